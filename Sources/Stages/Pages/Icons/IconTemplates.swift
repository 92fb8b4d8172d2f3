/// The program's own drawings, by which icons without a legend are recognised.
package enum IconTemplates {
    package struct Match {
        package var drawing: IconDrawing
        /// The correlation with the most similar version of that drawing.
        package var likeness: Double
        /// How much more similar it is than every other drawing.
        package var lead: Double

        package init(drawing: IconDrawing, likeness: Double, lead: Double) {
            self.drawing = drawing
            self.likeness = likeness
            self.lead = lead
        }
    }

    /// The most alike drawing.
    package static func best(_ shape: MaskShape) -> Match {
        var best: [IconDrawing: Double] = [:]
        for template in templates {
            best[template.drawing] = max(best[template.drawing] ?? -1, template.shape.likeness(shape))
        }
        let ranked = IconDrawing.allCases.compactMap { drawing in best[drawing].map { (drawing, $0) } }
            .enumerated().sorted { (-$0.element.1, $0.offset) < (-$1.element.1, $1.offset) }.map(\.element)
        guard let first = ranked.first else { return Match(drawing: .unknown, likeness: 0, lead: 0) }
        let second = ranked.dropFirst().first?.1 ?? -1
        return Match(drawing: first.0, likeness: first.1, lead: first.1 - second)
    }

    /// Each drawing, mirrored and leaning to both sides unless it has a fixed form.
    private static let templates: [(drawing: IconDrawing, shape: MaskShape)] = TemplateFigures.all.flatMap {
        (drawing, figures) -> [(drawing: IconDrawing, shape: MaskShape)] in
        let turns: [Double] = drawing.isUpright ? [0] : [-16, 0, 16]
        let mirrors = drawing.isUpright ? [false] : [false, true]
        return figures.flatMap { figure in
            mirrors.flatMap { mirrored in
                turns.map { (drawing: drawing, shape: MaskShape(figure.mask(turned: $0, mirrored: mirrored))) }
            }
        }
    }
}

extension IconDrawing {
    fileprivate var isUpright: Bool {
        switch self {
        case .dot, .dotInSquare, .triangleInSquare: true
        default: false
        }
    }
}

/// A drawing made of plain forms on a field of 100 × 100, the origin at the top left.
struct TemplateFigure {
    enum Form {
        case polygon([(Double, Double)])
        /// Middle, radii, and degrees by which it is turned clockwise.
        case ellipse(Double, Double, Double, Double, Double)
        /// A polyline and its width.
        case line([(Double, Double)], Double)
    }

    /// The forms in the order they are painted, each with its darkness: 0 is paper, 1 full ink.
    let forms: [(form: Form, ink: Double)]

    private static let side = 64

    /// The mask that a picture of it would give.
    func mask(turned degrees: Double, mirrored: Bool) -> IconMask {
        let angle = degrees * .pi / 180
        let (sine, cosine) = (Self.sine(angle), Self.sine(angle + .pi / 2))
        var raster = [Double](repeating: 0, count: Self.side * Self.side)
        var (left, right, top, bottom) = (Self.side, 0, Self.side, 0)
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                // The field is a little larger than the drawing, so that there is room for leaning.
                let scale = 130 / Double(Self.side)
                let x = (Double(column) + 0.5) * scale - 65
                let y = (Double(row) + 0.5) * scale - 65
                let turned = (x: x * cosine + y * sine, y: y * cosine - x * sine)
                let ink = ink(at: (mirrored ? -turned.x : turned.x) + 50, turned.y + 50)
                guard ink > 0 else { continue }
                raster[row * Self.side + column] = ink
                (left, right) = (min(left, column), max(right, column))
                (top, bottom) = (min(top, row), max(bottom, row))
            }
        }
        return IconMask(width: Double(max(1, right - left + 1)), height: Double(max(1, bottom - top + 1))) { x, y in
            let column = min(left + Int(x), Self.side - 1)
            let row = min(top + Int(y), Self.side - 1)
            return raster[row * Self.side + column]
        }
    }

    private func ink(at x: Double, _ y: Double) -> Double {
        var ink = 0.0
        for (form, darkness) in forms where Self.contains(form, x, y) { ink = darkness }
        return ink
    }

    private static func contains(_ form: Form, _ x: Double, _ y: Double) -> Bool {
        switch form {
        case .ellipse(let middleX, let middleY, let radiusX, let radiusY, let degrees):
            let angle = degrees * .pi / 180
            let (sine, cosine) = (Self.sine(angle), Self.sine(angle + .pi / 2))
            let (dx, dy) = (x - middleX, y - middleY)
            let u = (dx * cosine + dy * sine) / radiusX
            let v = (dy * cosine - dx * sine) / radiusY
            return u * u + v * v <= 1
        case .polygon(let points):
            var inside = false
            var last = points.count - 1
            for index in points.indices {
                let (a, b) = (points[index], points[last])
                if (a.1 > y) != (b.1 > y), x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 { inside.toggle() }
                last = index
            }
            return inside
        case .line(let points, let width):
            return zip(points, points.dropFirst()).contains { from, to in
                let (dx, dy) = (to.0 - from.0, to.1 - from.1)
                let length = dx * dx + dy * dy
                let share = length > 0 ? min(1, max(0, ((x - from.0) * dx + (y - from.1) * dy) / length)) : 0
                let (ex, ey) = (x - from.0 - share * dx, y - from.1 - share * dy)
                return ex * ex + ey * ey <= width * width / 4
            }
        }
    }

    /// A Taylor series, accurate to 1e-6 from -π to π and the same on every machine.
    private static func sine(_ angle: Double) -> Double {
        let x = angle.remainder(dividingBy: 2 * .pi)
        var term = x
        var sum = x
        for step in 1...8 {
            term *= -x * x / Double(2 * step * (2 * step + 1))
            sum += term
        }
        return sum
    }
}
