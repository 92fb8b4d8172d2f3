/// Bounds how large a rate may be when only some cases were seen.
enum RateBound {
    /// How sure the bound is.
    static let confidence = 0.95

    /// The one-sided upper bound of Clopper and Pearson (Biometrika 26, 1934): the rate at which so few hits, or fewer,
    /// are seen in only one of twenty such counts.
    ///
    /// - Returns: from 0 to 1; nil when nothing was counted.
    static func upper(hits: Int, of cases: Int) -> Double? { upper(hits: Double(hits), of: Double(cases)) }

    /// The same for cases that are worth a part of a case each; such counts needn't be whole.
    static func upper(hits: Double, of cases: Double) -> Double? {
        guard cases > 0, hits >= 0, hits <= cases else { return nil }
        if hits == cases { return 1 }
        var low = hits / cases
        var high = 1.0
        // Each step halves the interval: after sixty steps nothing is left that a Double could show.
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if IncompleteBeta.regularised(middle, hits + 1, cases - hits) < confidence {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }
}
