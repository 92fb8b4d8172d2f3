import Testing

@testable import Reading

struct PixTests {
    /// 1 2 3
    /// 4 5 6
    private func pix() throws -> Reading.Pix {
        try TestPicture.require(Reading.Pix(greyPixels: [1, 2, 3, 4, 5, 6], width: 3, height: 2))
    }

    @Test(arguments: [
        (0, [1, 2, 3, 4, 5, 6]), (1, [4, 1, 5, 2, 6, 3]), (2, [6, 5, 4, 3, 2, 1]), (3, [3, 6, 2, 5, 1, 4]),
        (4, [1, 2, 3, 4, 5, 6]), (-1, [3, 6, 2, 5, 1, 4]),
    ])
    func quarterTurnsAreClockwise(turns: Int, expected: [UInt8]) throws {
        let turned = try TestPicture.require(pix().rotated(quarterTurns: turns)).greyPixels()
        #expect(turned == expected)
    }

    @Test func flips() throws {
        let leftRight = try TestPicture.require(pix().flippedLeftRight()).greyPixels()
        let topBottom = try TestPicture.require(pix().flippedTopBottom()).greyPixels()
        #expect(leftRight == [3, 2, 1, 6, 5, 4])
        #expect(topBottom == [4, 5, 6, 1, 2, 3])
    }

    @Test func rowsOutsideAndOtherDepthsAreEmpty() throws {
        let grey = try pix()
        let rows = [grey.greyRow(-1), grey.greyRow(2), grey.greyRow(1)]
        #expect(rows == [[], [], [4, 5, 6]])
        let colour = try TestPicture.require(grey.placed(onWhite: 3, 2, x: 0, y: 0))
        let pixels = colour.greyPixels()
        #expect(pixels.isEmpty)
    }

    @Test func wrongNumberOfPixelsMakesNoPicture() {
        for (count, width, height) in [(5, 3, 2), (0, 0, 0), (1, -1, -1), (4, Int.max, 4)] {
            let made = Reading.Pix(greyPixels: [UInt8](repeating: 0, count: count), width: width, height: height) != nil
            #expect(!made)
        }
    }

    @Test func scaling() throws {
        let half = try TestPicture.require(pix().halved())
        let halfSize = [half.width, half.height]
        #expect(halfSize == [1, 1])
        #expect(half.greyPixels() == [3])
        let double = try TestPicture.require(pix().scaled(by: 2))
        let doubleSize = [double.width, double.height]
        #expect(doubleSize == [6, 4])
        for factor in [0, -1, Double.nan, .infinity, 1e9] {
            let made = try pix().scaled(by: factor) != nil
            #expect(!made)
        }
        let tooSmall = try TestPicture.require(half.halved() == nil ? half.rotated(quarterTurns: 0) : nil).width
        #expect(tooSmall == 1)
    }

    @Test func whiteningTouchesOneValueOnly() throws {
        let grey = try pix()
        grey.whiten(5)
        grey.whiten(-1)
        let pixels = grey.greyPixels()
        #expect(pixels == [1, 2, 3, 4, 255, 6])
    }

    @Test func placedPartlyOutsideIsCut() throws {
        let sheet = try TestPicture.require(pix().placed(onWhite: 3, 2, x: -1, y: 1))
        let pixels = try TestPicture.require(sheet.grey()).greyPixels()
        #expect(pixels == [255, 255, 255, 2, 3, 255])
    }
}
