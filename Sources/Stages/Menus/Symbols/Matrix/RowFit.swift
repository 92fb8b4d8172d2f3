internal import Models

/// How far the rows of a table slope: a page that is level as a whole may still rise a little towards its signs, which
/// stand far from the names.
struct RowFit {
    /// Pixels down for each one to the right.
    let slope: Double

    /// - Parameters:
    ///   - names: the words that the rows begin with.
    ///   - height: of letters.
    init(_ signs: [Box], names: [Box], height: Double) {
        var best = (slope: 0.0, cost: Double.infinity)
        for slope in stride(from: -20.0, through: 20, by: 1).map({ $0 * Self.step }) {
            let cost = signs.reduce(0) { sum, sign in
                let off = names.lazy.map { Self.off($0, sign, slope) }.min() ?? 0
                return sum + min(off / height, 1)
            }
            // As little as explains the rows.
            let total = cost + Double(signs.count) * 2 * abs(slope)
            if total < best.cost { best = (slope, total) }
        }
        slope = best.slope
    }

    /// How much higher or lower a word stands than the row of a sign.
    func off(_ word: Box, _ sign: Box) -> Double { Self.off(word, sign, slope) }

    private static func off(_ word: Box, _ sign: Box, _ slope: Double) -> Double {
        abs(Double(word.midY - sign.midY) - slope * Double(word.midX - sign.midX))
    }

    private static let step = 0.0015
}
