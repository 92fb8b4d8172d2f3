import Models
import Testing

@testable import Judging

struct DietClaimsTests {
    @Test func everyCombinationIsTheDictionaryOfIt() {
        let claims: [Claim?] = [nil] + Claim.allCases
        for vegan in claims {
            for vegetarian in claims {
                for pescatarian in claims {
                    var all = DietClaims()
                    all[.vegan] = vegan
                    all[.vegetarian] = vegetarian
                    all[.pescatarian] = pescatarian
                    var dictionary: [Diet: Claim] = [:]
                    for diet in Diet.allCases { dictionary[diet] = all[diet] }
                    #expect(all.dictionary == dictionary)
                    #expect(dictionary[.vegan] == vegan && dictionary[.pescatarian] == pescatarian)
                }
            }
        }
    }

    @Test func codesAreReadByTheirLanguage() {
        #expect(PrimarySubtag("de-AT") == PrimarySubtag("DE"))
        #expect(PrimarySubtag("de_CH") == PrimarySubtag("de"))
        #expect(PrimarySubtag("gsw") != PrimarySubtag("de"))
        #expect(PrimarySubtag("english") == nil)
        #expect(ReadingLanguage(code: "de-AT").joinsWords && !ReadingLanguage(code: "english").joinsWords)
        #expect(
            ReadingLanguage(code: "english").own == .other
                && ReadingLanguage(code: "no").own == ReadingLanguage(code: "nb").own)
    }
}
