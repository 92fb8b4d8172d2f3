internal import Foundation

/// How recall grows with false proposals as the radius does, a curve for each hash: the receiver operating
/// characteristic. The axis of false proposals is logarithmic, since only small shares of them are of use.
struct HashPlot {
    let kinds: [HashDistances]

    private enum Size {
        static let width = 760.0
        static let height = 460.0
        static let left = 60.0
        static let right = 260.0
        static let top = 40.0
        static let bottom = 50.0
    }

    var text: String {
        var svg = SVGWriter()
        let title = "Copies found over other menus proposed, by radius"
        svg.openPlot(width: Size.width, height: Size.height, title: title)
        svg.element("text", ("x", "12"), ("y", "22"), ("font-weight", "bold"), text: title)
        for step in 0...5 {
            let share = Double(step) / 5
            svg.line(from: (x(0), y(share)), to: (x(1), y(share)), "#dddddd")
            label(String(format: "%.1f", share), at: (Size.left - 8, y(share) + 4), "end", &svg)
        }
        for decade in stride(from: 0, through: -decades, by: -1) {
            let share = pow(10, Double(decade))
            svg.line(from: (x(share), y(0)), to: (x(share), y(1)), "#dddddd")
            label(
                decade == 0 ? "1" : decade == -decades ? "≤ 1e\(decade)" : "1e\(decade)", at: (x(share), y(0) + 18),
                "middle", &svg)
        }
        label("share of pairs of different menus proposed", at: ((x(0) + x(1)) / 2, Size.height - 12), "middle", &svg)
        for (place, distances) in kinds.enumerated() {
            // The second half of our own are those of pages.
            let isDashed = place >= SVGWriter.colours.count
            let colour = SVGWriter.colour(place)
            svg.path(steps(distances.curve), colour, isDashed: isDashed)
            let row = Size.top + 10 + Double(place) * 20
            svg.path([(Size.width - 240, row - 4), (Size.width - 215, row - 4)], colour, isDashed: isDashed)
            let area = distances.area.map { String(format: ", area %.4f", $0) } ?? ""
            label(distances.kind.name + area, at: (Size.width - 208, row), "start", &svg)
        }
        svg.close("svg")
        return svg.text
    }

    /// Recall stays as it was up to the false proposals of the next radius: nothing is known in between.
    private func steps(_ curve: [HashDistances.AtRadius]) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        for point in curve {
            guard let recall = point.recall, let falseProposals = point.falseProposals else { continue }
            let next = (x: x(falseProposals), y: y(recall))
            if let last = points.last, last != next { points.append((next.x, last.y)) }
            points.append(next)
        }
        return points
    }

    private func label(_ text: String, at place: (Double, Double), _ anchor: String, _ svg: inout SVGWriter) {
        svg.element(
            "text", ("x", SVGWriter.number(place.0)), ("y", SVGWriter.number(place.1)), ("text-anchor", anchor),
            ("fill", "#333333"), text: text)
    }

    /// How many powers of ten below 1 are drawn: as many as the pairs can tell apart.
    private var decades: Int {
        let pairs = kinds.compactMap(\.different?.pairs).max() ?? 1
        return min(max(Int(log10(Double(pairs)).rounded(.up)), 1), 5)
    }

    /// What is below the axis, such as nothing at all, stands at its beginning.
    private func x(_ share: Double) -> Double {
        let place = share > 0 ? max(0, 1 + log10(share) / Double(decades)) : 0
        return Size.left + place * (Size.width - Size.left - Size.right)
    }

    private func y(_ share: Double) -> Double {
        Size.height - Size.bottom - share * (Size.height - Size.top - Size.bottom)
    }
}
