internal import Models

/// How many of some cases went wrong, and how large the rate behind that may be.
struct BoundedRate: Sendable, Hashable {
    var hits = 0
    var cases = 0

    /// Nil when there are no cases.
    var rate: Double? { cases == 0 ? nil : Double(hits) / Double(cases) }

    mutating func add(_ isHit: Bool) {
        cases += 1
        if isHit { hits += 1 }
    }

    static func += (total: inout BoundedRate, one: BoundedRate) {
        total.hits += one.hits
        total.cases += one.cases
    }
}

extension BoundedRate: Encodable {
    enum CodingKeys: String, CodingKey {
        case hits, rate
        case cases = "of"
        case upper = "upper_95"
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(hits, forKey: .hits)
        try values.encode(cases, forKey: .cases)
        try values.encodeIfPresent(rate?.rounded(toDecimals: 5), forKey: .rate)
        try values.encodeIfPresent(RateBound.upper(hits: hits, of: cases)?.rounded(toDecimals: 5), forKey: .upper)
    }
}
