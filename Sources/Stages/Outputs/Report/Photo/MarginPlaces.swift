/// Where signs stand in a margin, each as near to what it belongs to as the others let it.
enum MarginPlaces {
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
