import Models
import Testing

@testable import Judging

/// Words that a break, a stray space or a digit keeps from being found as they stand.
@Suite struct SplitWordTests {
    private func judged(_ name: String, _ language: String?) -> Classification {
        Judge()(DishText(name: name, language: language))
    }

    @Test(arguments: [
        ("Grünkohl mit Kas-\nseler", "de"), ("Spinach with ba-\ncon", "en"), ("Riso e piselli con pan- cetta", "it"),
        ("Риба не сьогодні, картопля з кур-\nкою", "uk"),
    ])
    func aWordIsWholeAcrossABreak(_ name: String, _ language: String) {
        #expect(judged(name, language).claims[.vegetarian] == .no)
    }

    @Test func partsOfABrokenWordStayADoubt() {
        // A part that names an animal isn't forgotten where the whole word names none.
        #expect(judged("Butter-\nbohnen", "de").claims[.vegan] != .yes)
        #expect(judged("Kartoffel-\nsuppe", "de").claims == judged("Kartoffelsuppe", "de").claims)
    }

    @Test(arguments: [
        ("Pimientos rellenos de baca1ao", "es", Allergen.fish), ("Leek tart with 0ysters", "en", .molluscs),
        ("Toast with ch33se", "en", .milk),
    ])
    func aDigitIsReadAsTheLetterItLooksLike(_ name: String, _ language: String, _ allergen: Allergen) {
        let judged = judged(name, language)
        #expect(judged.allergens[allergen] == .contains)
        #expect(judged.allergenBasis[allergen] == .guess)
        #expect(judged.claims[.vegan] == .no)
    }

    @Test func numbersStayNumbers() {
        #expect(judged("Tomatoes 100g", "en").claims[.vegan] == .yes)
        #expect(judged("B12 smoothie, banana", "en").allergens[.fish] == nil)
    }

    @Test func aStraySpaceIsNoEnd() {
        #expect(judged("Rice with sal mon", "en").allergens[.fish] == .contains)
        #expect(judged("Rice with tomato", "en").allergens[.fish] == nil)
    }

    /// Two words whose space was lost; the second may be declined, and the first a single letter.
    @Test(arguments: [("Хумус слепёшкой", "ru", Allergen.gluten), ("Panajo", "es", .gluten)])
    func wordsRunTogetherAreFound(_ name: String, _ language: String, _ allergen: Allergen) {
        #expect(judged(name, language).allergens[allergen] != nil)
    }

    /// A misread word raises the same doubt where it names an allergen of plants.
    @Test(arguments: [("Rugbred", "da", Allergen.gluten), ("Selerie gefüllt", "de", .celery)])
    func aMisreadAllergenIsADoubt(_ name: String, _ language: String, _ allergen: Allergen) {
        #expect(judged(name, language).allergens[allergen] == .mayContain)
        #expect(judged(name, language).allergenBasis[allergen] == .guess)
    }

    @Test(arguments: [
        ("Тофу з копченим вугром", "uk", Allergen.fish), ("Makaron z łososiem", "pl", .fish),
        ("Rizs rákkal", "hu", .crustaceans), ("Batatas com camarõezinhos", "pt", .crustaceans),
        ("Картофель с рачками", "ru", .crustaceans), ("Rugbrød med silde", "da", .fish),
    ])
    func declinedWordsMeanTheSame(_ name: String, _ language: String, _ allergen: Allergen) {
        #expect(judged(name, language).allergens[allergen] == .contains)
    }

    @Test func wordsOfAnotherLanguageAreNotDeclined() {
        #expect(Self.bases(of: "silde", in: LanguageSet(code: "da")).contains("sild"))
        #expect(Self.bases(of: "silde", in: LanguageSet(code: "ru")).contains("sild") == false)
        #expect(Self.bases(of: "łososiem", in: nil).contains("łosoś") == false)
    }

    private static func bases(of word: String, in language: LanguageSet?) -> [String] {
        var bases: [String] = []
        let bytes = Array(word.utf8)
        Inflection.forEachBase(of: bytes.span, in: language) { stem, ending, _ in
            let all = bytes.prefix(stem) + (0..<ending.count).map { ending[$0] }
            bases.append(String(decoding: all, as: UTF8.self))
        }
        return bases
    }
}
