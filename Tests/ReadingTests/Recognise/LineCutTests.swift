import Models
import Testing

@testable import Reading

/// Cuts out of a sheet on which one word of three blocks is drawn, level or turned.
struct LineCutTests {
    private static let width = 300
    private static let height = 200
    private static let middle = SheetPoint(x: 150, y: 100)

    /// A sheet with three blocks of ink in a row through its middle, turned clockwise by a slope of `dy` in `dx`.
    private func sheet(ink: UInt8, paper: UInt8, along: SheetPoint) throws -> SheetLayers {
        var pixels = [UInt8](repeating: paper, count: Self.width * Self.height)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let (dx, dy) = (Double(x) + 0.5 - Self.middle.x, Double(y) + 0.5 - Self.middle.y)
                let (u, v) = (dx * along.x + dy * along.y, dy * along.x - dx * along.y)
                if abs(v) < 8, [-60.0, 0, 60].contains(where: { abs(u - $0) < 12 }) {
                    pixels[y * Self.width + x] = ink
                }
            }
        }
        let pix = try TestPicture.require(Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        guard let layers = SheetLayers(pix) else { throw TestPicture.NotMade() }
        return layers
    }

    private func line(along: SheetPoint, isLightOnDark: Bool? = nil) -> DetectedLine {
        let area = TurnedRectangle(middle: Self.middle, along: along, width: 200, height: 24)
        return DetectedLine(quad: area.quad, confidence: 1, isLightOnDark: isLightOnDark)
    }

    @Test(arguments: [
        (SheetPoint(x: 1, y: 0), UInt8(40), UInt8(200)), (SheetPoint(x: 0.96, y: 0.28), 40, 200),
        (SheetPoint(x: 0.96, y: -0.28), 120, 150), (SheetPoint(x: 1, y: 0), 230, 60),
        (SheetPoint(x: 0.8, y: 0.6), 255, 0),
    ])
    func linesComeOutStraightAndDarkOnWhite(along: SheetPoint, ink: UInt8, paper: UInt8) throws {
        let layers = try sheet(ink: ink, paper: paper, along: along)
        guard let cut = LineCut(of: line(along: along), from: layers) else {
            Issue.record("no cut")
            return
        }
        let border = LineCut.border
        #expect(cut.pix.height == LineCut.usualHeight + 2 * border)
        #expect(cut.pix.width == 400 + 2 * border)
        let row = cut.pix.greyRow(border + LineCut.usualHeight / 2)
        // Blocks are 24 of 200 pixels long and drawn at 40, 100 and 160.
        for place in [80, 200, 320] { #expect(row[border + place] < 40) }
        for place in [20, 140, 260, 380] { #expect(row[border + place] > 215) }
        let first = cut.pix.greyRow(0)
        #expect(first.allSatisfy { $0 == 255 })
    }

    @Test func boxesGoBackToTheSheet() throws {
        let level = SheetPoint(x: 1, y: 0)
        let layers = try sheet(ink: 0, paper: 255, along: level)
        guard let cut = LineCut(of: line(along: level), from: layers) else {
            Issue.record("no cut")
            return
        }
        let border = LineCut.border
        // The middle block on the cut, which is twice as large as the sheet.
        let box = cut.onSheet(Box(x: border + 176, y: border + 8, width: 48, height: 32))
        #expect(box == Box(x: 138, y: 92, width: 24, height: 16))
    }

    @Test func aKnownPolarityIsBelieved() throws {
        let level = SheetPoint(x: 1, y: 0)
        let layers = try sheet(ink: 0, paper: 255, along: level)
        guard let cut = LineCut(of: line(along: level, isLightOnDark: true), from: layers) else {
            Issue.record("no cut")
            return
        }
        let row = cut.pix.greyRow(LineCut.border + LineCut.usualHeight / 2)
        #expect(row[LineCut.border + 200] > 215)
    }

    @Test func areasBeyondTheSheetAreFilledFromItsEdge() throws {
        let layers = try sheet(ink: 0, paper: 255, along: SheetPoint(x: 1, y: 0))
        for box in [
            Box(x: -500, y: -500, width: 100, height: 20), Box(x: 290, y: 190, width: 90_000, height: 40),
            Box(x: 0, y: 0, width: 900_000, height: 4),
        ] {
            let made = LineCut(of: DetectedLine(quad: Quad(box), confidence: 1), from: layers) != nil
            #expect(made)
        }
    }

    @Test func areasTooSmallOrFoldedMakeNoCut() throws {
        let layers = try sheet(ink: 0, paper: 255, along: SheetPoint(x: 1, y: 0))
        for box in [Box(x: 10, y: 10, width: 0, height: 0), Box(x: 10, y: 10, width: 2, height: 2)] {
            let made = LineCut(of: DetectedLine(quad: Quad(box), confidence: 1), from: layers) != nil
            #expect(!made)
        }
    }

    @Test func ofOneValueNothingIsMade() {
        #expect(LineLight.evened([], isLightOnDark: nil) == [])
        let flat = LineLight.evened([UInt8](repeating: 90, count: 50), isLightOnDark: nil)
        #expect(Set(flat).count == 1)
    }
}
