/// Whether two columns say the same row by row: names in two languages, or names with what describes them.
///
/// Then each row is read as a whole. Such columns are known by the prices, which stand behind one column only, and by
/// the rows of these prices, which are level with those of the other column.
package struct ParallelColumns {
    /// What stands in one row of a column, from its top to its bottom, in any unit.
    package struct Row {
        package var top: Double
        package var bottom: Double
        /// Whether a price stands behind it.
        package var isPriced: Bool

        package init(top: Double, bottom: Double, isPriced: Bool) {
            self.top = top
            self.bottom = bottom
            self.isPriced = isPriced
        }

        fileprivate var middle: Double { (top + bottom) / 2 }

        /// Whether both share more than half of the lower one's height.
        fileprivate func isLevel(with other: Row) -> Bool {
            min(bottom, other.bottom) - max(top, other.top) > 0.5 * min(bottom - top, other.bottom - other.top)
        }
    }

    /// How many prices one column has at least, and the share of its priced rows, and of all of the other's, that are
    /// level with one of the other column. Set by hand on drawn menus in two languages.
    private static let fewestPrices = 4
    private static let leastLevel = 0.8
    /// How many rows of the other column may seem to have a price, as a share of those that have one: words are misread.
    private static let mostStray = 0.1

    package let isParallel: Bool

    /// - Parameters:
    ///   - left: The rows of the left column, in any order.
    ///   - right: Those of the right one.
    package init(left: [Row], right: [Row]) {
        let (leftPriced, rightPriced) = (left.filter(\.isPriced), right.filter(\.isPriced))
        let isRight = rightPriced.count > leftPriced.count
        let (priced, bare) = isRight ? (rightPriced, left) : (leftPriced, right)
        let stray = Double(min(leftPriced.count, rightPriced.count))
        isParallel =
            priced.count >= Self.fewestPrices && stray <= Self.mostStray * Double(priced.count)
            && Self.level(priced, with: bare) >= Self.leastLevel
            && Self.level(bare, with: isRight ? right : left) >= Self.leastLevel
    }

    /// The share of rows that are level with one of the others.
    private static func level(_ rows: [Row], with others: [Row]) -> Double {
        let others = others.sorted { ($0.middle, $0.top) < ($1.middle, $1.top) }
        let found = rows.count { row in
            var (low, high) = (0, others.count)
            while low < high {
                let middle = (low + high) / 2
                if others[middle].middle < row.middle { low = middle + 1 } else { high = middle }
            }
            return others[max(0, low - 1)..<min(others.count, low + 1)].contains { $0.isLevel(with: row) }
        }
        return Double(found) / Double(max(1, rows.count))
    }
}
