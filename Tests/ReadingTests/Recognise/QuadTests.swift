import Models
import Pages
import Testing

@testable import Reading

struct QuadTests {
    /// A quadrilateral without parallel sides.
    private let odd = Quad(
        topLeft: SheetPoint(x: 10, y: 20), topRight: SheetPoint(x: 110, y: 10), bottomRight: SheetPoint(x: 130, y: 60),
        bottomLeft: SheetPoint(x: 5, y: 50))

    @Test func theUnitSquareGoesToTheCorners() throws {
        let map = try #require(odd.fromUnitSquare)
        for ((x, y), corner) in zip([(0.0, 0.0), (1, 0), (1, 1), (0, 1)], odd.corners) {
            let point = map.point(x, y)
            #expect(abs(point.x - corner.x) < 1e-9 && abs(point.y - corner.y) < 1e-9)
        }
    }

    @Test func straightLinesStayStraight() throws {
        let map = try #require(odd.fromUnitSquare)
        let (a, b, c) = (map.point(0, 0.5), map.point(0.3, 0.5), map.point(1, 0.5))
        #expect(abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) < 1e-6)
    }

    @Test func foldedAreasAreRefused() {
        let crossed = Quad(
            topLeft: odd.topLeft, topRight: odd.bottomRight, bottomRight: odd.topRight, bottomLeft: odd.bottomLeft)
        #expect(crossed.fromUnitSquare == nil)
        #expect(Quad(Box(x: 5, y: 5, width: 0, height: 0)).fromUnitSquare == nil)
    }

    @Test func onlyOrdinaryAreasAreUsable() {
        #expect(odd.isUsable)
        #expect(!Quad(Box(x: 0, y: 0, width: 2, height: 40)).isUsable)
        for value in [Double.nan, .infinity, 1e300] {
            var broken = odd
            broken.bottomRight.x = value
            #expect(!broken.isUsable)
        }
    }

    @Test func theBoxStaysOnTheSheet() {
        #expect(odd.box(within: 200, 200) == Box(x: 5, y: 10, width: 125, height: 50))
        #expect(odd.box(within: 100, 40) == Box(x: 5, y: 10, width: 95, height: 30))
    }

    @Test func turnedReadingsNameTheCornersAnew() {
        #expect(odd.upsideDown.topLeft == odd.bottomRight)
        #expect(odd.upsideDown.upsideDown == odd)
    }
}
