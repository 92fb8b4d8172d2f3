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

    private enum Size {
        static let width = 760.0
        static let left = 220.0
        static let right = 150.0
        static let row = 26.0
        static let dot = 4.0
    }

    var text: String {
        let rows = self.rows
        let readings = comparison.readings.dropFirst()
        let top = 44.0 + Double(readings.count) * 18
        let height = top + rows.reduce(0) { $0 + Size.row * ($1.opens ? 1.6 : 1) } + 46
        let scale = self.scale(rows)
        var svg = SVGWriter()
        svg.openPlot(
            width: Size.width, height: height, title: "Differences from \(comparison.readings[0].name)")
        svg.element(
            "text", ("x", "12"), ("y", "22"), ("font-weight", "bold"),
            text: "Differences from \(comparison.readings[0].name)")
        for (place, reading) in readings.enumerated() {
            let y = 42 + Double(place) * 18
            dot(at: 18, y - 4, SVGWriter.colour(place), &svg)
            svg.element("text", ("x", "30"), ("y", SVGWriter.number(y)), text: reading.name)
        }
        svg.line(from: (middle, top - 6), to: (middle, height - 38), "#999999")
        var y = top
        for row in rows {
            if row.opens { y += Size.row * 0.6 }
            draw(row, at: y + Size.row / 2, scale: scale, &svg)
            y += Size.row
        }
        svg.element(
            "text", ("x", SVGWriter.number(middle - 10)), ("y", SVGWriter.number(height - 20)), ("text-anchor", "end"),
            ("fill", "#555555"), text: "worse")
        svg.element(
            "text", ("x", SVGWriter.number(middle + 10)), ("y", SVGWriter.number(height - 20)), ("fill", "#555555"),
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

    /// Units of the drawing for a difference of 1, or of the largest mean where that is above 1, as it is of many
    /// seconds.
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
            "text", ("x", SVGWriter.number(Size.left - 12)), ("y", SVGWriter.number(centre + 4)),
            ("text-anchor", "end"),
            text: row.name)
        for (place, difference) in row.line.differences.enumerated() {
            let offset = (Double(place) - Double(row.line.differences.count - 1) / 2) * 7
            let x = middle + relative(difference.mean, row.line) * scale
            if let interval = difference.interval {
                let ends = [interval.lowerBound, interval.upperBound].map { middle + relative($0, row.line) * scale }
                svg.line(from: (ends[0], centre + offset), to: (ends[1], centre + offset), SVGWriter.colour(place))
            }
            dot(at: x, centre + offset, SVGWriter.colour(place), &svg)
        }
        let words = row.line.differences.map { ComparisonFigures.signed($0.mean) }.joined(separator: ", ")
        svg.element(
            "text", ("x", SVGWriter.number(Size.width - Size.right + 8)), ("y", SVGWriter.number(centre + 4)),
            text: words)
    }

    private func dot(at x: Double, _ y: Double, _ colour: String, _ svg: inout SVGWriter) {
        svg.mark(
            "circle", ("cx", SVGWriter.number(x)), ("cy", SVGWriter.number(y)), ("r", SVGWriter.number(Size.dot)),
            ("fill", colour))
    }
}
