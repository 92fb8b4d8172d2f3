import Judging
import Testing

/// Whether two rows of a menu are in one language, by the words that the tables hold.
@Suite struct TextLanguagesTests {
    private func disagreement(_ one: String, _ other: String) -> Int? {
        let words = { (text: String) in TextLanguages(of: text.split(separator: " ").map(String.init)) }
        return words(one).disagreement(with: words(other))
    }

    @Test(arguments: [
        ("Tomatensuppe mit Brot", "Tomato soup with bread"), ("Poulet aux champignons", "Chicken with mushrooms"),
        ("Домашний хлеб", "Homemade bread"),
    ])
    func aTranslationIsInAnotherLanguage(own: String, translation: String) throws {
        #expect(try #require(disagreement(own, translation)) > 0)
    }

    @Test(arguments: [
        ("Chicken breast with mushrooms", "and fresh vegetables"), ("Gegrillter Fisch", "mit Zwiebeln und Brot"),
    ])
    func whatGoesOnIsInTheSame(above: String, below: String) {
        #expect(disagreement(above, below) == 0)
    }

    @Test(arguments: ["Pizza", "4,50", "Xyzzy Qwert", ""])
    func wordsOfNoOneLanguageTellNothing(text: String) {
        #expect(disagreement(text, "Chicken with mushrooms") == nil)
    }
}
