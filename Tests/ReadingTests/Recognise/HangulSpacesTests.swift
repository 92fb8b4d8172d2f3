import Models
import Testing

@testable import Reading

/// Korean words on a cut on which a block is drawn for each syllable.
struct HangulSpacesTests {
    private static let (width, height) = (300, 200)
    /// The cut is twice as large.
    private static let line = Box(x: 50, y: 88, width: 200, height: 24)

    /// The words, one for each block, after those that touch are joined; `blocks` are columns of the sheet.
    ///
    /// - Parameter holdsBoth: whether the box of the first word holds the second as well.
    private func joined(
        _ words: [(text: String, block: Range<Int>)], confidences: [Double] = [], holdsBoth: Bool = false
    ) throws -> [Word] {
        var pixels = [UInt8](repeating: 200, count: Self.width * Self.height)
        for word in words {
            for y in 92..<108 { for x in word.block { pixels[y * Self.width + x] = 40 } }
        }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        guard let layers = SheetLayers(pix),
            let cut = LineCut(of: DetectedLine(quad: Quad(Self.line), confidence: 1), from: layers)
        else { throw TestPicture.NotMade() }
        let read = words.enumerated().map { index, word in
            let end = holdsBoth && index == 0 ? words[1].block.upperBound : word.block.upperBound
            return Word(
                text: word.text,
                box: Box(
                    x: (word.block.lowerBound - Self.line.x) * 2 + LineCut.border, y: LineCut.border,
                    width: (end - word.block.lowerBound) * 2, height: 48),
                confidence: confidences.isEmpty ? 0.9 : confidences[index])
        }
        return HangulSpaces.joined(read, on: cut)
    }

    @Test func syllablesThatStandCloseAreOneWord() throws {
        let words = try joined(
            [("비", 60..<76), ("빔", 79..<95), ("국", 105..<121), ("수", 124..<140)],
            confidences: [0.9, 0.7, 0.8, 0.8])
        #expect(words.map(\.text) == ["비빔", "국수"])
        #expect(words.map(\.confidence) == [0.8, 0.8])
        #expect(words.first?.box == Box(x: 30, y: 10, width: 70, height: 48))
    }

    @Test func aWideGapIsASpace() throws {
        #expect(try joined([("비", 60..<76), ("빔", 86..<102)]).map(\.text) == ["비", "빔"])
    }

    @Test func aBoxAroundTwoWordsSaysNothingOfTheGapBehindThem() throws {
        let read = [("감", 60..<76), ("자", 79..<95), ("국", 110..<126)]
        #expect(try joined(read, holdsBoth: true).map(\.text) == ["감자", "국"])
        let apart = [("국", 60..<76), ("감자", 86..<118), ("국", 140..<156)]
        #expect(try joined(apart, holdsBoth: true).map(\.text) == ["국", "감자", "국"])
    }

    @Test func aUnitBelongsToItsNumber() throws {
        #expect(try joined([("24,000", 60..<110), ("원", 113..<129)]).map(\.text) == ["24,000원"])
        #expect(try joined([("24,000", 60..<110), ("원", 120..<136)]).map(\.text) == ["24,000", "원"])
    }

    @Test func othersStayApart() throws {
        #expect(try joined([("beef", 60..<110), ("국", 113..<129)]).map(\.text) == ["beef", "국"])
        #expect(try joined([("국", 60..<76), ("24", 79..<99)]).map(\.text) == ["국", "24"])
        #expect(try joined([("국", 60..<76)]).map(\.text) == ["국"])
    }
}
