import Models
import Testing

@testable import Reading

struct TextEvidenceTests {
    private func isText(_ lines: String..., confidence: Double) -> Bool {
        TextEvidence(lines.map { line(of: $0, confidence) }).isText
    }

    private func line(of text: String, _ confidence: Double) -> ReadLine {
        ReadLine(
            words: text.split(separator: " ").map {
                Word(text: String($0), box: Box(x: 0, y: 0, width: 9, height: 9), confidence: confidence)
            }, block: 0)
    }

    @Test func sureWordsAreText() {
        #expect(isText("Tomato soup 4.50", confidence: 0.9))
        #expect(isText("Soup", confidence: 0.9))
        #expect(isText("Tea 2.50", "Pie 3.00", confidence: 0.75))
    }

    @Test func unsureOnesAreNot() {
        #expect(!isText("Tomato soup with basil", confidence: 0.6))
        #expect(!isText(confidence: 1))
    }

    @Test func repeatedAndSingleLettersAreNot() {
        #expect(!isText("eeee", "noon", "l", confidence: 0.95))
    }

    @Test func charactersWithoutSpacesNeedARun() {
        #expect(isText("牛 肉 面", confidence: 0.75))
        #expect(isText("ผัดไทย", confidence: 0.75))
        #expect(!isText("牛 o 肉 i 面", confidence: 0.4))
        #expect(!isText("一 一 一 一", "o", confidence: 0.3))
    }

    @Test func hangulNeedsTwoSyllables() {
        #expect(isText("김치", confidence: 0.85))
        #expect(!isText("김", confidence: 0.85))
    }

    @Test func aFewSureWordsDoNotCarryALotOfNoise() {
        let noise = line(of: Array(repeating: "ae", count: 400).joined(separator: " "), 0.3)
        #expect(!TextEvidence([noise, line(of: "Soup", 0.9)]).isText)
        #expect(TextEvidence([noise, line(of: "Soup with bread salad", 0.9)]).isText)
    }
}
