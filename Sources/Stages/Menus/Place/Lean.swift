/// How far rows of words run askew, and how far left edges that should be aligned do.
///
/// `SlopeField` levels lines by the words within each. Short lines, as in Chinese, tell nothing by themselves, but
/// their rows and edges pile up once the page is straight.
enum Lean {
    /// How far a page may lean, in pixels per pixel, and in which steps leans are tried; 0.16 is 9 degrees. The words
    /// must pile up better than on the unchanged page by the last factor.
    private static let most = 0.16
    private static let step = 0.004
    private static let leastGain = 1.08

    /// Moves words so that rows are level and left edges upright; a page with too few words is left alone.
    static func straighten(_ lines: inout [[Token]]) {
        let rects = lines.joined().map(\.rect)
        guard rects.count >= 8 else { return }
        let height = CellCutter.room * middle(rects.map(\.height))
        guard height > 0 else { return }
        let spans = lines.compactMap { span(of: $0, height: height) }
        let slope = lean(of: rects.map { ($0.midY, $0.midX) }, height: height) { slope in
            spans.count < fewestSpans || leastShare * Double(lines.count) > Double(spans.count)
                || middle(spans.map { abs($0.down - slope * $0.across) }) <= mostTorn * height
        }
        if slope != 0 {
            move(&lines) { rect in
                let down = slope * rect.midX
                rect.top -= down
                rect.bottom -= down
            }
        }
        let slant = lean(of: lines.compactMap(\.first?.rect).map { ($0.left, $0.midY) }, height: height)
        if slant != 0 {
            move(&lines) { rect in
                let across = slant * rect.midY
                rect.left -= across
                rect.right -= across
            }
        }
    }

    /// Lines at least this long, in heights, show by themselves how rows run, where there are enough of them. A lean
    /// that pulls most of them apart by the last value, in heights, is wrong. Set by hand.
    private static let leastSpan = 4.0
    private static let fewestSpans = 3
    private static let mostTorn = 0.6
    /// The share of a page's lines that must be long.
    private static let leastShare = 0.5

    /// The distance from the middle of a line's first word to that of its last; nil where it is short.
    private static func span(of line: [Token], height: Double) -> (across: Double, down: Double)? {
        guard let first = line.first?.rect, let last = line.last?.rect else { return nil }
        let across = last.midX - first.midX
        return across >= leastSpan * height ? (across, last.midY - first.midY) : nil
    }

    private static func move(_ lines: inout [[Token]], by change: (inout Rect) -> Void) {
        for line in lines.indices {
            for token in lines[line].indices { change(&lines[line][token].rect) }
        }
    }

    /// The share of `along` by which the values must be moved to pile up most, in piles of half a line. Evenly spaced
    /// rows pile up again where each meets the next, so smaller leans are tried first.
    private static func lean(
        of places: [(value: Double, along: Double)], height: Double, isAllowed: (Double) -> Bool = { _ in true }
    ) -> Double {
        let steps = Int((most / step).rounded())
        let unmoved = sharpness(places.map { $0.value / (0.5 * height) })
        var (best, chosen) = (leastGain * unmoved, 0.0)
        for by in (1...steps).flatMap({ [Double($0) * step, -Double($0) * step] }) where isAllowed(by) {
            let piles = sharpness(places.map { ($0.value - by * $0.along) / (0.5 * height) })
            if piles > best { (best, chosen) = (1.01 * piles, by) }
        }
        return chosen
    }

    private static func sharpness(_ values: [Double]) -> Double {
        guard let low = values.min(), let high = values.max(), low.isFinite, high - low < 1e5 else { return 0 }
        var piles = [Double](repeating: 0, count: Int(high - low) + 3)
        for value in values {
            let pile = Int(value - low)
            let share = value - low - Double(pile)
            piles[pile] += 1 - share
            piles[pile + 1] += share
        }
        return piles.reduce(0) { $0 + $1 * $1 }
    }
}
