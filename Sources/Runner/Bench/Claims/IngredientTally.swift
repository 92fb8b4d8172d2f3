internal import Models

/// How well single ingredients were judged for one diet.
struct IngredientTally: Sendable, Hashable {
    /// For each truth (yes, maybe, no) how many were called what.
    private(set) var counts: [Claim: [Claim: Int]] = [:]

    init(_ rows: [JudgedRow], _ diet: Diet) {
        for row in rows {
            guard let truth = row.row.ingredient?.claims[diet] else { continue }
            counts[truth, default: [:]][row.verdict.claims[diet] ?? .unknown, default: 0] += 1
        }
    }

    subscript(truth: Claim, verdict: Claim) -> Int { counts[truth]?[verdict] ?? 0 }

    var total: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    /// Called yes or no.
    var decided: Int { counts.values.reduce(0) { $0 + ($1[.yes] ?? 0) + ($1[.no] ?? 0) } }

    /// Of what is plainly yes or no and was called one of them, what was called so.
    var right: RightTally {
        let hits = self[.yes, .yes] + self[.no, .no]
        return RightTally(right: hits, of: hits + self[.yes, .no] + self[.no, .yes])
    }

    /// Called yes though it is no.
    var unsafe: BoundedRate {
        BoundedRate(hits: self[.no, .yes], cases: counts[.no]?.values.reduce(0, +) ?? 0)
    }

    /// Called yes though it may be no.
    var hasty: Int { self[.maybe, .yes] }
}

extension IngredientTally: Encodable {
    enum CodingKeys: String, CodingKey {
        case rows, coverage, accuracy, unsafe, counts
        case hasty = "yes_for_maybe"
    }

    func encode(to encoder: any Encoder) throws {
        var tally = encoder.container(keyedBy: CodingKeys.self)
        try tally.encode(total, forKey: .rows)
        let coverage = total == 0 ? nil : Double(decided) / Double(total)
        try tally.encodeIfPresent(coverage?.rounded(toDecimals: 4), forKey: .coverage)
        try tally.encodeIfPresent(right.share?.rounded(toDecimals: 4), forKey: .accuracy)
        try tally.encode(unsafe, forKey: .unsafe)
        try tally.encode(hasty, forKey: .hasty)
        let named = counts.map {
            ($0.key.rawValue, Dictionary(uniqueKeysWithValues: $0.value.map { ($0.rawValue, $1) }))
        }
        try tally.encode(Dictionary(uniqueKeysWithValues: named), forKey: .counts)
    }
}
