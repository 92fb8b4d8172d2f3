import Models
import Testing

@testable import Reading

@Suite struct FrenchLigatureTests {
    private func restored(_ text: String) -> String {
        FrenchLigature.restored(Word(text: text, box: Box(x: 0, y: 0, width: 10, height: 10), confidence: 1)).text
    }

    @Test(arguments: [
        ("Eufs", "Œufs"), ("ceuf", "œuf"), ("d'euf,", "d'œuf,"), ("EUFS", "ŒUFS"), ("Beuf", "Bœuf"), ("bceuf", "bœuf"),
        ("(Ceufs)", "(Œufs)"), ("cceurs", "cœurs"),
    ])
    func theLigatureIsRestored(read: String, printed: String) {
        #expect(restored(read) == printed)
    }

    @Test func otherWordsStay() {
        for word in ["Veux", "neuf", "œuf", "Euforia", "veuf", "ce", "12,50", "", "Œufs"] {
            #expect(restored(word) == word)
        }
    }
}
