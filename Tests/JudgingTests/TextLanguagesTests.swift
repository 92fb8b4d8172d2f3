import Judging
import Testing

/// Whether two rows of a menu are in one language, by the words that the tables hold.
@Suite struct TextLanguagesTests {
    private func disagreement(_ one: String, _ other: String) -> Int? {
        let words = { (text: String) in TextLanguages(of: text.split(separator: " ").map(String.init)) }
        return words(one).disagreement(with: words(other))
    }

    @Test(arguments: [
        ("Queso fresco", "Homemade cheese"), ("Домашний хлеб", "Homemade bread"),
        ("Hähnchensuppe mit Brot", "Chicken soup"),
        ("Zwiebelkuchen mit Salaten", "Onion tart with salads"), ("Pollo asado con arroz", "Roast chicken with rice"),
    ])
    func aTranslationIsInAnotherLanguage(own: String, translation: String) throws {
        #expect(try #require(disagreement(own, translation)) > 0)
    }

    @Test(arguments: [
        ("Ensalada de queso fresco", "con tomate"), ("Homemade soup", "with homemade bread"),
        ("Chicken soup", "with mushrooms and lentils"), ("Suppe des Tages", "mit Zwiebeln"),
    ])
    func whatGoesOnIsInTheSame(above: String, below: String) {
        #expect(disagreement(above, below) == 0)
    }

    @Test(arguments: ["4,50", "Xyzzy Qwert", ""])
    func wordsOfNoOneLanguageTellNothing(text: String) {
        #expect(disagreement(text, "Homemade cheese") == nil)
    }
}
