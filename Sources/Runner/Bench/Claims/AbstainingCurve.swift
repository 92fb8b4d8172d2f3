internal import Models

/// What happens to coverage, accuracy and safety when every verdict above a certain doubt counts as uncertain.
struct AbstainingCurve: Sendable, Hashable {
    /// From the least doubt that any decided verdict has to the most.
    private(set) var steps: [Step] = []

    struct Step: Sendable, Hashable {
        /// Verdicts with more are taken as uncertain; from 0 to 1.
        var mostDoubt: Double
        var coverage: Double
        /// Nil when nothing is decided.
        var accuracy: Double?
        var unsafe: UnsafeTally
    }

    /// More steps than this show nothing new; if there are more, steps are chosen with about equally many verdicts
    /// between them.
    private static let mostSteps = 20

    init(_ rows: [JudgedRow]) {
        let rows = rows.filter { $0.row.dish != nil }
        let doubts = rows.filter { $0.verdict.label != .uncertain }.map(\.doubt).sorted()
        for threshold in Self.thresholds(doubts) {
            let kept = rows.map { $0.doubt > threshold ? $0.undecided : $0 }
            let verdicts = VerdictTally(kept)
            steps.append(
                Step(
                    mostDoubt: threshold, coverage: verdicts.coverage ?? 0, accuracy: verdicts.accuracy.share,
                    unsafe: UnsafeTally(kept)))
        }
    }

    private static func thresholds(_ sorted: [Double]) -> [Double] {
        var distinct: [Double] = []
        for doubt in sorted where distinct.last != doubt { distinct.append(doubt) }
        guard distinct.count > mostSteps else { return distinct }
        var chosen: [Double] = []
        for step in 1...mostSteps {
            let doubt = sorted[sorted.count * step / mostSteps - 1]
            if chosen.last != doubt { chosen.append(doubt) }
        }
        return chosen
    }
}

extension JudgedRow {
    /// The same with a verdict that decides nothing.
    fileprivate var undecided: JudgedRow {
        var row = self
        row.verdict.label = .uncertain
        return row
    }
}

extension AbstainingCurve: Encodable {
    func encode(to encoder: any Encoder) throws { try steps.encode(to: encoder) }
}

extension AbstainingCurve.Step: Encodable {
    enum CodingKeys: String, CodingKey {
        case coverage, accuracy, unsafe
        case mostDoubt = "most_doubt"
    }

    func encode(to encoder: any Encoder) throws {
        var step = encoder.container(keyedBy: CodingKeys.self)
        try step.encode(mostDoubt.rounded(toDecimals: 4), forKey: .mostDoubt)
        try step.encode(coverage.rounded(toDecimals: 4), forKey: .coverage)
        try step.encodeIfPresent(accuracy?.rounded(toDecimals: 4), forKey: .accuracy)
        try step.encode(unsafe, forKey: .unsafe)
    }
}
