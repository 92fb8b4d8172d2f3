internal import Models

/// Where on a page prices stand, or what looks like them: digits of two signs and more without a letter.
struct PriceRows {
    private struct Place {
        /// Across the lines and along them, in pixels.
        var row: Int
        var start: Int
        /// A number that may be a mark as well: of two digits, in brackets perhaps, and not behind other words.
        var mayBeMark: Bool
    }

    /// By their rows.
    private var places: [Place]
    private let isUpright: Bool

    init(_ lines: [Line]) {
        let wide = lines.reduce(0) { $0 + ($1.box.width >= $1.box.height ? 1 : -1) }
        let isUpright = wide >= 0
        places = lines.flatMap { line in
            LineSpans.spans(of: line).flatMap { span in
                span.words.compactMap { index -> Place? in
                    let word = line.words[index]
                    guard Self.isPriceLike(word.text) else { return nil }
                    let number = word.text.filter { !"()[].:,".contains($0) }
                    return Place(
                        row: isUpright ? word.box.midY : word.box.midX, start: isUpright ? word.box.x : word.box.y,
                        mayBeMark: index == span.firstWord && MarkCode.isNumber(number))
                }
            }
        }.sorted { ($0.row, $0.start) < ($1.row, $1.start) }
        self.isUpright = isUpright
    }

    private static func isPriceLike(_ text: String) -> Bool {
        text.utf8.count >= 2 && text.contains(where: \.isWholeNumber) && !text.contains(where: \.isLetter)
    }

    /// Whether a price that is no mark stands on the same row as a box and not in it, anywhere on the page.
    func cross(_ box: Box) -> Bool {
        let extent = isUpright ? box.x..<box.maxX : box.y..<box.maxY
        return onRow(of: box).contains { !$0.mayBeMark && !extent.contains($0.start) }
    }

    /// Whether one stands on the same row behind a box.
    func follow(_ box: Box) -> Bool {
        let end = isUpright ? box.maxX : box.maxY
        return onRow(of: box).contains { $0.start >= end }
    }

    private func onRow(of box: Box) -> ArraySlice<Place> {
        let low = isUpright ? box.y : box.x
        let high = isUpright ? box.maxY : box.maxX
        var from = 0
        var to = places.count
        while from < to {
            let middle = (from + to) / 2
            if places[middle].row < low { from = middle + 1 } else { to = middle }
        }
        return places[from...].prefix { $0.row <= high }
    }
}
