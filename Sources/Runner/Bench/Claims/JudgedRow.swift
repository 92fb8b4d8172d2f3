internal import Models

/// A row with its verdict.
struct JudgedRow: Sendable {
    var row: ClaimRow
    var verdict: Classification
    /// Processor time that judging took; nil for another program's verdict.
    var microseconds: Double?

    /// How unreliable the verdict is, from 0 to 1.
    var doubt: Double

    /// - Parameter shares: how likely the dish breaks each diet, from 0 to 1.
    init(row: ClaimRow, verdict: Classification, microseconds: Double?, shares: [Diet: Double]) {
        self.row = row
        self.verdict = verdict
        self.microseconds = microseconds
        let most = Diet.allCases.reduce(0) { doubt, diet in
            guard let share = shares[diet] else { return doubt }
            switch verdict.claims[diet] {
            case .yes: return max(doubt, share)
            case .no: return max(doubt, 1 - share)
            default: return doubt
            }
        }
        // Finer differences than this are chance.
        doubt = most.rounded(toDecimals: 3)
    }

    /// The diets that the verdict says yes to though the truth rules them out.
    var unsafeDiets: [ScoredDiet] {
        guard let truth = row.dish else { return [] }
        return ScoredDiet.allCases.filter { $0.labels.contains(verdict.label) && !truth.isSafe(for: $0) }
    }

    /// Whether a decided verdict is one of the right ones; nil for an undecided one, and for rows without labels.
    var isRight: Bool? {
        guard let truth = row.dish, verdict.label != .uncertain else { return nil }
        return truth.labels.contains(verdict.label)
    }
}
