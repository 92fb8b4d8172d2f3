/// A rectangle that may be turned, around a line of text.
struct TurnedRectangle: Sendable, Hashable {
    var middle: SheetPoint
    /// The direction of the width, as a vector of length 1 to the right and within 45° of level.
    var along: SheetPoint
    var width: Double
    var height: Double

    func contains(_ point: SheetPoint) -> Bool {
        let dx = point.x - middle.x
        let dy = point.y - middle.y
        return abs(dx * along.x + dy * along.y) <= width / 2 && abs(dy * along.x - dx * along.y) <= height / 2
    }

    /// The rectangle with every side moved outwards.
    func grown(by margin: Double) -> TurnedRectangle {
        TurnedRectangle(middle: middle, along: along, width: width + 2 * margin, height: height + 2 * margin)
    }

    var quad: Quad {
        func corner(_ right: Double, _ down: Double) -> SheetPoint {
            SheetPoint(
                x: middle.x + (along.x * width * right - along.y * height * down) / 2,
                y: middle.y + (along.y * width * right + along.x * height * down) / 2)
        }
        return Quad(
            topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1))
    }

    /// The smallest rectangle around points; one of its sides lies on a side of their convex hull (Freeman & Shapira
    /// 1975). Nil for fewer than three corners of the hull, or points that aren't finite.
    init?(around points: [SheetPoint]) {
        let hull = ConvexHull.corners(of: points)
        guard hull.count >= 3, hull.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        var best: (area: Double, along: SheetPoint, x: ClosedRange<Double>, y: ClosedRange<Double>)?
        for (index, corner) in hull.enumerated() {
            let next = hull[(index + 1) % hull.count]
            let length = corner.distance(to: next)
            guard length > 0 else { continue }
            let along = SheetPoint(x: (next.x - corner.x) / length, y: (next.y - corner.y) / length)
            // The hull of a line of text has some twenty corners, so rotating calipers would save nothing.
            let xs = hull.map { $0.x * along.x + $0.y * along.y }
            let ys = hull.map { $0.y * along.x - $0.x * along.y }
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
            let area = (right - left) * (bottom - top)
            if best.map({ area < $0.area - 1e-9 }) ?? true { best = (area, along, left...right, top...bottom) }
        }
        guard let best else { return nil }
        let (x, y) = ((best.x.lowerBound + best.x.upperBound) / 2, (best.y.lowerBound + best.y.upperBound) / 2)
        self.init(
            middle: SheetPoint(x: x * best.along.x - y * best.along.y, y: x * best.along.y + y * best.along.x),
            along: best.along, width: best.x.upperBound - best.x.lowerBound,
            height: best.y.upperBound - best.y.lowerBound)
    }

    /// Any direction is accepted: width and height are exchanged until `along` is within 45° of level.
    init(middle: SheetPoint, along: SheetPoint, width: Double, height: Double) {
        self.middle = middle
        let isSteep = abs(along.y) > abs(along.x)
        let level = isSteep ? SheetPoint(x: along.y, y: -along.x) : along
        self.along = level.x < 0 ? SheetPoint(x: -level.x, y: -level.y) : level
        self.width = isSteep ? height : width
        self.height = isSteep ? width : height
    }
}
