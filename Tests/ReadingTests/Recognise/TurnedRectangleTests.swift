import Testing

@testable import Reading

struct TurnedRectangleTests {
    @Test(arguments: [(1.0, 0.0), (0.96, 0.28), (0.8, -0.6), (0.28, 0.96), (0, 1), (-0.96, 0.28)])
    func aRectangleIsFoundAgain(x: Double, y: Double) throws {
        let drawn = TurnedRectangle(
            middle: SheetPoint(x: 50, y: 40), along: SheetPoint(x: x, y: y), width: 60, height: 12)
        let inside = [SheetPoint(x: 50, y: 40), SheetPoint(x: 51, y: 41)]
        let found = try #require(TurnedRectangle(around: drawn.quad.corners + inside))
        #expect(abs(found.middle.x - 50) < 1e-9 && abs(found.middle.y - 40) < 1e-9)
        #expect(abs(found.width - drawn.width) < 1e-9 && abs(found.height - drawn.height) < 1e-9)
        #expect(abs(found.along.x - drawn.along.x) < 1e-9 && abs(found.along.y - drawn.along.y) < 1e-9)
        #expect(found.along.x >= abs(found.along.y))
    }

    @Test func cornersGoClockwiseFromTheTopLeft() {
        let quad = TurnedRectangle(
            middle: SheetPoint(x: 5, y: 5), along: SheetPoint(x: 1, y: 0), width: 10, height: 4
        ).quad
        #expect(
            quad.corners == [
                SheetPoint(x: 0, y: 3), SheetPoint(x: 10, y: 3), SheetPoint(x: 10, y: 7), SheetPoint(x: 0, y: 7),
            ])
    }

    @Test func noAreaIsNoRectangle() {
        let points = (0..<5).map { SheetPoint(x: Double($0), y: Double($0)) }
        #expect(TurnedRectangle(around: []) == nil)
        #expect(TurnedRectangle(around: points) == nil)
        #expect(TurnedRectangle(around: [points[0], points[0], points[0]]) == nil)
    }

    @Test func theHullLeavesOutWhatLiesInsideOrOnASide() {
        let corners = [(0, 0), (4, 0), (4, 4), (0, 4)].map { SheetPoint(x: Double($0.0), y: Double($0.1)) }
        let others = [(2, 0), (2, 2), (4, 1), (0, 0)].map { SheetPoint(x: Double($0.0), y: Double($0.1)) }
        #expect(Set(ConvexHull.corners(of: others + corners)) == Set(corners))
        #expect(ConvexHull.corners(of: others + corners).count == 4)
    }
}
