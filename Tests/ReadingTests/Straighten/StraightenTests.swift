import CLeptonica
import Models
import Pages
import Testing

@testable import Reading

struct StraightenTests {
    private func sheet(_ picture: consuming Picture) throws -> Sheet {
        let quality = try Inspect()(picture)
        return try Straighten()(picture, quality: quality)
    }

    @Test func aGoodPageIsOnlyScaled() throws {
        let sheet = try sheet(DrawnPage(width: 1_800, height: 1_300).picture())
        #expect(sheet.straightening == Straightening())
        #expect(sheet.pix.depth == 8 && sheet.pix.width == 1_800)
    }

    @Test func theTransformKnowsScaleAndReduction() throws {
        let sheet = try sheet(DrawnPage(width: 1_000, height: 800).picture(reduction: 2))
        #expect(sheet.pix.width == 1_549)
        #expect(sheet.straightening.scale == 0.7746)
        let corner = sheet.transform.point(1_549.19, 1_239.35)
        #expect(abs(corner.x - 2_000) < 0.01 && abs(corner.y - 1_600) < 0.01)
    }

    @Test(arguments: [
        (4_000, 3_000, 0.6), (2_000, 1_000, 1), (800, 600, 2), (100, 100, 3), (1, 1, 3), (0, 0, 3),
        (20_000, 200, 1), (60_000, 20, 0.5), (1_000_000, 1, 0.03),
    ])
    func theSizeIsBounded(width: Int, height: Int, factor: Double) {
        #expect(abs(ReadingSize.factor(width: width, height: height) - factor) < 1e-9)
    }

    @Test(arguments: [-35.0, -7, -5, 5, 7, 20])
    func skewIsLevelled(degrees: Double) throws {
        let page = try DrawnPage(width: 1_800, height: 1_300).pix()
        let turned = try TestPicture.require(page.turnedBack(by: -degrees, paperIsLight: true))
        let (width, height) = (turned.width, turned.height)
        let sheet = try sheet(DrawnPage.picture(turned))
        #expect(abs(sheet.straightening.skew - degrees) < 0.4)
        // The middle stays the middle, and a level line on the sheet runs downhill in the photo.
        let middle = sheet.transform.point(Double(sheet.pix.width) / 2, Double(sheet.pix.height) / 2)
        #expect(abs(middle.x - Double(width) / 2) < 1 && abs(middle.y - Double(height) / 2) < 1)
        let start = sheet.transform.point(100, 300)
        let end = sheet.transform.point(1_100, 300)
        #expect((end.y - start.y > 0) == (degrees > 0))
    }

    @Test func aLevelPageIsNotTurned() throws {
        #expect(try sheet(DrawnPage(width: 1_800, height: 1_300).picture()).straightening.skew == 0)
    }

    @Test func leaderDotsAreErased() throws {
        var page = DrawnPage(width: 1_800, height: 1_300)
        page.lines.append((text: "Onion soup . . . . . . . . . . . . . . . . 6.50", x: 80, y: 1_000))
        let without = DrawnPage(width: 1_800, height: 1_300, lines: page.lines.dropLast() + [])
        func ink(_ page: DrawnPage) throws -> Int {
            try sheet(page.picture()).pix.greyPixels().count { $0 < 100 }
        }
        let dotless = try ink(without)
        page.lines[page.lines.count - 1].text = "Onion soup 6.50"
        let words = try ink(page) - dotless
        page.lines[page.lines.count - 1].text = "Onion soup . . . . . . . . . . . . . . . . 6.50"
        #expect(abs(try ink(page) - dotless - words) < words / 10)
    }

    @Test(arguments: [(1, 1), (3, 2_000), (9_000, 2), (20_000, 200), (16, 16)])
    func anySizeIsStraightened(width: Int, height: Int) throws {
        let sheet = try sheet(DrawnPage.picture(DrawnPage.blank(width: width, height: height, grey: 200)))
        #expect(sheet.pix.width >= 1 && sheet.pix.height >= 1)
        #expect(sheet.straightening.skew == 0 && !sheet.straightening.perspective)
    }

    @Test func enlargingKeepsAnEvenGrey() throws {
        let grey = try DrawnPage.blank(width: 37, height: 23, grey: 77)
        let large = try TestPicture.require(grey.enlarged(by: 2.3))
        #expect(large.width == 85 && large.height == 53)
        #expect(Set(large.greyPixels()) == [77])
    }
}
