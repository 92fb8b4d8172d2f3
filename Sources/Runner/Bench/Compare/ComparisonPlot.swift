internal import Foundation

/// A comparison as a plot: for each figure and part the differences from the first reading, as dots on lines that are their
/// intervals. What lies right of the middle is better.
struct ComparisonPlot {
    let comparison: BenchComparison

    private struct Row {
        var name: String
        var line: BenchComparison.Line
        /// Whether another kind of row begins with it.
        var opens = false
    }

    /// In units of the drawing, which has no size of its own.
    private enum Size {
        static let width = 760.0
        static let left = 220.0
        static let right = 150.0
        static let row = 26.0
        static let dot = 4.0
        static let letter = 12
    }

    private static let colours = ["#1b6ca8", "#b8500e", "#3c7a3a", "#7a3f91", "#7d6608"]

    var text: String {
        let rows = self.rows
        let readings = comparison.readings.dropFirst()
        let top = 44.0 + Double(readings.count) * 18
        let height = top + rows.reduce(0) { $0 + Size.row * ($1.opens ? 1.6 : 1) } + 46
        let scale = self.scale(rows)
        var svg = SVGWriter()
        svg.open(
            "svg", ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(Int(Size.width)) \(Int(height))"),
            ("font-family", "sans-serif"), ("font-size", "\(Size.letter)"), ("role", "img"))
        svg.element("title", text: "Differences from \(comparison.readings[0].name)")
        svg.mark("rect", ("width", "100%"), ("height", "100%"), ("fill", "#ffffff"))
        svg.element(
            "text", ("x", "12"), ("y", "22"), ("font-weight", "bold"),
            text: "Differences from \(comparison.readings[0].name)")
        for (place, reading) in readings.enumerated() {
            let y = 42 + Double(place) * 18
            dot(at: 18, y - 4, Self.colour(place), &svg)
            svg.element("text", ("x", "30"), ("y", Self.number(y)), text: reading.name)
        }
        line(from: (middle, top - 6), to: (middle, height - 38), "#999999", &svg)
        var y = top
        for row in rows {
            if row.opens { y += Size.row * 0.6 }
            draw(row, at: y + Size.row / 2, scale: scale, &svg)
            y += Size.row
        }
        svg.element(
            "text", ("x", Self.number(middle - 10)), ("y", Self.number(height - 20)), ("text-anchor", "end"),
            ("fill", "#555555"), text: "worse")
        svg.element(
            "text", ("x", Self.number(middle + 10)), ("y", Self.number(height - 20)), ("fill", "#555555"),
            text: "better")
        svg.close("svg")
        return svg.text
    }

    private var rows: [Row] {
        var rows = comparison.figures.map { Row(name: $0.measure.title, line: $0) }
        var aspect: String?
        for part in comparison.parts {
            rows.append(
                Row(
                    name: "\(part.line.measure.title), \(part.name) (\(part.line.items))", line: part.line,
                    opens: part.aspect != aspect))
            aspect = part.aspect
        }
        return rows
    }

    private var middle: Double { Size.left + (Size.width - Size.left - Size.right) / 2 }

    /// Units of the drawing for a difference of 1. Figures that aren't shares, such as seconds, are drawn relative to their
    /// mean.
    private func scale(_ rows: [Row]) -> Double {
        let ends = rows.flatMap { row in
            row.line.differences.flatMap { difference in
                [difference.mean, difference.interval?.lowerBound, difference.interval?.upperBound]
                    .compactMap { $0.map { abs(relative($0, row.line)) } }
            }
        }
        let most = ends.max() ?? 0
        return (middle - Size.left - 10) / (most > 0 ? most : 1)
    }

    private func relative(_ value: Double, _ line: BenchComparison.Line) -> Double {
        let size = line.means.map(abs).max() ?? 0
        let share = size > 1 ? value / size : value
        return line.measure.better == .higher ? share : -share
    }

    private func draw(_ row: Row, at centre: Double, scale: Double, _ svg: inout SVGWriter) {
        svg.element(
            "text", ("x", Self.number(Size.left - 12)), ("y", Self.number(centre + 4)), ("text-anchor", "end"),
            text: row.name)
        for (place, difference) in row.line.differences.enumerated() {
            let offset = (Double(place) - Double(row.line.differences.count - 1) / 2) * 7
            let x = middle + relative(difference.mean, row.line) * scale
            if let interval = difference.interval {
                let ends = [interval.lowerBound, interval.upperBound].map { middle + relative($0, row.line) * scale }
                line(from: (ends[0], centre + offset), to: (ends[1], centre + offset), Self.colour(place), &svg)
            }
            dot(at: x, centre + offset, Self.colour(place), &svg)
        }
        let words = row.line.differences.map { ComparisonFigures.signed($0.mean) }.joined(separator: ", ")
        svg.element(
            "text", ("x", Self.number(Size.width - Size.right + 8)), ("y", Self.number(centre + 4)), text: words)
    }

    private func line(
        from start: (Double, Double), to end: (Double, Double), _ colour: String, _ svg: inout SVGWriter
    ) {
        svg.mark(
            "line", ("x1", Self.number(start.0)), ("y1", Self.number(start.1)), ("x2", Self.number(end.0)),
            ("y2", Self.number(end.1)), ("stroke", colour), ("stroke-width", "2"))
    }

    private func dot(at x: Double, _ y: Double, _ colour: String, _ svg: inout SVGWriter) {
        svg.mark(
            "circle", ("cx", Self.number(x)), ("cy", Self.number(y)), ("r", Self.number(Size.dot)), ("fill", colour))
    }

    private static func colour(_ place: Int) -> String { colours[place % colours.count] }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
