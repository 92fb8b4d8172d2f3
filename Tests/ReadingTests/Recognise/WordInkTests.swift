import Models
import Pages
import Testing

@testable import Reading

/// Boxes drawn close around ink, on a sheet with rectangles for letters.
@Suite struct WordInkTests {
    private static let (width, height) = (300, 120)

    private func ink(_ boxes: [Box], paper: UInt8 = 220, ink: UInt8 = 40) throws -> WordInk {
        var pixels = [UInt8](repeating: paper, count: Self.width * Self.height)
        for box in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { pixels[y * Self.width + x] = ink }
            }
        }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        let made = WordInk(pix, quarterTurns: 0)
        return try #require(made)
    }

    private func word(_ text: String, _ box: Box) -> Word { Word(text: text, box: box, confidence: 0.9) }

    private let letters = [
        Box(x: 60, y: 40, width: 6, height: 30), Box(x: 72, y: 48, width: 10, height: 22),
        Box(x: 88, y: 48, width: 10, height: 30),
    ]
    private let loose = Box(x: 57, y: 33, width: 45, height: 52)

    @Test(arguments: [(UInt8(220), UInt8(40)), (30, 210), (140, 110)])
    func looseBoxesCloseAroundTheLetters(paper: UInt8, dark: UInt8) throws {
        let ink = try ink(letters, paper: paper, ink: dark)
        let corners = try #require(ink.corners(of: word("lap", loose)))
        let tight = SheetTransform.identity.nearestBox(corners, within: Self.width, Self.height)
        #expect(tight == Box(x: 60, y: 40, width: 38, height: 38))
    }

    @Test func cutLettersAreTakenInWhole() throws {
        let corners = try #require(try ink(letters).corners(of: word("lap", Box(x: 60, y: 42, width: 38, height: 34))))
        #expect(SheetTransform.identity.nearestBox(corners, within: Self.width, Self.height).height == 38)
    }

    @Test func whatBelongsToOtherLinesAndRulesIsLeftOut() throws {
        let others = [
            Box(x: 64, y: 10, width: 6, height: 27), Box(x: 40, y: 84, width: 100, height: 3),
            Box(x: 110, y: 30, width: 10, height: 40), Box(x: 80, y: 36, width: 2, height: 2),
        ]
        let corners = try #require(try ink(letters + others).corners(of: word("lap", loose)))
        let tight = SheetTransform.identity.nearestBox(corners, within: Self.width, Self.height)
        #expect(tight == Box(x: 60, y: 40, width: 38, height: 38))
    }

    @Test func signsAboveAndBelowBelongToStackedLetters() throws {
        let signs = [Box(x: 62, y: 20, width: 8, height: 6), Box(x: 78, y: 92, width: 8, height: 6)]
        let ink = try ink(letters + signs)
        let box = Box(x: 57, y: 16, width: 45, height: 86)
        func tight(_ text: String) throws -> Box {
            let corners = try #require(ink.corners(of: word(text, box)))
            return SheetTransform.identity.nearestBox(corners, within: Self.width, Self.height)
        }
        #expect(try tight("ปู่นา") == Box(x: 60, y: 20, width: 38, height: 78))
        #expect(try tight("lap") == Box(x: 60, y: 40, width: 38, height: 38))
    }

    @Test func edgesLieWhereThePaperIsHalfCovered() throws {
        // A row of a grey half-way at the top moves the edge up by about half a pixel.
        var pixels = [UInt8](repeating: 200, count: Self.width * Self.height)
        for x in 60..<90 {
            for y in 50..<70 { pixels[y * Self.width + x] = 0 }
            pixels[49 * Self.width + x] = 120
        }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        let made = WordInk(pix, quarterTurns: 0)
        let ink = try #require(made)
        let corners = try #require(ink.corners(of: word("H", Box(x: 58, y: 46, width: 34, height: 27))))
        #expect(corners.topLeft.y < 50 && corners.topLeft.y > 49)
        #expect(abs(corners.bottomRight.y - 70) < 0.1)
    }

    @Test func withoutInkOrSenseNothingIsChanged() throws {
        let ink = try ink(letters)
        #expect(ink.corners(of: word("x", Box(x: 200, y: 20, width: 40, height: 30))) == nil)
        #expect(ink.corners(of: word("—", loose)) == nil)
        for box in [
            Box(x: -50, y: -50, width: 20, height: 20), Box(x: 290, y: 110, width: 200, height: 2_000),
            Box(x: 1_000, y: 1_000, width: 50, height: 50), Box(x: 10, y: 10, width: 0, height: 0),
        ] {
            #expect(ink.corners(of: word("x", box)) == nil)
        }
    }
}
