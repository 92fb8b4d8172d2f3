import CLeptonica
import Foundation
import Models
import Pages
import Testing

@testable import Reading

/// Pages that are hard to read end with a fitting answer: never a trap, never a hang.
@Suite(.enabled(if: LanguageData().installed.contains("eng")))
struct OddTextTests {
    private func read(_ pix: consuming Reading.Pix, deadline: Duration = .seconds(120)) throws -> ReadPage {
        let picture = try DrawnPage.picture(pix)
        let quality = try Inspect()(picture)
        let sheet = try Straighten()(picture, quality: quality)
        return try Recognise(languages: .fixed(["en"]), deadline: deadline)(sheet)
    }

    private func canvas(_ width: Int, _ height: Int, _ grey: (Int, Int) -> UInt8) throws -> Reading.Pix {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height { for x in 0..<width { pixels.append(grey(x, y)) } }
        return try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
    }

    @Test func aPageFullOfTextEndsAtTheDeadline() throws {
        let line = "Grilled chicken with rice and lemon 11.40   Mushroom risotto with garlic bread 10.90"
        let lines = (0..<200).map { (text: line, x: 20 + $0 % 2 * 1_400, y: 30 + $0 / 2 * 20) }
        let page = try read(
            DrawnPage(width: 2_800, height: 2_060, fontSize: 4, lines: lines).pix(), deadline: .seconds(1))
        #expect(page.warnings.map(\.code).contains("deadline"))
        #expect(page.lines.count < lines.count)
    }

    @Test func textInTwentySizesIsRead() throws {
        var strips: [UInt8] = []
        var height = 0
        for size in 0..<20 {
            let line = try DrawnPage(
                width: 1_200, height: 60, fontSize: 8, lines: [(text: "Tomato soup 4.50", x: 40, y: 40)]
            ).pix()
            let scaled = try TestPicture.require(line.scaled(by: 0.3 + Double(size) * 0.08))
            for y in 0..<scaled.height {
                let row = scaled.greyRow(y).prefix(1_200)
                strips += row + [UInt8](repeating: 235, count: 1_200 - row.count)
            }
            height += scaled.height
        }
        let page = try read(try TestPicture.require(Reading.Pix(greyPixels: strips, width: 1_200, height: height)))
        #expect(page.lines.count { $0.text.contains("soup") } >= 15)
    }

    @Test func textOnACircleGivesAnAnswer() throws {
        let line = try DrawnPage(
            width: 1_800, height: 60, fontSize: 10,
            lines: [(text: "Soup of the day and fresh bread with butter", x: 20, y: 45)]
        ).pix().greyPixels()
        let page = try read(
            try canvas(900, 900) { x, y in
                let (dx, dy) = (Double(x) - 450, Double(y) - 450)
                let row = Int(340 - hypot(dx, dy))
                let column = Int((atan2(dx, -dy) / .pi + 1) * 900)
                return (0..<60).contains(row) && column < 1_800 ? line[row * 1_800 + column] : 235
            })
        #expect(page.lines.flatMap(\.words).count <= 12)
    }

    @Test func scribblesAreNoText() throws {
        var dark = Set<Int>()
        for row in 0..<6 {
            for step in 0..<9_000 {
                let t = Double(step) / 60
                let x = 60 + t * 7 + 9 * sin(t * 2.1 + Double(row))
                let y = Double(90 + row * 90) + 14 * sin(t * 1.7) + 11 * sin(t * 2.9 + Double(row) * 2)
                for offset in 0..<9 { dark.insert((Int(y) + offset / 3) * 1_200 + Int(x) + offset % 3) }
            }
        }
        let page = try read(try canvas(1_200, 640) { x, y in dark.contains(y * 1_200 + x) ? 40 : 230 })
        #expect(page.lines.flatMap(\.words).count <= 5)
    }

    @Test func aLongStripIsRead() throws {
        let lines = (0..<20).map { (text: "Tomato soup 4.50", x: 100 + $0 * 990, y: 120) }
        let page = try read(DrawnPage(width: 20_000, height: 200, fontSize: 12, lines: lines).pix())
        #expect(page.lines.map(\.text).joined(separator: " ").components(separatedBy: "soup").count > 15)
    }

    @Test(arguments: [(1, 1), (1, 3_000), (3_000, 1), (2, 2), (15, 15)])
    func tinyPicturesHaveNoText(width: Int, height: Int) throws {
        let page = try read(DrawnPage.noise(width: width, height: height))
        #expect(page.lines.isEmpty && !page.hasText)
    }
}
