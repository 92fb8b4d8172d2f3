internal import Models

/// How many dishes of each label were called what.
struct ConfusionMatrix: Encodable, Sendable, Hashable {
    private(set) var counts: [DietLabel: [DietLabel: Int]] = [:]

    init(_ rows: [JudgedRow]) {
        for row in rows {
            guard let truth = row.row.dish else { continue }
            counts[truth.label, default: [:]][row.verdict.label, default: 0] += 1
        }
    }

    /// How many of a label were called another one; 0 where there are none.
    subscript(truth: DietLabel, verdict: DietLabel) -> Int { counts[truth]?[verdict] ?? 0 }

    func encode(to encoder: any Encoder) throws {
        var filled: [DietLabel: [DietLabel: Int]] = [:]
        for truth in DietLabel.allCases {
            filled[truth] = Dictionary(uniqueKeysWithValues: DietLabel.allCases.map { ($0, self[truth, $0]) })
        }
        try filled.encode(to: encoder)
    }
}
