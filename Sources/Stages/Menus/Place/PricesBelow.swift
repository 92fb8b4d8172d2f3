/// Which prices stand below the text that they belong to, not beside it.
///
/// Where names, descriptions and prices are centred in a column, or all begin at its left edge, another column's text
/// may well be level with a price. Where prices have a column of their own, what stands above a price is mostly another
/// price; so the prices of one column are judged together.
struct PricesBelow {
    /// How far a price may be from the text above it, and their middles or left edges from each other, in units. Set
    /// by hand, without searching for better values.
    private static let farthest = 1.2
    private static let askew = 0.5

    private let isBelow: [Bool]

    init(_ prices: [Rect], texts: [Rect], unit: Double) {
        let rows = RowIndex(texts, unit: unit)
        let stand = prices.map { price in
            var above = price
            above.top -= Self.farthest * unit
            return rows.places(near: above).contains { place in
                let text = texts[place]
                let gap = price.top - text.bottom
                return gap > -0.4 * unit && gap < Self.farthest * unit
                    && min(price.right, text.right) > max(price.left, text.left)
                    && (abs(price.midX - text.midX) < Self.askew * unit
                        || abs(price.left - text.left) < Self.askew * unit)
            }
        }
        var isBelow = stand
        for column in Self.columns(of: prices) where 2 * column.count(where: { stand[$0] }) <= column.count {
            for place in column { isBelow[place] = false }
        }
        self.isBelow = isBelow
    }

    /// The places of prices whose spans across the page overlap, each in one column.
    private static func columns(of prices: [Rect]) -> [[Int]] {
        var columns: [[Int]] = []
        var end = -Double.infinity
        for place in prices.indices.sorted(by: { (prices[$0].left, $0) < (prices[$1].left, $1) }) {
            if prices[place].left < end, !columns.isEmpty {
                columns[columns.count - 1].append(place)
            } else {
                columns.append([place])
            }
            end = max(end, prices[place].right)
        }
        return columns
    }

    /// - Parameter place: of a price in the list that was given.
    subscript(place: Int) -> Bool { isBelow[place] }
}
