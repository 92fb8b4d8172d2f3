import Models
import Testing

@testable import Reading

struct LineReadingTests {
    private func isWhole(_ language: String, _ words: (String, Double)...) -> Bool {
        let box = Box(x: 0, y: 0, width: 9, height: 9)
        return LineReading(words: words.map { Word(text: $0.0, box: box, confidence: $0.1) }, language: language)
            .isWhole
    }

    @Test func aLineIsWholeWhereAllOfItIsSurelyRead() {
        #expect(isWhole("ell", ("μέλι", 0.9), ("8,50", 0.95)))
        #expect(!isWhole("ell", ("μέλι", 0.7), ("8,50", 0.95)))
        #expect(!isWhole("ell", ("μέλι", 0.9), ("8,50", 0.85)))
        #expect(!isWhole("ell", ("μέλι", 0.9), ("honey", 0.95)))
        #expect(!isWhole("ell"))
        #expect(isWhole("tha", ("ต้มยำ", 0.95)))
        #expect(!isWhole("tha", ("ต้มยำ", 0.85)))
    }

    @Test(arguments: [
        ("24,000원", true), ("8,50€", true), ("½", true), ("12", true), ("7Up", false), ("soup", false), ("五", false),
        ("€", false),
    ])
    func halfOfANumberIsDigits(text: String, wanted: Bool) {
        #expect(Word(text: text, box: Box(x: 0, y: 0, width: 9, height: 9), confidence: 1).isNumber == wanted)
    }
}
