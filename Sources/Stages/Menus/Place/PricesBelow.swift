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
        let stand = prices.map { price in
            texts.contains { text in
                let gap = price.top - text.bottom
                return gap > -0.4 * unit && gap < Self.farthest * unit
                    && min(price.right, text.right) > max(price.left, text.left)
                    && (abs(price.midX - text.midX) < Self.askew * unit
                        || abs(price.left - text.left) < Self.askew * unit)
            }
        }
        isBelow = prices.indices.map { place in
            guard stand[place] else { return false }
            let column = prices.indices.filter {
                min(prices[$0].right, prices[place].right) > max(prices[$0].left, prices[place].left)
            }
            return 2 * column.count { stand[$0] } > column.count
        }
    }

    /// - Parameter place: of a price in the list that was given.
    subscript(place: Int) -> Bool { isBelow[place] }
}
