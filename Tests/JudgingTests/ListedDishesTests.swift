import Foundation
import Judging
import KnownDishes
import Models
import Testing

/// Well-known dishes whose names don't tell all that is in them, in `Tests/ListedDishes`: the tables have learned from them,
/// and must not forget.
@Suite struct ListedDishesTests {
    private struct Row: Decodable {
        var name: String
        var language: String
        var allergens: [Allergen]
    }

    private static let files = LabelledDishes.files(in: "ListedDishes")

    @Test func allLanguagesAreThere() { #expect(Self.files.count == 46) }

    /// Before they were learned from, 16 of 100 allergens were missed in all languages together.
    @Test(arguments: files.map(\.lastPathComponent))
    func theirAllergensAreSaid(file: String) throws {
        let url = try #require(Self.files.first { $0.lastPathComponent == file })
        let judge = Judge()
        let decoder = JSONDecoder()
        var (held, missed) = (0, 0)
        for line in try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")) {
            let row = try decoder.decode(Row.self, from: Data(line))
            let said = judge(DishText(name: row.name, language: row.language)).allergens
            held += row.allergens.count
            missed += row.allergens.count { said[$0] == nil }
        }
        #expect(held > 50)
        #expect(Double(missed) <= 0.04 * Double(held))
    }
}
