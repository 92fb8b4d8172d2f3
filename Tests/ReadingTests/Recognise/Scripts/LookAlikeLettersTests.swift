import Models
import Testing

@testable import Reading

@Suite struct LookAlikeLettersTests {
    private func inOneScript(_ text: String) -> String {
        LookAlikeLetters.inOneScript(Word(text: text, box: Box(x: 0, y: 0, width: 10, height: 10), confidence: 1)).text
    }

    @Test(arguments: [
        ("πιáτa", "πιάτα"), ("Koυλoúpι", "Κουλούρι"), ("Kaτáλoyo", "Κατάλογο"), ("Θεσσaλoνικηs,", "Θεσσαλονικης,"),
        ("(Φακέs)", "(Φακές)"), ("борщ-Cуп", "борщ-Суп"), ("Бopщ", "Борщ"), ("Οlive", "Olive"), ("Сaffè", "Caffè"),
    ])
    func aWordIsInOneScript(read: String, printed: String) {
        #expect(inOneScript(read) == printed)
    }

    /// What could be in either script stays as it was read, and so does a word with a letter that is in neither.
    @Test(arguments: ["TZATZIKI", "Tυpί", "Crème", "σπανάκι", "Бургер", "12,50 €", "Fluß", "κotónουλο", "麺pasta"])
    func otherWordsStay(word: String) {
        #expect(inOneScript(word) == word)
    }
}
