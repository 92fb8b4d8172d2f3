import CLeptonica
import Models
import Testing

@testable import Reading

struct InspectTests {
    private func codes(_ quality: Quality) -> [QualityCode] { quality.reasons.map(\.code) }

    @Test func aClearPageGivesNoReason() throws {
        let quality = try Inspect()(DrawnPage().picture())
        #expect(codes(quality) == [])
        #expect(quality.brightness > 0.8 && quality.brightness < 0.93)
        let xHeight = try #require(quality.xHeight)
        #expect(xHeight >= 14 && xHeight <= 40)
    }

    @Test func theXHeightIsInPixelsOfTheFullPhoto() throws {
        let whole = try #require(try Inspect()(DrawnPage().picture()).xHeight)
        let reduced = try #require(try Inspect()(DrawnPage().picture(reduction: 4)).xHeight)
        #expect(reduced == whole * 4)
    }

    @Test func lightTextCountsAsText() throws {
        let quality = try Inspect()(DrawnPage(paper: 20, ink: 230).picture())
        #expect(quality.xHeight != nil)
        #expect(codes(quality) == [])
    }

    @Test func blurIsSeen() throws {
        let sharp = try DrawnPage().pix()
        let blurred = try TestPicture.require(sharp.blurred(radius: 6))
        let twice = try TestPicture.require(blurred.blurred(radius: 6))
        #expect(codes(try Inspect()(DrawnPage.picture(twice))).contains(.blur))
    }

    @Test func darknessIsSeen() throws {
        #expect(codes(try Inspect()(DrawnPage(paper: 9, ink: 1).picture())).contains(.tooDark))
    }

    @Test(arguments: [(11, 2), (23, 3), (23, 18), (12, 12)])
    func aDarkPageIsNotCalledBlurred(paper: Int, ink: Int) throws {
        let page = DrawnPage(paper: UInt8(paper), ink: UInt8(ink))
        #expect(codes(try Inspect()(page.picture())) == [.tooDark])
    }

    @Test func aBlackBoardInTheLightIsNotDark() throws {
        let quality = try Inspect()(DrawnPage(paper: 3, ink: 160).picture())
        #expect(quality.brightness < 0.05)
        #expect(codes(quality) == [])
    }

    @Test func glareOverTextIsSeenOnLightPaper() throws {
        let lines = (0..<9).flatMap { row in
            [80, 500].map { (text: "Tomato soup 4.50", x: $0, y: 80 + row * 95) }
        }
        #expect(codes(try Inspect()(DrawnPage(lines: lines).picture())) == [])
        let page = try DrawnPage(lines: lines).pix()
        fill(page, Models.Box(x: 200, y: 250, width: 450, height: 350), 255)
        #expect(codes(try Inspect()(DrawnPage.picture(page))) == [.glare])
    }

    @Test func whiteMarginsAreNoGlare() throws {
        let page = try DrawnPage().pix()
        fill(page, Models.Box(x: 0, y: 800, width: 1_200, height: 100), 255)
        fill(page, Models.Box(x: 0, y: 0, width: 1_200, height: 30), 255)
        #expect(codes(try Inspect()(DrawnPage.picture(page))) == [])
    }

    @Test func lowContrastIsSeen() throws {
        #expect(codes(try Inspect()(DrawnPage(paper: 130, ink: 122).picture())).contains(.lowContrast))
    }

    @Test func smallTextIsSeen() throws {
        let page = try DrawnPage(fontSize: 6).pix()
        let small = try TestPicture.require(page.scaled(by: 0.25))
        let quality = try Inspect()(DrawnPage.picture(small))
        #expect(codes(quality).contains(.smallText))
    }

    @Test func aWhitePictureWithoutTextIsOverexposed() throws {
        let quality = try Inspect()(DrawnPage.picture(DrawnPage.blank(width: 600, height: 400, grey: 255)))
        #expect(codes(quality).contains(.overexposed))
        #expect(quality.xHeight == nil)
    }

    @Test func bleachedTextIsOverexposed() throws {
        #expect(codes(try Inspect()(DrawnPage(paper: 255, ink: 150).picture())).contains(.overexposed))
        #expect(!codes(try Inspect()(DrawnPage(paper: 255, ink: 30).picture())).contains(.overexposed))
    }

    @Test func glareIsSeenButNotOnWhitePaper() throws {
        let spot = try DrawnPage(paper: 110).pix()
        fill(spot, Models.Box(x: 700, y: 0, width: 500, height: 900), 255)
        #expect(codes(try Inspect()(DrawnPage.picture(spot))).contains(.glare))
        let page = try DrawnPage(paper: 255).pix()
        fill(page, Models.Box(x: 640, y: 0, width: 560, height: 900), 60)
        #expect(!codes(try Inspect()(DrawnPage.picture(page))).contains(.glare))
    }

    private func fill(_ pix: borrowing Reading.Pix, _ area: Models.Box, _ grey: UInt8) {
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                _ = unsafe pixSetPixel(pix.unsafePointer, Int32(x), Int32(y), UInt32(grey))
            }
        }
    }

    @Test(arguments: [(1, 1), (2, 300), (3_000, 3), (17, 17)])
    func anySizeIsJudged(width: Int, height: Int) throws {
        let quality = try Inspect()(DrawnPage.picture(DrawnPage.blank(width: width, height: height, grey: 128)))
        #expect(quality.xHeight == nil)
        #expect(quality.brightness == 0.502)
    }

    @Test func noiseHasNoText() throws {
        let quality = try Inspect()(DrawnPage.picture(DrawnPage.noise(width: 400, height: 300)))
        #expect(quality.sharpness > 100)
        #expect(quality.reasons.allSatisfy { $0.code != .blur })
    }

    @Test func everyReasonHasAdvice() {
        for code in QualityCode.allCases {
            let advice = QualityThresholds.reason(code).advice
            #expect(advice.hasSuffix(".") && advice.contains(" – "))
        }
    }
}
