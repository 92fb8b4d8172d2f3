/// Which column each sign of a table stands in, by the middles of the heads.
///
/// The columns of a photographed page may lean and draw together a little; one lean for all of them is found that takes
/// the signs to the heads best. A sign that then stands between two columns belongs to neither: what it says is never
/// guessed.
struct ColumnFit {
    struct Point: Hashable {
        var x: Double
        var y: Double
    }

    /// For each sign the index of its head; nil where it stands below none.
    let columns: [Int?]

    /// - Parameters:
    ///   - signs: their middles.
    ///   - heads: their middles, from left to right; two or more.
    init(_ signs: [Point], heads: [Point]) {
        let gaps = zip(heads, heads.dropFirst()).map { $1.x - $0.x }
        guard !signs.isEmpty, let pitch = gaps.sorted().dropFirst(gaps.count / 2).first, pitch > 0 else {
            columns = signs.map { _ in nil }
            return
        }
        let middle = (heads[0].x + heads[heads.count - 1].x) / 2
        let width = max(pitch, heads[heads.count - 1].x - heads[0].x)
        let tolerances = heads.indices.map { index in
            let beside = [index - 1, index].filter(gaps.indices.contains).map { gaps[$0] }.min() ?? pitch
            return Self.tolerance * min(beside, pitch * 1.2)
        }
        /// The nearest head of a sign, and how far it is off, in tolerances.
        func nearest(_ sign: Point, lean: Double, drawn: Double) -> (head: Int, off: Double) {
            var best = (head: 0, off: Double.infinity)
            for (index, head) in heads.enumerated() {
                let shift = (lean + drawn * (sign.x - middle) / width) * (sign.y - head.y)
                let off = abs(sign.x - shift - head.x) / tolerances[index]
                if off < best.off { best = (index, off) }
            }
            return best
        }
        var best = (lean: 0.0, drawn: 0.0, cost: Double.infinity)
        for lean in stride(from: -12.0, through: 12, by: 1).map({ $0 * Self.leanStep }) {
            for drawn in stride(from: -5.0, through: 5, by: 1).map({ $0 * Self.drawnStep }) {
                let cost = signs.reduce(0) { $0 + min(nearest($1, lean: lean, drawn: drawn).off, 2) }
                // Straight, unless leaning is better.
                let total = cost + Double(signs.count) * (abs(lean) + abs(drawn))
                if total < best.cost { best = (lean, drawn, total) }
            }
        }
        let found = signs.map { nearest($0, lean: best.lean, drawn: best.drawn) }
        // Columns beyond the heads may have lost theirs.
        let span = heads[0].x - pitch / 2...heads[heads.count - 1].x + pitch / 2
        let below = zip(signs, found).filter { span.contains($0.0.x) }
        let isFit = Double(below.count { $0.1.off <= 1 }) >= Self.mostly * Double(below.count)
        columns = found.map { isFit && $0.off <= 1 ? $0.head : nil }
    }

    /// A sign may be off by this share of the distance between two columns.
    private static let tolerance = 0.32
    /// Where fewer signs stand below heads, these aren't the heads of the signs' columns.
    private static let mostly = 0.6
    private static let leanStep = 0.0025
    private static let drawnStep = 0.004
}
