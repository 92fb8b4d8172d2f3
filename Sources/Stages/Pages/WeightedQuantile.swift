/// Quantiles of weighted values.
package enum WeightedQuantile {
    /// The median by weight; 0 for no values.
    package static func median(_ values: [(value: Double, weight: Int)]) -> Double { of(values, at: 0.5) }

    /// The least value up to which the given share of all weight lies, from 0 to 1; 0 for no values.
    package static func of(_ values: [(value: Double, weight: Int)], at share: Double) -> Double {
        let sorted = values.sorted { $0.value < $1.value }
        let total = sorted.reduce(0) { $0 + $1.weight }
        var seen = 0
        for entry in sorted {
            seen += entry.weight
            if Double(seen) >= share * Double(total) { return entry.value }
        }
        return sorted.last?.value ?? 0
    }
}
