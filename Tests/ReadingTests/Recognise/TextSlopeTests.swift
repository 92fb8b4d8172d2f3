import Foundation
import Models
import Pages
import Testing

@testable import Reading

struct TextSlopeTests {
    /// A line of text that runs downhill by so many degrees, as a detector sees it: named as if it ran within 45° of level.
    private func line(_ degrees: Double, length: Double = 300, height: Double = 20, y: Double = 500) -> DetectedLine {
        let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let rectangle = TurnedRectangle(
            middle: SheetPoint(x: 500, y: y), along: SheetPoint(x: dx, y: dy), width: length, height: height)
        return DetectedLine(quad: rectangle.quad, confidence: 0.9)
    }

    /// The angle of a direction, clockwise positive.
    static func degrees(_ x: Double, _ y: Double) -> Double { atan2(y, x) * 180 / .pi }

    @Test(arguments: Array(stride(from: -85.0, through: 90, by: 5)))
    func everyAngleIsFound(degrees: Double) throws {
        let lines = [-1.5, -0.5, 0, 0.5, 1.5].map { line(degrees + $0) }
        let slope = try #require(TextSlope(lines))
        #expect(abs(slope.degrees - degrees) < 0.01)
    }

    @Test func linesThatRunUpAndDownAreOneDirection() throws {
        let slope = try #require(TextSlope([line(88), line(89), line(-89), line(-88), line(90)]))
        #expect(abs(slope.degrees) > 89)
    }

    @Test func theMainOfTwoDirectionsCounts() throws {
        let across = (0..<6).map { line(0.2, y: Double($0) * 30) }
        let up = (0..<4).map { line(90, y: Double($0) * 30) }
        #expect(abs(try #require(TextSlope(across + up)).degrees) < 1)
        #expect(abs(try #require(TextSlope(up + up + across)).degrees - 90) < 1)
    }

    @Test func longLinesCountMore() throws {
        let short = (0..<5).map { line(40, length: 50, y: Double($0) * 30) }
        #expect(abs(try #require(TextSlope([line(2, length: 400), line(2, length: 400)] + short)).degrees - 2) < 0.01)
    }

    /// Names and their prices at the other edge of the page, each area level, as a detector draws short ones: the rows
    /// tell. Long areas tell themselves.
    @Test(arguments: [(80.0, -1.7), (80, 1.7), (600, 0)])
    func theRowsTellWhereLinesAreShort(length: Double, wanted: Double) throws {
        let lines = (0..<8).flatMap { row in
            let (y, fall) = (100 + 90 * Double(row) + Double(row * row), 1_000 * tan(1.7 * .pi / 180))
            return [
                moved(line(0, length: length, y: y), by: -400),
                moved(line(0, length: 45, y: wanted < 0 ? y - fall : y + fall), by: 600),
            ]
        }
        #expect(abs(try #require(TextSlope(lines)).degrees - wanted) < 0.1)
    }

    private func moved(_ line: DetectedLine, by x: Double) -> DetectedLine {
        line.moved(by: SheetTransform(matrix: [1, 0, x, 0, 1, 0, 0, 0, 1]))
    }

    @Test func nothingIsSaidOfFewLinesAndOfScatteredOnes() {
        #expect(TextSlope([line(20), line(20)]) == nil)
        #expect(TextSlope([]) == nil)
        // Prices and marks are as wide as high.
        #expect(TextSlope((0..<9).map { line(20, length: 30, y: Double($0)) }) == nil)
        #expect(TextSlope(stride(from: -80, to: 90, by: 20).map { line(Double($0)) }) == nil)
    }
}
