import Models
import Pages
import Testing

@testable import Reading

struct PageOutlineTests {
    /// A light quadrilateral on a dark ground; corners from the top left one clockwise.
    private func picture(
        _ corners: [(Double, Double)], page: UInt8 = 220, ground: UInt8 = 50,
        isInk: (_ x: Int, _ y: Int) -> Bool = { _, _ in false }
    ) throws -> Reading.Pix {
        let (width, height) = (800, 600)
        var pixels = [UInt8](repeating: ground, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let inside = corners.indices.allSatisfy { index in
                    let (ax, ay) = corners[index]
                    let (bx, by) = corners[(index + 1) % 4]
                    return (bx - ax) * (Double(y) - ay) - (by - ay) * (Double(x) - ax) >= 0
                }
                if inside { pixels[y * width + x] = page }
                if isInk(x, y) { pixels[y * width + x] = 20 }
            }
        }
        return try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
    }

    private func isOutlined(_ sheet: consuming Reading.Pix) -> Bool { PageOutline.find(on: sheet) != nil }

    private let keystone = [(200.0, 80.0), (600, 80), (720, 540), (80, 540)]

    @Test func aKeystoneIsFoundAndFlattened() throws {
        let sheet = try picture(keystone)
        let seen = PageOutline.find(on: sheet)
        let outline = try #require(seen)
        for (found, drawn) in zip(outline.corners, keystone) {
            #expect(abs(found.x - drawn.0) < 9 && abs(found.y - drawn.1) < 9)
        }
        #expect(outline.isWorthFlattening && !outline.isExtreme)
        guard let flat = outline.flattened(sheet) else {
            Issue.record("not flattened")
            return
        }
        // The rectangle's corners lie on the page's corners in the sheet.
        for (target, drawn) in zip(outline.rectangle(within: 800, 600).corners, keystone) {
            let point = flat.transform.point(target.x, target.y)
            #expect(abs(point.x - drawn.0) < 9 && abs(point.y - drawn.1) < 9)
        }
        let seenAgain = PageOutline.find(on: flat.pix)
        let again = try #require(seenAgain)
        #expect(again.keystone < 1.04)
    }

    /// The lit part of a page, half of which lies in a shadow, has straight edges, too.
    @Test(arguments: [true, false]) func aPageHoldsItsText(isInShadow: Bool) throws {
        let sheet = try picture(keystone, ground: isInShadow ? 120 : 50) { x, y in
            let isLetter = x % 12 < 8 && y % 40 < 10
            let isBeside = isInShadow && !(60..<740).contains(x)
            return isLetter && (isBeside || (220..<600).contains(x) && (100..<520).contains(y))
        }
        let seen = PageOutline.find(on: sheet)
        let outline = try #require(seen)
        #expect(outline.isSlanted && outline.holdsText(of: sheet) != isInShadow)
    }

    @Test func aRectangleNeedsNoFlattening() throws {
        let seen = PageOutline.find(on: try picture([(150, 60), (650, 60), (650, 540), (150, 540)]))
        let outline = try #require(seen)
        #expect(!outline.isWorthFlattening)
    }

    @Test func aPageThatLeavesThePictureIsNotTrusted() throws {
        #expect(try !isOutlined(picture([(200, -30), (600, -30), (720, 640), (80, 640)])))
    }

    @Test func aSmallOrFaintAreaIsNoPage() throws {
        #expect(try !isOutlined(picture([(300, 200), (450, 200), (480, 320), (280, 320)])))
        #expect(try !isOutlined(picture(keystone, page: 90, ground: 60)))
    }

    @Test func aRoundPlateIsNoPage() throws {
        var pixels = [UInt8](repeating: 40, count: 800 * 600)
        for y in 0..<600 {
            for x in 0..<800 where (x - 400) * (x - 400) + (y - 300) * (y - 300) < 250 * 250 {
                pixels[y * 800 + x] = 230
            }
        }
        let plate = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: 800, height: 600))
        let seen = PageOutline.find(on: plate)
        #expect(seen == nil)
    }

    @Test func oneGreyHasNoOutline() throws {
        #expect(try !isOutlined(DrawnPage.blank(width: 300, height: 200, grey: 90)))
    }

    @Test(arguments: [1, 2, 3])
    func turningIsUndone(turns: Int) throws {
        let sheet = try picture(keystone)
        let turned = try TestPicture.require(sheet.rotated(quarterTurns: turns))
        let back = SheetTransform.unturning(quarterTurns: turns, width: 800, height: 600)
        let (before, after) = (sheet.greyPixels(), turned.greyPixels())
        for (x, y) in [(210, 85), (5, 5), (700, 530), (400, 300), (90, 530), (799, 599)] {
            let place = (0..<after.count).lazy.map { ($0 % turned.width, $0 / turned.width) }.first { column, row in
                let point = back.point(Double(column) + 0.5, Double(row) + 0.5)
                return Int(point.x) == x && Int(point.y) == y
            }
            let (column, row) = try #require(place)
            #expect(after[row * turned.width + column] == before[y * 800 + x])
        }
    }
}
