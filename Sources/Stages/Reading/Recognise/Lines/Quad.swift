internal import Models
internal import Pages

/// The four corners around a line of text on a sheet, named as seen by somebody reading the line.
///
/// Clockwise on the sheet for upright text: top left, top right, bottom right, bottom left. The sides need not be level
/// or parallel.
struct Quad: Sendable, Hashable {
    var topLeft: SheetPoint
    var topRight: SheetPoint
    var bottomRight: SheetPoint
    var bottomLeft: SheetPoint

    /// An upright rectangle.
    init(_ box: Box) {
        topLeft = SheetPoint(x: Double(box.x), y: Double(box.y))
        topRight = SheetPoint(x: Double(box.maxX), y: Double(box.y))
        bottomRight = SheetPoint(x: Double(box.maxX), y: Double(box.maxY))
        bottomLeft = SheetPoint(x: Double(box.x), y: Double(box.maxY))
    }

    init(topLeft: SheetPoint, topRight: SheetPoint, bottomRight: SheetPoint, bottomLeft: SheetPoint) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners clockwise from the line's top left.
    var corners: [SheetPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The length along the line in pixels: the longer of top and bottom.
    var width: Double { max(topLeft.distance(to: topRight), bottomLeft.distance(to: bottomRight)) }

    /// The length across the line in pixels: the longer of the two ends.
    var height: Double { max(topLeft.distance(to: bottomLeft), topRight.distance(to: bottomRight)) }

    var middle: SheetPoint {
        SheetPoint(x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
    }

    /// Whether all corners are finite and the sides long enough to hold text.
    var isUsable: Bool {
        corners.allSatisfy { $0.x.isFinite && $0.y.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 }
            && width >= 3 && height >= 3
    }

    /// The same area with the line running the other way: its bottom right becomes its top left.
    var upsideDown: Quad {
        Quad(topLeft: bottomRight, topRight: bottomLeft, bottomRight: topLeft, bottomLeft: topRight)
    }

    /// All corners multiplied by the factors.
    func scaled(x: Double, y: Double) -> Quad {
        func moved(_ point: SheetPoint) -> SheetPoint { SheetPoint(x: point.x * x, y: point.y * y) }
        return Quad(
            topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
            bottomLeft: moved(bottomLeft))
    }

    /// The upright box around the corners, kept inside a sheet of the given size.
    func box(within width: Int, _ height: Int) -> Box {
        Box(around: corners.map { ($0.x, $0.y) }, within: width, height)
    }

    /// The map that takes the unit square, (0, 0) at the top left, to this area (Heckbert 1989, "Fundamentals of
    /// Texture Mapping and Image Warping", section 2.2.3); nil when the corners make no convex area.
    var fromUnitSquare: SheetTransform? {
        let (p0, p1, p2, p3) = (topLeft, topRight, bottomRight, bottomLeft)
        let sum = SheetPoint(x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y)
        let one = SheetPoint(x: p1.x - p2.x, y: p1.y - p2.y)
        let two = SheetPoint(x: p3.x - p2.x, y: p3.y - p2.y)
        let area = one.x * two.y - one.y * two.x
        guard area.isFinite, abs(area) > 1e-6 else { return nil }
        let g = (sum.x * two.y - sum.y * two.x) / area
        let h = (one.x * sum.y - one.y * sum.x) / area
        // The line at infinity must not cross the square.
        guard g.isFinite, h.isFinite, 1 + g > 0, 1 + h > 0, 1 + g + h > 0 else { return nil }
        return SheetTransform(matrix: [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x,
            p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y,
            g, h, 1,
        ])
    }
}
