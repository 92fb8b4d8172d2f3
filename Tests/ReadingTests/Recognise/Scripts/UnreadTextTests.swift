import Models
import Testing

@testable import Reading

@Suite struct UnreadTextTests {
    private func isUnread(_ language: String, isByCharacters: Bool, _ words: (String, Double)...) -> Bool {
        let box = Box(x: 0, y: 0, width: 9, height: 9)
        let words = words.map { Word(text: $0.0, box: box, confidence: $0.1) }
        return UnreadText.isUnread(
            words, of: ReadLine(words: words, block: 0, language: language, isByCharacters: isByCharacters))
    }

    /// The confidences of a long word's characters multiply to little, though each is nearly sure.
    @Test func aLongWordIsReadThoughItIsDoubtful() {
        #expect(!isUnread("tur", isByCharacters: true, ("Kuşbaşılı", 0.25), ("175", 1)))
        #expect(!isUnread("jpn", isByCharacters: true, ("焼鳥5本盛（もも・レバー・砂肝・皮・つくね)", 0.36)))
        // A confidence of Tesseract's isn't made of its characters'.
        #expect(isUnread("tur", isByCharacters: false, ("Kuşbaşılı", 0.25), ("175", 1)))
        #expect(isUnread("tur", isByCharacters: true, ("Kuşba", 0.25), ("175", 1)))
    }

    /// The page's lines are put in order before they are asked.
    @Test func linesInReadingOrderAreOfTheSameKind() {
        let word = Word(text: "Kuşbaşılı", box: Box(x: 0, y: 0, width: 90, height: 9), confidence: 0.25)
        for isByCharacters in [true, false] {
            let line = ReadLine(words: [word], block: 0, language: "tur", isByCharacters: isByCharacters)
            #expect(ReadingOrder.arranged([line]).map(\.isByCharacters) == [isByCharacters])
        }
    }

    @Test func manyUnsureCharactersAreUnread() {
        #expect(isUnread("jpn", isByCharacters: true, (String(repeating: "か", count: 60), 0)))
    }

    @Test func lettersOfAnotherScriptStayUnread() {
        #expect(isUnread("ell", isByCharacters: true, ("T@atZikt", 0.4), ("16,60€", 1)))
        #expect(isUnread("tur", isByCharacters: true, ("C6.33.30.85.84", 0.36), ("kiR", 0.33)))
    }
}
