/// Which spans along a page leave the corridor before its second column free.
package struct CorridorSpans {
    /// The places of the spans that don't reach into the corridor; of all where more than a few do, or where there is no
    /// second column.
    package let clear: [Int]

    /// How many spans may reach into the corridor, as a share of all.
    private static let few = 0.1

    /// - Parameters:
    ///   - spans: left and right ends, in any unit.
    ///   - height: of the usual line. The second column is what most spans begin at, to half of this, leaving out those
    ///     that begin within two of it from the leftmost.
    ///   - corridor: the least width of a corridor.
    package init(_ spans: [(left: Double, right: Double)], height: Double, corridor: Double) {
        clear = Self.clear(spans, height: height, corridor: corridor) ?? Array(spans.indices)
    }

    private static func clear(_ spans: [(left: Double, right: Double)], height: Double, corridor: Double) -> [Int]? {
        guard let leftmost = spans.map(\.left).min(), height > 0 else { return nil }
        let starts = spans.map(\.left).filter { $0 > leftmost + 2 * height }.sorted()
        // Starts within half a height of each, counted in one pass from left to right.
        var (first, end) = (0, 0)
        var best: (count: Int, start: Double)?
        for start in starts {
            while first < end, starts[first] < start - height / 2 { first += 1 }
            while end < starts.count, starts[end] <= start + height / 2 { end += 1 }
            if end - first > best?.count ?? 0 { best = (end - first, start) }
        }
        guard let column = best?.start else { return nil }
        let clear = spans.indices.filter {
            spans[$0].left > column - height / 2 || spans[$0].right <= column - corridor
        }
        return Double(spans.count - clear.count) <= few * Double(spans.count) ? clear : nil
    }
}
