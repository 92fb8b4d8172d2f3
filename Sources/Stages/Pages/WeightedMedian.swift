/// The median of weighted values.
package enum WeightedMedian {
    /// The median by weight; 0 for no values.
    package static func of(_ values: [(value: Double, weight: Int)]) -> Double {
        let sorted = values.sorted { $0.value < $1.value }
        let total = sorted.reduce(0) { $0 + $1.weight }
        var seen = 0
        for entry in sorted {
            seen += entry.weight
            if seen * 2 >= total { return entry.value }
        }
        return sorted.last?.value ?? 0
    }
}
