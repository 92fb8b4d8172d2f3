/// Bars with names and values, as a drawing that screen readers treat as a list.
struct BarChart {
    struct Bar {
        var name: String
        /// Must not be negative.
        var value: Double
        var words: String
    }

    var title: String
    var bars: [Bar]

    func write(to html: inout HTMLWriter) {
        let most = bars.map(\.value).max() ?? 0
        guard most > 0 else { return }
        let height = bars.count * 24
        html.open("figure", ("class", "chart"))
        html.element("figcaption", text: title)
        html.open("svg", ("viewBox", "0 0 640 \(height)"), ("role", "list"), ("aria-label", title))
        for (row, bar) in bars.enumerated() {
            let top = row * 24
            html.open("g", ("role", "listitem"))
            html.element("text", ("x", "150"), ("y", "\(top + 17)"), ("text-anchor", "end"), text: bar.name)
            let width = max(1, Int((bar.value / most * 360).rounded()))
            html.open(
                "rect", ("x", "158"), ("y", "\(top + 4)"), ("width", "\(width)"), ("height", "16"))
            html.close("rect")
            html.element("text", ("x", "\(164 + width)"), ("y", "\(top + 17)"), text: bar.words)
            html.close("g")
        }
        html.markup("</svg></figure>\n")
    }
}
