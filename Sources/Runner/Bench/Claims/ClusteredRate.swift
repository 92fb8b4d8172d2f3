internal import Models

/// A rate of cases that come in clusters, whose cases are alike: dishes of one menu say less than as many dishes of many.
struct ClusteredRate: Sendable, Hashable {
    /// By what names the cluster; cases of one cluster that are added apart are put together.
    private(set) var clusters: [String: BoundedRate] = [:]

    mutating func add(_ rate: BoundedRate, to cluster: String) {
        if rate.cases > 0 { clusters[cluster, default: BoundedRate()] += rate }
    }

    static func += (total: inout ClusteredRate, one: ClusteredRate) {
        for (cluster, rate) in one.clusters { total.add(rate, to: cluster) }
    }

    /// The hits and cases of all clusters.
    var total: BoundedRate { clusters.values.reduce(into: BoundedRate()) { $0 += $1 } }
    /// The clusters with a hit, among all.
    var struck: BoundedRate {
        BoundedRate(hits: clusters.values.count { $0.hits > 0 }, cases: clusters.count)
    }

    /// How many times larger the variance of the rate is than that of as many independent cases, 1 at least: Taylor's
    /// linearisation of a ratio, as in surveys of clusters (Kish, Survey Sampling, 1965). Without any hit nothing shows how
    /// alike the cases are, and it is 1.
    var designEffect: Double {
        let all = total
        guard let rate = all.rate, rate > 0, rate < 1, clusters.count > 1 else { return 1 }
        let (cases, count) = (Double(all.cases), Double(clusters.count))
        let squares = clusters.values.map { Double($0.hits) - rate * Double($0.cases) }.map { $0 * $0 }
        // Sorted, so that the sum doesn't depend on the order of a dictionary.
        let variance = count / (count - 1) * squares.sorted().reduce(0, +) / (cases * cases)
        return max(1, variance / (rate * (1 - rate) / cases))
    }

    /// The one-sided upper bound of the rate: that of Clopper and Pearson over as many independent cases as these are worth
    /// (Korn and Graubard, Survey Methodology 24, 1998, without their correction for few clusters).
    ///
    /// - Returns: from 0 to 1; nil when nothing was counted.
    var upper: Double? {
        let (hits, cases) = worth
        return RateBound.upper(hits: hits, of: cases)
    }

    /// How probable so few hits or fewer would be if each case were one with this probability; 1 without cases.
    func chance(at rate: Double) -> Double {
        let (hits, cases) = worth
        return cases > hits ? 1 - IncompleteBeta.regularised(rate, hits + 1, cases - hits) : 1
    }

    /// The hits and cases of as many independent cases.
    private var worth: (hits: Double, cases: Double) {
        let (all, effect) = (total, designEffect)
        return (Double(all.hits) / effect, Double(all.cases) / effect)
    }
}

extension ClusteredRate: Encodable {
    enum CodingKeys: String, CodingKey {
        case hits, rate
        case cases = "of"
        case designEffect = "design_effect"
        case upper = "upper_95_of_cases"
    }

    /// The clusters with a hit among all clusters, and the bound of the rate of cases.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(struck.hits, forKey: .hits)
        try values.encode(struck.cases, forKey: .cases)
        try values.encodeIfPresent(struck.rate?.rounded(toDecimals: 5), forKey: .rate)
        try values.encode(designEffect.rounded(toDecimals: 3), forKey: .designEffect)
        try values.encodeIfPresent(upper?.rounded(toDecimals: 5), forKey: .upper)
    }
}
