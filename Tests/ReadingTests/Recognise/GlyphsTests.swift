import Models
import Testing

@testable import Reading

/// Characters that a network saw on a drawn line, made into words.
struct GlyphsTests {
    private static let height = 48

    /// A line with a black bar for each pair of columns, without its border.
    private func ink(width: Int, bars: [Range<Int>], rows: Range<Int> = 8..<40) throws -> InkColumns {
        var pixels = [UInt8](repeating: 255, count: width * Self.height)
        for y in rows {
            for bar in bars { for x in bar { pixels[y * width + x] = 0 } }
        }
        guard let pix = Pix(greyPixels: pixels, width: width, height: Self.height), let layers = SheetLayers(pix) else {
            throw StageFailure(.recognise, .engine, "There is no picture.")
        }
        let box = Box(x: 0, y: 0, width: width, height: Self.height)
        let line = DetectedLine(quad: Quad(box), confidence: 1, isLightOnDark: false)
        guard let cut = LineCut(of: line, from: layers) else {
            throw StageFailure(.recognise, .engine, "There is no cut.")
        }
        return InkColumns(of: cut)
    }

    /// A character in the middle of each bar.
    private func glyphs(_ text: String, _ bars: [Range<Int>], width: Int, spaces: [Double] = []) -> [Glyph] {
        zip(text, bars).enumerated().map { index, pair in
            Glyph(
                text: String(pair.0), confidence: 0.9,
                place: Double(pair.1.lowerBound + pair.1.upperBound) / 2 / Double(width),
                spaceBefore: index < spaces.count ? spaces[index] : 0)
        }
    }

    private func text(_ glyphs: [Glyph], _ ink: InkColumns, width: Int) -> String {
        GlyphGaps.spaced(glyphs, on: ink, width: width).map(\.text).joined()
    }

    /// Bars of 10 pixels with the given gaps between them.
    private func bars(_ gaps: [Int]) -> [Range<Int>] {
        gaps.reduce(into: [10..<20]) { bars, gap in
            let start = (bars.last?.upperBound ?? 0) + gap
            bars.append(start..<start + 10)
        }
    }

    @Test func lettersSetApartAreOneWordThoughTheNetworkHalfSeesASpace() throws {
        let bars = bars([24, 24, 24, 24, 24, 24, 24])
        let ink = try ink(width: 400, bars: bars)
        let spaces = [0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.45, 0.1]
        #expect(text(glyphs("Starters", bars, width: 400, spaces: spaces), ink, width: 400) == "Starters")
    }

    @Test func aWideGapIsASpaceThoughTheNetworkDoubtsIt() throws {
        let bars = bars([4, 4, 18, 4, 4, 4, 4])
        let ink = try ink(width: 400, bars: bars)
        let spaces = [0, 0, 0, 0.2, 0, 0, 0, 0]
        #expect(text(glyphs("withcorn", bars, width: 400, spaces: spaces), ink, width: 400) == "wit hcorn")
        // Without a gap the network must be sure.
        let even = self.bars([4, 4, 4, 4, 4, 4, 4])
        let plain = try self.ink(width: 400, bars: even)
        #expect(text(glyphs("withcorn", even, width: 400, spaces: spaces), plain, width: 400) == "withcorn")
    }

    @Test func chineseIsPartedByTheNetworkAlone() throws {
        let bars = bars([4, 40, 4])
        let ink = try ink(width: 200, bars: bars)
        #expect(text(glyphs("湯麵飯粥", bars, width: 200), ink, width: 200) == "湯麵飯粥")
    }

    @Test func aWordIsAsSureAsAllOfItsLettersTogether() throws {
        let glyphs = ["T", "e", "a"].enumerated().map {
            Glyph(text: $0.element, confidence: $0.offset == 1 ? 0.5 : 0.9, place: 0.2 + 0.2 * Double($0.offset))
        }
        let words = GlyphWords.words(of: glyphs, width: 220, height: 68)
        #expect(words.map(\.text) == ["Tea"] && words[0].confidence == 0.405)
    }

    @Test func aNumberIsSureBesideASignThatIsnt() {
        let glyphs = "も315".enumerated().map {
            Glyph(
                text: String($0.element), confidence: $0.offset == 0 ? 0.2 : 0.99,
                place: 0.1 + 0.1 * Double($0.offset))
        }
        let numbers = GlyphWords.numbers(of: glyphs, width: 220, height: 68)
        #expect(numbers.map(\.text) == ["315"])
        #expect(numbers.allSatisfy { $0.confidence > 0.95 })
    }

    /// A sign that the recogniser doesn't know may look like a digit, but never certainly.
    @Test(arguments: [("四66", 0.18, "66"), ("225", 0.2, "25"), ("225", 0.95, "225"), ("2", 0.2, "2")])
    func aSignThatLooksLikeADigitIsNone(_ text: String, _ confidence: Double, _ number: String) {
        let glyphs = text.enumerated().map {
            Glyph(
                text: String($0.element), confidence: $0.offset == 0 ? confidence : 0.99,
                place: 0.1 + 0.1 * Double($0.offset))
        }
        #expect(GlyphWords.numbers(of: glyphs, width: 220, height: 68).map(\.text) == [number])
    }

    @Test func inkWithoutACharacterIsUnreadButARuleIsnt() throws {
        let letters = bars([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
        let width = letters.last.map { $0.upperBound + 200 } ?? 0
        let ink = try ink(width: width, bars: letters)
        // Only the last letters were recognised.
        let seen = glyphs("corn", Array(letters.suffix(4)), width: width)
        let unread = GlyphWords.unread(between: seen, on: ink, width: width + 20, height: 68)
        #expect(unread.count == 1)
        #expect(unread.allSatisfy { $0.x < 20 && $0.maxX < letters[9].lowerBound + 20 })
        let rule = try self.ink(width: width, bars: [0..<120] + Array(letters.suffix(4)), rows: 38..<41)
        #expect(GlyphWords.unread(between: seen, on: rule, width: width + 20, height: 68).isEmpty)
    }

    @Test func lettersOfALanguageAreListedOrItIsLeftToTesseract() {
        #expect(LanguageLetters.needed(for: "eng")?.isEmpty == true)
        #expect(LanguageLetters.needed(for: "deu") == ["ß"])
        #expect(LanguageLetters.needed(for: "vie")?.contains("ệ") == true)
        #expect(LanguageLetters.needed(for: "jpn")?.contains("の") == true)
        #expect(LanguageLetters.needed(for: "tha") == nil)
    }
}
