/// Whether two columns say the same row by row: names in two languages, or names with what describes them.
///
/// Then each row is read as a whole. Such columns are known by the prices, which stand behind one column only, and by
/// the rows of these prices, which are level with those of the other column.
struct ParallelColumns {
    /// How many prices one column has at least, and the share of its priced rows, and of all of the other's, that are
    /// level with one of the other column. Set by hand on drawn menus in two languages.
    private static let fewestPrices = 4
    private static let leastLevel = 0.8

    let isParallel: Bool

    /// - Parameters:
    ///   - left: The cells of the left column, in any order.
    ///   - right: Those of the right one.
    init(left: [Cell], right: [Cell]) {
        let (leftPriced, rightPriced) = (left.filter(\.endsInPrice), right.filter(\.endsInPrice))
        let (priced, bare) = leftPriced.isEmpty ? (rightPriced, left) : (leftPriced, right)
        isParallel =
            min(leftPriced.count, rightPriced.count) == 0 && priced.count >= Self.fewestPrices
            && Self.level(priced, with: bare) >= Self.leastLevel
            && Self.level(bare, with: leftPriced.isEmpty ? right : left) >= Self.leastLevel
    }

    /// The share of cells that have one of the others in their row.
    private static func level(_ cells: [Cell], with others: [Cell]) -> Double {
        let rects = others.map(\.rect).sorted { ($0.midY, $0.left) < ($1.midY, $1.left) }
        let found = cells.count { cell in
            var (low, high) = (0, rects.count)
            while low < high {
                let middle = (low + high) / 2
                if rects[middle].midY < cell.rect.midY { low = middle + 1 } else { high = middle }
            }
            return rects[max(0, low - 1)..<min(rects.count, low + 1)].contains {
                $0.isLevel(with: cell.rect, sharing: 0.5)
            }
        }
        return Double(found) / Double(max(1, cells.count))
    }
}
