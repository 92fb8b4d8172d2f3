internal import Library
internal import Models
internal import Pages

/// What is drawn beside and, where somebody points at it, over one picture of a page.
struct PhotoOverlay {
    /// The map from points of the upright photo to points of the picture.
    let transform: SheetTransform
    /// Of the picture, in its pixels.
    let width: Double
    let height: Double
    let report: MenuReport
    /// The page's number.
    let page: Int
    /// Whether this is the picture that links lead to.
    let isPhoto: Bool

    /// Of the picture's width: a sign of 18 pixels on a phone that is 360 wide.
    private static let signSize = 0.052
    /// Where dishes stand close together, so that each sign still stands beside its own.
    private static let smallestSign = 0.024
    private var margin: Double { width * Self.signSize * 1.45 }

    /// The picture and a margin at either side.
    var viewBox: String {
        [-margin, 0, width + 2 * margin, height].map(SVGNumber.text).joined(separator: " ")
    }

    private var dishes: [Dish] { report.bundle.dishes.filter { $0.page == page } }

    /// Areas of the lines, shown when they are asked for.
    func write(_ lines: [Line], _ html: inout HTMLWriter) {
        html.open("g", ("class", "layer lines"))
        for line in lines where line.role != .unassigned { area(line, &html) }
        html.close("g")
        html.open("g", ("class", "layer unassigned"))
        for line in lines where line.role == .unassigned { area(line, &html) }
        html.close("g")
    }

    /// A link for each dish: the area of its words, which is clear until it is pointed at, a bracket along it and its
    /// sign in the nearer margin.
    func writeDishes(_ html: inout HTMLWriter) {
        html.open("g", ("class", "spots"))
        for side in [MarginSide.left, .right] {
            let placed = dishes.map { ($0, extent(of: $0)) }.filter { self.side(of: $0.1) == side }
                .sorted { ($0.1.middle, $0.1.left) < ($1.1.middle, $1.1.left) }
            let size = MarginPlaces.size(
                of: placed.map(\.1.middle), from: width * Self.smallestSign, to: width * Self.signSize)
            let places = MarginPlaces.spread(placed.map(\.1.middle), apart: size, within: height)
            for ((dish, extent), place) in zip(placed, places) { spot(dish, extent, side, size, place, &html) }
        }
        html.close("g")
    }

    private enum MarginSide { case left, right }

    private struct Extent {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double

        var middle: Double { (top + bottom) / 2 }
    }

    /// The margin that lines begin at, but for a dish that clearly stands nearer to the other one.
    private func side(of extent: Extent) -> MarginSide {
        let beginsAtTheRight = report.bundle.languages.first?.isRightToLeft == true
        let lead = (extent.left - (width - extent.right)) * (beginsAtTheRight ? -1 : 1)
        return (lead > width * Self.clearly) == beginsAtTheRight ? .left : .right
    }

    /// Of the picture's width.
    private static let clearly = 0.12

    private func extent(of dish: Dish) -> Extent {
        let points = corners(of: dish.box).filter { $0.x.isFinite && $0.y.isFinite }
        return Extent(
            left: min(max(0, points.map(\.x).min() ?? 0), width), right: min(max(0, points.map(\.x).max() ?? 0), width),
            top: min(max(0, points.map(\.y).min() ?? 0), height),
            bottom: min(max(0, points.map(\.y).max() ?? 0), height))
    }

    private func spot(
        _ dish: Dish, _ extent: Extent, _ side: MarginSide, _ size: Double, _ middle: Double, _ html: inout HTMLWriter
    ) {
        let advice = TableRule.verdict(on: dish, for: .first)
        let id = report.id(of: dish)
        html.open(
            "a", ("id", isPhoto ? "photo-" + id : nil), ("href", "#" + id), ("class", "spot " + advice.style),
            ("data-dish", id), ("aria-label", "\(dish.name): \(report.words.name(advice))"))
        html.shape("polygon", ("class", "area"), ("points", points(of: dish.box)))
        // The bracket stands at the photo's edge, a little outside.
        let edge = side == .left ? -size * 0.14 : width + size * 0.14
        html.shape(
            "path", ("class", "bracket"), ("stroke-width", SVGNumber.text(size * 0.1)),
            ("d", Self.line(from: (edge, extent.top), to: (edge, extent.bottom))))
        let start = side == .left ? -size * 1.3 : width + size * 0.3
        let far = side == .left ? start + size : start
        if abs(middle - extent.middle) > size * Self.astray {
            html.shape(
                "path", ("class", "leader"), ("stroke-width", SVGNumber.text(size * 0.06)),
                ("d", Self.line(from: (edge, extent.middle), to: (far, middle))))
        }
        html.open(
            "svg", ("class", "sign"), ("viewBox", "-4 -4 24 24"),
            ("x", SVGNumber.text(start)),
            ("y", SVGNumber.text(middle - size / 2)), ("width", SVGNumber.text(size)), ("height", SVGNumber.text(size)))
        html.markup("<circle cx=\"8\" cy=\"8\" r=\"11\"/>")
        html.shape("use", ("href", "#i-" + advice.style), ("width", "16"), ("height", "16"))
        html.markup("</svg>")
        html.close("a")
    }

    private static func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> String {
        "M\(SVGNumber.text(start.x)) \(SVGNumber.text(start.y))L\(SVGNumber.text(end.x)) \(SVGNumber.text(end.y))"
    }

    /// How far, in its own size, a sign may stand from its dish before a line leads to it.
    private static let astray = 0.4

    private func area(_ line: Line, _ html: inout HTMLWriter) {
        html.open("polygon", ("points", points(of: line.box)))
        html.element("title", text: line.text)
        html.close("polygon")
    }

    private func corners(of box: Box) -> [(x: Double, y: Double)] {
        [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)].map { x, y in
            let point = transform.point(Double(x), Double(y))
            return (point.x, point.y)
        }
    }

    private func points(of box: Box) -> String {
        corners(of: box).map { SVGNumber.text($0.x) + "," + SVGNumber.text($0.y) }.joined(separator: " ")
    }
}
