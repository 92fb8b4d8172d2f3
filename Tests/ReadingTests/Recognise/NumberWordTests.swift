import Models
import Testing

@testable import Reading

/// A number that a second recogniser looks at as well.
struct NumberWordTests {
    private let box = Box(x: 5, y: 6, width: 70, height: 20)

    private func word(_ text: String, _ confidence: Double, x: Int = 0) -> Word {
        Word(text: text, box: Box(x: x, y: 0, width: 60, height: 20), confidence: confidence)
    }

    private func surer(_ text: String, _ confidence: Double, _ again: Word...) -> Word {
        NumberWord.surer(Word(text: text, box: box, confidence: confidence), again)
    }

    @Test func surerDigitsAreTakenAndTheSignStays() {
        let number = surer("₩2400", 0.6, word("F24,000", 0.95))
        #expect(number.text == "₩24,000")
        #expect(number.confidence == 0.95)
        #expect(number.box == box)
        #expect(surer("24,00원", 0.6, word("24,000P", 0.95)).text == "24,000원")
    }

    @Test func whatIsNotSureEnoughIsLeft() {
        #expect(surer("₩2400", 0.97, word("24,000", 0.95)).text == "₩2400")
        #expect(surer("₩2400", 0.3, word("24,000", 0.84)).text == "₩2400")
    }

    @Test func digitsAreNotLost() {
        #expect(surer("₩24,000", 0.6, word("4,000", 0.95)).text == "₩24,000")
        #expect(surer("₩24,000", 0.6, word("soup", 0.95)).text == "₩24,000")
    }

    @Test func onlyOneWordIsCompared() {
        #expect(surer("₩2400", 0.6).text == "₩2400")
        #expect(surer("₩2400", 0.6, word("24", 0.95), word("0000", 0.95, x: 70)).text == "₩2400")
    }
}
