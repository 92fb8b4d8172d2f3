internal import Models
internal import Pages

/// Where on a page prices, or what looks like prices, stand among the words: two or more digits without a letter.
struct PriceRows {
    private struct Place {
        /// Whether it is a price; all words are kept, since what stands in between counts too.
        var isPrice: Bool
        /// The position across the lines and along them, in pixels.
        var row: Int
        var start: Int
        /// Whether the number may also be a mark: it has two digits, perhaps in brackets, and doesn't follow other
        /// words.
        var mayBeMark: Bool
    }

    /// The places by their rows.
    private var places: [Place]
    private let isUpright: Bool
    /// How far rows sink along the lines, per pixel. Across a page, half a degree makes a third of a line, which is
    /// more than a small mark's height.
    private let tilt: Double

    init(_ lines: [Line]) {
        let wide = lines.reduce(0) { $0 + ($1.box.width >= $1.box.height ? 1 : -1) }
        let isUpright = wide >= 0
        let tilt = Self.tilt(of: lines, isUpright: isUpright)
        places = lines.flatMap { line in
            LineSpans.spans(of: line).flatMap { span in
                span.words.map { index -> Place in
                    let word = line.words[index]
                    let number = word.text.filter { !"()[].:,".contains($0) }
                    return Place(
                        isPrice: Self.isPriceLike(word.text),
                        row: Self.level(word.box, isUpright: isUpright, tilt: tilt).middle,
                        start: isUpright ? word.box.x : word.box.y,
                        mayBeMark: index == span.firstWord && MarkCode.isNumber(number))
                }
            }
        }.sorted { ($0.row, $0.start) < ($1.row, $1.start) }
        self.isUpright = isUpright
        self.tilt = tilt
    }

    /// The median tilt of the lines that are long for their height.
    private static func tilt(of lines: [Line], isUpright: Bool) -> Double {
        let slopes = lines.compactMap { line -> (value: Double, weight: Int)? in
            guard let first = line.words.first?.box, let last = line.words.last?.box else { return nil }
            let along = isUpright ? last.midX - first.midX : last.midY - first.midY
            let across = isUpright ? last.midY - first.midY : last.midX - first.midX
            let height = isUpright ? max(first.height, last.height) : max(first.width, last.width)
            return along > 6 * height ? (Double(across) / Double(along), along) : nil
        }
        return slopes.count < 3 ? 0 : WeightedQuantile.median(slopes)
    }

    /// The rows that a box covers, traced back to where rows begin.
    private static func level(
        _ box: Box, isUpright: Bool, tilt: Double
    ) -> (low: Int, middle: Int, high: Int) {
        let drop = Int((tilt * Double(isUpright ? box.midX : box.midY)).rounded())
        return isUpright
            ? (box.y - drop, box.midY - drop, box.maxY - drop) : (box.x - drop, box.midX - drop, box.maxX - drop)
    }

    private static func isPriceLike(_ text: String) -> Bool {
        text.utf8.count >= 2 && text.contains(where: \.isWholeNumber) && !text.contains(where: \.isLetter)
    }

    /// Whether a price that is no mark stands on the same row as a box but outside it, anywhere on the page.
    func cross(_ box: Box) -> Bool {
        let extent = isUpright ? box.x..<box.maxX : box.y..<box.maxY
        return onRow(of: box).contains { $0.isPrice && !$0.mayBeMark && !extent.contains($0.start) }
    }

    /// Whether the next thing on the row behind a box is a price, as with a dish. A legend beside the dishes has no
    /// price behind it, or the dishes come first.
    func isNext(behind box: Box) -> Bool {
        let end = isUpright ? box.maxX : box.maxY
        let next = onRow(of: box).filter { $0.start >= end }.min { $0.start < $1.start }
        return next.map { $0.isPrice && !$0.mayBeMark } ?? false
    }

    /// Whether nothing follows on the row: a dish's number is followed by its name, a mark in the last column by
    /// nothing.
    func isLast(_ box: Box) -> Bool {
        let end = isUpright ? box.maxX : box.maxY
        return !onRow(of: box).contains { $0.start >= end }
    }

    /// Whether one stands on the same row behind a box.
    func follow(_ box: Box) -> Bool {
        let end = isUpright ? box.maxX : box.maxY
        return onRow(of: box).contains { $0.isPrice && $0.start >= end }
    }

    private func onRow(of box: Box) -> ArraySlice<Place> {
        let (low, _, high) = Self.level(box, isUpright: isUpright, tilt: tilt)
        var from = 0
        var to = places.count
        while from < to {
            let middle = (from + to) / 2
            if places[middle].row < low { from = middle + 1 } else { to = middle }
        }
        return places[from...].prefix { $0.row <= high }
    }
}
