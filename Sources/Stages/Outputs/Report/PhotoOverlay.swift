internal import Models
internal import Pages

/// The outlines over one picture of a page.
struct PhotoOverlay {
    /// The map from points of the upright photo to points of the picture.
    let transform: SheetTransform
    /// The least height of letters, in pixels of the picture.
    let smallest: Double

    func write(_ lines: [Line], _ html: inout HTMLWriter) {
        html.open("g", ("class", "layer lines"))
        for line in lines where line.role != .unassigned { outline(line.box, line.text, &html) }
        html.close("g")
        html.open("g", ("class", "layer unassigned"))
        for line in lines where line.role == .unassigned { outline(line.box, line.text, &html) }
        html.close("g")
    }

    func write(_ dishes: [Dish], page: Int, _ html: inout HTMLWriter) {
        html.open("g", ("class", "layer symbols"))
        for dish in dishes {
            for evidence in dish.evidence(onPage: page) where evidence.kind == .symbol {
                if let box = evidence.box { outline(box, evidence.finding, &html) }
            }
        }
        html.close("g")
        html.open("g", ("class", "layer dishes"))
        for dish in dishes { link(to: dish, &html) }
        html.close("g")
        html.open("g", ("class", "layer translation"))
        for dish in dishes { translation(of: dish, &html) }
        html.close("g")
        html.open("g", ("class", "evidence"))
        for dish in dishes {
            for evidence in dish.evidence(onPage: page) {
                guard let box = evidence.box else { continue }
                html.open("polygon", ("points", points(of: box)), ("data-dish", dish.id))
                html.close("polygon")
            }
        }
        html.close("g")
    }

    private func outline(_ box: Box, _ title: String, _ html: inout HTMLWriter) {
        html.open("polygon", ("points", points(of: box)))
        html.element("title", text: title)
        html.close("polygon")
    }

    private func link(to dish: Dish, _ html: inout HTMLWriter) {
        let label = dish.classification?.label ?? .uncertain
        html.open(
            "a", ("href", "#" + dish.id), ("class", "spot " + label.rawValue), ("data-dish", dish.id),
            ("aria-label", "\(dish.name): \(label.words)"))
        html.open("polygon", ("points", points(of: dish.box)))
        html.close("polygon")
        let (x, y, height) = corner(of: dish.box)
        // A letter goes beside the dish's words where there is room.
        let isBeside = x > height * 1.5
        html.element(
            "text", ("x", Self.number(isBeside ? x - height * 0.2 : x)), ("y", Self.number(y + height * 0.85)),
            ("text-anchor", isBeside ? "end" : nil), ("font-size", Self.number(height)), ("aria-hidden", "true"),
            text: label.letter)
        html.close("a")
    }

    private func translation(of dish: Dish, _ html: inout HTMLWriter) {
        guard let translation = dish.translation else { return }
        let (x, y, height) = corner(of: dish.box)
        html.element(
            "text", ("x", Self.number(x + height)), ("y", Self.number(y + height * 0.85)),
            ("font-size", Self.number(height)), ("lang", translation.language), text: translation.name)
    }

    /// Where a dish's letters begin, and how high they are.
    private func corner(of box: Box) -> (x: Double, y: Double, height: Double) {
        let start = transform.point(Double(box.x), Double(box.y))
        let end = transform.point(Double(box.x), Double(box.maxY))
        let height = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        return (start.x, start.y, max(smallest, min(height * 0.6, smallest * 1.3)))
    }

    private func points(of box: Box) -> String {
        [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)].map { x, y in
            let point = transform.point(Double(x), Double(y))
            return Self.number(point.x) + "," + Self.number(point.y)
        }.joined(separator: " ")
    }

    /// The number with one decimal; 0 for what isn't a number, such as a point on the horizon.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e6 else { return "0" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
    }
}

extension Dish {
    fileprivate func evidence(onPage page: Int) -> [Evidence] {
        (classification?.evidence ?? []).filter { ($0.page ?? self.page) == page }
    }
}
