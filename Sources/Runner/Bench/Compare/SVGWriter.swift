internal import Foundation
internal import Outputs

/// A drawing, written from its start to its end; whatever a file or an item is called, is escaped.
struct SVGWriter {
    private(set) var text = ""

    typealias Attribute = (name: StaticString, value: String)

    mutating func open(_ tag: StaticString, _ attributes: Attribute...) {
        text += Self.start(tag, attributes) + ">\n"
    }

    mutating func close(_ tag: StaticString) {
        text += "</\(tag)>\n"
    }

    /// An element without content.
    mutating func mark(_ tag: StaticString, _ attributes: Attribute...) {
        text += Self.start(tag, attributes) + "/>\n"
    }

    mutating func element(_ tag: StaticString, _ attributes: Attribute..., text words: String) {
        text += Self.start(tag, attributes) + ">" + XMLTag.escaped(words) + "</\(tag)>\n"
    }

    private static func start(_ tag: StaticString, _ attributes: [Attribute]) -> String {
        attributes.reduce("<\(tag)") { $0 + " \($1.name)=\"\(XMLTag.escaped($1.value))\"" }
    }
}

// MARK: - Plots

extension SVGWriter {
    static let colours = ["#1b6ca8", "#b8500e", "#3c7a3a", "#7a3f91", "#7d6608"]

    static func colour(_ place: Int) -> String { colours[place % colours.count] }

    static func number(_ value: Double) -> String { String(format: "%.1f", value) }

    /// A white page with letters for a plot; in units of the drawing, which has no size of its own.
    mutating func openPlot(width: Double, height: Double, title: String) {
        open(
            "svg", ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(Int(width)) \(Int(height))"),
            ("font-family", "sans-serif"), ("font-size", "12"), ("role", "img"))
        element("title", text: title)
        mark("rect", ("width", "100%"), ("height", "100%"), ("fill", "#ffffff"))
    }

    mutating func line(from start: (Double, Double), to end: (Double, Double), _ colour: String) {
        mark(
            "line", ("x1", Self.number(start.0)), ("y1", Self.number(start.1)), ("x2", Self.number(end.0)),
            ("y2", Self.number(end.1)), ("stroke", colour), ("stroke-width", "2"))
    }

    mutating func path(_ points: [(x: Double, y: Double)], _ colour: String, isDashed: Bool) {
        mark(
            "polyline", ("points", points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")),
            ("fill", "none"), ("stroke", colour), ("stroke-width", "2"),
            ("stroke-dasharray", isDashed ? "6 4" : "none"))
    }
}
