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

    /// "रु 410", of which the second recogniser knows the digits.
    @Test func aNumberIsAsSureAsItsDigits() {
        let words = [word("410", 0.26), word("Tea", 0.4)]
        #expect(NumberWord.certain(words, [word("410", 0.98)]).map(\.confidence) == [0.98, 0.4])
        #expect(NumberWord.certain(words, [word("41", 0.98)]).map(\.confidence) == [0.26, 0.4])
        #expect(NumberWord.certain(words, [word("410", 0.1)]).map(\.confidence) == [0.26, 0.4])
    }

    /// A cut with bars of ink, as many as the letters of what is printed.
    private func cut(bars: [Range<Int>]) throws -> LineCut {
        let (width, height) = (300, 100)
        var pixels = [UInt8](repeating: 230, count: width * height)
        for bar in bars { for y in 30..<62 { for x in bar { pixels[y * width + x] = 30 } } }
        let pix = try TestPicture.require(Pix(greyPixels: pixels, width: width, height: height))
        let line = DetectedLine(quad: Quad(Box(x: 0, y: 22, width: width, height: 48)), confidence: 1)
        guard let layers = SheetLayers(pix), let cut = LineCut(of: line, from: layers) else {
            throw TestPicture.NotMade()
        }
        return cut
    }

    /// "49 kg" in bars, of which the first recogniser saw "9 kg", the 4 as a part of "kg" or nowhere.
    private func whole(_ text: String, _ again: [Word], sign: String? = nil) throws -> [Word] {
        let words = [
            Word(text: text, box: Box(x: 146, y: 15, width: 20, height: 40), confidence: 0.97),
            Word(text: "kg", box: Box(x: 60, y: 15, width: 75, height: 40), confidence: 0.9),
        ]
        let cut = try cut(bars: [50..<62, 66..<78, 110..<130, 136..<156])
        return try NumberWord.whole(words, on: cut, sign: sign) { _ throws(StageFailure) in again }
    }

    @Test func digitsThatWereDroppedAreReadInTheirRunOfInk() throws {
        let words = try whole("9", [word("49", 0.99)])
        #expect(words.map(\.text) == ["49", "kg"])
        #expect(words[0].box.x < 130 && words[1].box.maxX <= words[0].box.x)
        #expect(try whole("9", [word("49", 0.8)]).map(\.text) == ["9", "kg"])
        #expect(try whole("49", [word("149", 0.99)]).map(\.text) == ["49", "kg"])
    }

    @Test func aSignThatWasDroppedIsTheCurrencys() throws {
        let signed = try whole("9", [word("N9", 0.1)], sign: "₪")
        #expect(signed.map(\.text) == ["₪9", "kg"])
        // The doubt about the sign is none about the digits.
        #expect(signed[0].confidence == 0.97)
        #expect(try whole("9", [word("9N", 0.5)], sign: "₪").map(\.text) == ["9₪", "kg"])
        #expect(try whole("9", [word("N9", 0.5)]).map(\.text) == ["9", "kg"])
        #expect(try whole("9", [word("N8", 0.5)], sign: "₪").map(\.text) == ["9", "kg"])
    }
}
