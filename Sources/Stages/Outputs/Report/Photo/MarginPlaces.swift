/// Where signs stand in a margin, each as near to what it belongs to as the others let it.
enum MarginPlaces {
    /// How large signs are, so that most of them have room beside what they belong to.
    ///
    /// - Parameter wanted: the middles that the signs would have alone, from top to bottom.
    static func size(of wanted: [Double], from least: Double, to most: Double) -> Double {
        let gaps = zip(wanted, wanted.dropFirst()).map { $1 - $0 }.sorted()
        guard !gaps.isEmpty else { return most }
        return min(most, max(least, gaps[gaps.count / 4]))
    }

    /// - Parameters:
    ///   - wanted: the middles that the signs would have alone, from top to bottom.
    ///   - size: how far apart the middles must be; where all of them together need more than there is, they overlap evenly.
    ///   - height: of the margin.
    /// - Returns: their middles, in the same order.
    static func spread(_ wanted: [Double], apart size: Double, within height: Double) -> [Double] {
        guard !wanted.isEmpty else { return [] }
        let step = min(size, height / Double(wanted.count))
        var places: [Double] = []
        for middle in wanted {
            places.append(max(middle, (places.last ?? step / 2 - step) + step))
        }
        var lowest = height - step / 2
        for place in places.indices.reversed() {
            places[place] = min(places[place], lowest)
            lowest = places[place] - step
        }
        return places
    }
}
