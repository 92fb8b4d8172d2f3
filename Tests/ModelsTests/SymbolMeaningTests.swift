import Foundation
import Models
import Testing

@Suite struct SymbolMeaningTests {
    @Test func everyMeaningSurvivesItsName() throws {
        #expect(Set(SymbolMeaning.allCases.map(\.rawValue)).count == 15 + 3 * Allergen.allCases.count)
        for meaning in SymbolMeaning.allCases {
            #expect(SymbolMeaning(rawValue: meaning.rawValue) == meaning)
            let data = try JSONEncoder.bundle().encode([meaning])
            #expect(try JSONDecoder().decode([SymbolMeaning].self, from: data) == [meaning])
        }
        #expect(SymbolMeaning(rawValue: "gluten-free") == nil)
        #expect(SymbolMeaning.contains(.milk) != .mayContain(.milk))
    }
}
