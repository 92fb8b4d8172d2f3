/// The pairing of rows with columns, each used at most once, with the greatest total weight.
enum Assignment {
    struct Pair: Hashable {
        var row: Int
        var column: Int
        /// Over 0.
        var weight: Int
    }

    /// The best pairs, in the order of their rows; cells that aren't named can't be paired.
    ///
    /// Rows and columns that are linked by cells are solved together, in cubic time, by the Hungarian method (Kuhn
    /// 1955, Munkres 1957) in the form with potentials of Jonker and Volgenant (1987).
    static func best(_ cells: [Pair]) -> [Pair] {
        components(cells).flatMap(solve).sorted { $0.row < $1.row }
    }

    /// Cells in groups without a row or column in common.
    private static func components(_ cells: [Pair]) -> [[Pair]] {
        var ofRow: [Int: Int] = [:]
        var ofColumn: [Int: Int] = [:]
        var parent: [Int] = []
        func root(_ group: Int) -> Int {
            var group = group
            while parent[group] != group { group = parent[group] }
            return group
        }
        for cell in cells {
            let known = [ofRow[cell.row], ofColumn[cell.column]].compactMap { $0.map(root) }
            let group = known.min() ?? parent.count
            if known.isEmpty { parent.append(group) }
            for other in known { parent[other] = group }
            (ofRow[cell.row], ofColumn[cell.column]) = (group, group)
        }
        var groups: [[Pair]] = Array(repeating: [], count: parent.count)
        for cell in cells { if let group = ofRow[cell.row] { groups[root(group)].append(cell) } }
        return groups.filter { !$0.isEmpty }
    }

    private static func solve(_ cells: [Pair]) -> [Pair] {
        let rows = Set(cells.map(\.row)).sorted()
        let columns = Set(cells.map(\.column)).sorted()
        let rowPlace = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0 + 1) })
        let columnPlace = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0 + 1) })
        // Each row also has a column of its own with weight 0, so that it may stay alone.
        let width = columns.count + rows.count
        var cost = [[Int]](repeating: [Int](repeating: 0, count: width + 1), count: rows.count + 1)
        for cell in cells {
            guard let row = rowPlace[cell.row], let column = columnPlace[cell.column] else { continue }
            cost[row][column] = min(cost[row][column], -cell.weight)
        }
        let rowOf = rowOfEachColumn(cost, rows: rows.count, columns: width)
        return (1...max(1, columns.count)).compactMap { column in
            guard rowOf[column] > 0, cost[rowOf[column]][column] < 0 else { return nil }
            return Pair(
                row: rows[rowOf[column] - 1], column: columns[column - 1], weight: -cost[rowOf[column]][column])
        }
    }

    /// The row of each column in the assignment of least cost, from 1; 0 for a column without one. There are no fewer
    /// columns than rows.
    private static func rowOfEachColumn(_ cost: [[Int]], rows: Int, columns: Int) -> [Int] {
        var rowPotential = [Int](repeating: 0, count: rows + 1)
        var columnPotential = [Int](repeating: 0, count: columns + 1)
        var rowOf = [Int](repeating: 0, count: columns + 1)
        var before = [Int](repeating: 0, count: columns + 1)
        for row in 1...max(1, rows) where row <= rows {
            rowOf[0] = row
            var column = 0
            var least = [Int](repeating: .max, count: columns + 1)
            var isUsed = [Bool](repeating: false, count: columns + 1)
            repeat {
                isUsed[column] = true
                var (step, next) = (Int.max, 0)
                let current = rowOf[column]
                for other in 1...columns where !isUsed[other] {
                    let reduced = cost[current][other] - rowPotential[current] - columnPotential[other]
                    if reduced < least[other] { (least[other], before[other]) = (reduced, column) }
                    // Among equal columns a free one ends the search; dishes of one name would otherwise make it long.
                    let isFree = rowOf[other] == 0 && next > 0 && rowOf[next] != 0
                    if least[other] < step || least[other] == step && isFree { (step, next) = (least[other], other) }
                }
                for other in 0...columns {
                    if isUsed[other] {
                        rowPotential[rowOf[other]] += step
                        columnPotential[other] -= step
                    } else if least[other] != .max {
                        least[other] -= step
                    }
                }
                column = next
            } while rowOf[column] != 0
            repeat {
                rowOf[column] = rowOf[before[column]]
                column = before[column]
            } while column != 0
        }
        return rowOf
    }
}
