/// Finds the boxes that may share a row with another without checking each of them.
struct RowIndex {
    private var places: [Int: [Int]] = [:]
    private let unit: Double

    init(_ rects: [Rect], unit: Double) {
        self.unit = max(unit, 1)
        for (place, rect) in rects.enumerated() {
            for band in bands(rect) { places[band, default: []].append(place) }
        }
    }

    /// The bands of a box in ascending order; a box that spans very many is listed only in its middle one.
    private func bands(_ rect: Rect) -> ClosedRange<Int> {
        let (first, last) = (band(rect.top), band(rect.bottom))
        return last - first > 50 ? band(rect.midY)...band(rect.midY) : first...max(first, last)
    }

    private func band(_ y: Double) -> Int { Int(max(-1e6, min(1e6, y / unit)).rounded(.down)) }

    func places(near rect: Rect) -> [Int] {
        Array(Set(bands(rect).flatMap { places[$0] ?? [] })).sorted()
    }
}
