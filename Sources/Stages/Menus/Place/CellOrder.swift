internal import Pages

/// The order in which cells are read: a page is cut at its widest gap between columns, else between the rows that are
/// furthest apart, and each part is cut again (recursive X-Y cut, Nagy and Seth 1984). Columns that say the same in two
/// languages are read row by row.
struct CellOrder {
    /// A gap between columns is at least this wide, in units; rows may overlap by as much.
    private static let river = 0.7
    private static let overlap = 0.35
    private static let mostCuts = 14

    private(set) var cells: [Cell]

    static func sorted(_ cells: [Cell]) -> [Cell] {
        var order = CellOrder(cells: cells)
        return order.order(Array(cells.indices), depth: 0).map { order.cells[$0] }
    }

    private mutating func order(_ places: [Int], depth: Int) -> [Int] {
        guard places.count > 1, depth <= Self.mostCuts else { return byRows(places) }
        let height = CellCutter.room * middle(places.map { cells[$0].capital })
        if areParallelAroundFew(places, height: height) { return byWholeRows(places) }
        let river = gap(places)
        if river.width > Self.river * height {
            let left = places.filter { cells[$0].rect.right <= river.middle }
            let right = places.filter { cells[$0].rect.left >= river.middle }
            let rows = Self.widestGap(places.map { (cells[$0].rect.top, cells[$0].rect.bottom) })
            if areParallel(left, right) { return byWholeRows(places) }
            // A gap that separates single cells only counts where no rows can be told apart.
            if left.count >= 2 && right.count >= 2 || rows.width <= (0.3 + CellCutter.room - 1) * height {
                return order(left, depth: depth + 1) + order(right, depth: depth + 1)
            }
        }
        guard let cut = widestRowGap(places, height: height) else { return byRows(places) }
        return order(cut.upper, depth: depth + 1) + order(cut.lower, depth: depth + 1)
    }

    private func areParallel(_ left: [Int], _ right: [Int]) -> Bool {
        ParallelColumns(left: left.map { cells[$0].row }, right: right.map { cells[$0].row }).isParallel
    }

    /// Whether two columns say the same around a few cells that reach from one to the other: where the names of a row are
    /// long, hardly a gap is left between them.
    private func areParallelAroundFew(_ places: [Int], height: Double) -> Bool {
        let spans = places.map { (left: cells[$0].rect.left, right: cells[$0].rect.right) }
        let rest = CorridorSpans(spans, height: height, corridor: Self.river * height).clear.map { places[$0] }
        guard rest.count < places.count else { return false }
        let river = gap(rest)
        guard river.width > Self.river * height else { return false }
        let left = rest.filter { cells[$0].rect.right <= river.middle }
        let right = rest.filter { cells[$0].rect.left >= river.middle }
        // Each is one column, and one of them has prices in most of its rows: where rows are dense, some are level by
        // chance.
        func isPriced(_ column: [Int]) -> Bool { column.count { cells[$0].endsInPrice } * 2 > column.count }
        return [left, right].allSatisfy { gap($0).width <= Self.river * height }
            && [left, right].contains(where: isPriced)
            && areParallel(left, right)
    }

    private func gap(_ places: [Int]) -> (width: Double, middle: Double) {
        Self.widestGap(places.map { (cells[$0].rect.left, cells[$0].rect.right) })
    }

    private func byRows(_ places: [Int]) -> [Int] {
        places.sorted {
            (cells[$0].rect.top, cells[$0].rect.left, $0) < (cells[$1].rect.top, cells[$1].rect.left, $1)
        }
    }

    /// Row by row, each from left to right, where cells of one row needn't begin at quite the same height.
    private mutating func byWholeRows(_ places: [Int]) -> [Int] {
        var rows: [[Int]] = []
        for place in places.sorted(by: { (cells[$0].rect.midY, $0) < (cells[$1].rect.midY, $1) }) {
            if let first = rows.last?.first, cells[first].rect.isLevel(with: cells[place].rect, sharing: 0.5) {
                rows[rows.count - 1].append(place)
            } else {
                rows.append([place])
            }
        }
        rows = rows.map { row in row.sorted { (cells[$0].rect.left, $0) < (cells[$1].rect.left, $1) } }
        for place in rows.flatMap({ $0.dropFirst() }) { cells[place].saysTheSame = true }
        return rows.flatMap(\.self)
    }

    /// The rows above and below the widest gap between rows, or nil where no row ends before the next begins.
    private func widestRowGap(_ places: [Int], height: Double) -> (upper: [Int], lower: [Int])? {
        let rows = places.sorted { (cells[$0].rect.top, $0) < (cells[$1].rect.top, $1) }
        var end = cells[rows[0]].rect.bottom
        var best: (gap: Double, place: Int)?
        for (place, row) in rows.enumerated().dropFirst() {
            let top = cells[row].rect.top
            if top >= end - Self.overlap * height, best.map({ (top - end, place) > $0 }) ?? true {
                best = (top - end, place)
            }
            end = max(end, cells[row].rect.bottom)
        }
        return best.map { (Array(rows[..<$0.place]), Array(rows[$0.place...])) }
    }

    /// The widest gap among spans along one direction: its width and its middle.
    private static func widestGap(_ spans: [(Double, Double)]) -> (width: Double, middle: Double) {
        let sorted = spans.sorted { $0 < $1 }
        guard var end = sorted.first?.1 else { return (0, 0) }
        var best = (width: 0.0, middle: 0.0)
        for (start, stop) in sorted.dropFirst() {
            if start - end > best.width { best = (start - end, (start + end) / 2) }
            end = max(end, stop)
        }
        return best
    }
}

extension Cell {
    fileprivate var row: ParallelColumns.Row {
        ParallelColumns.Row(top: rect.top, bottom: rect.bottom, isPriced: endsInPrice)
    }
}
