import Files
import Foundation
import Models
import Testing

@testable import Reading

/// Numbers in the digits of Arabic, on lines drawn in typefaces that the network didn't learn from: Noto Naskh and Noto
/// Sans, each with a name at the right and a price at the left, and one line with a Western number
/// (`scripts/draw-test-pictures.py Tests/Pictures`).
struct ArabicNumbersTests {
    private static let picture = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Pictures/arabic-prices.png")

    private func layers() throws -> SheetLayers {
        let photo = try LoadPhoto()(FilePath(Self.picture.path), shownAs: "arabic-prices.png")
        let picture = try Decode()(photo)
        let grey = try TestPicture.require(picture.pix.grey())
        guard let layers = SheetLayers(grey) else { throw TestPicture.NotMade() }
        return layers
    }

    private func line(_ row: Int) -> DetectedLine {
        DetectedLine(quad: Quad(Box(x: 10, y: row * 60 + 8, width: 390, height: 46)), confidence: 1)
    }

    private func runs(_ row: Int) throws -> [NumberRun] {
        let network = try #require(DigitNetwork.embedded)
        guard let cut = LineCut(of: line(row), from: try layers()) else { throw TestPicture.NotMade() }
        return NumberRun.found(on: cut, by: network)
    }

    @Test(arguments: [(0, "٣٥"), (1, "١٣٥"), (2, "٨٦")])
    func aNumberIsKnownByItsShapesAndNothingElseIsTakenForOne(row: Int, text: String) throws {
        let runs = try runs(row)
        #expect(runs.map(\.text) == [text])
        #expect(runs.allSatisfy { $0.confidence > 0.5 && $0.lead > 0 })
    }

    @Test func westernDigitsAreNone() throws {
        #expect(try runs(3).filter { $0.count > 1 && $0.lead > 0 }.isEmpty)
    }

    @Test func aNumberBecomesAWordAndTheRestIsReadWithoutIt() throws {
        let network = try #require(DigitNetwork.embedded)
        let numbers = ArabicNumbers(network: network, layers: try layers())
        let lines = (0...2).map(line)
        let junk = lines.map { _ in
            LineReading(
                words: [
                    Word(text: "AV", box: Box(x: 20, y: 8, width: 90, height: 40), confidence: 0.9),
                    Word(text: "فتوش", box: Box(x: 300, y: 8, width: 76, height: 40), confidence: 0.9),
                ],
                language: "ara")
        }
        var inkInPlace: [Int] = []
        let readings = try numbers.restored(in: junk, of: lines) { cut throws(StageFailure) in
            // Where the first number stood.
            var dark = 0
            for y in 0..<cut.pix.height {
                let row = cut.pix.greyRow(y)
                dark += row[70..<min(row.count, 90)].count { $0 < 140 }
            }
            inkInPlace.append(dark)
            let unit = Box(x: LineCut.border + 12, y: LineCut.border, width: 40, height: 48)
            let name = Box(x: 300, y: LineCut.border, width: 80, height: 48)
            return LineReading(
                words: [
                    Word(text: "ج.م", box: unit, confidence: 0.9), Word(text: "again", box: name, confidence: 0.9),
                ], language: "ara")
        }
        let texts = ["٣٥", "١٣٥", "٨٦"].map { ["ج.م", $0, "فتوش"] }
        #expect(readings.map { $0.words.map(\.text) } == texts)
        #expect(inkInPlace.contains(0))
        let box = try #require(readings.first?.words[1].box)
        #expect((65...72).contains(box.x) && (90...97).contains(box.maxX))
    }

    @Test func aPageWithWesternDigitsStaysAsItIs() throws {
        let network = try #require(DigitNetwork.embedded)
        let reading = LineReading(
            words: [Word(text: "49", box: Box(x: 70, y: 190, width: 34, height: 40), confidence: 0.9)], language: "ara")
        let readings = try ArabicNumbers(network: network, layers: try layers()).restored(in: [reading], of: [line(3)])
        {
            _ throws(StageFailure) in
            Issue.record("nothing is to be read again")
            return reading
        }
        #expect(readings.map { $0.words.map(\.text) } == [["49"]])
    }

    @Test(arguments: ["", "first\t1\t2", "first\tx", "dense\t1\n"])
    func aDamagedTableIsNone(table: String) { #expect(DigitNetwork(Array(table.utf8)) == nil) }
}
