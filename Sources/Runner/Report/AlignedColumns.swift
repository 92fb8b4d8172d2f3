/// Rows of cells as lines of text, each column as wide as its widest cell.
enum AlignedColumns {
    /// - Parameter leading: how many of the first columns begin at the left; the others end at the right.
    static func lines(_ rows: [[String]], leading: Int) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column < leading ? cell.0 + space : space + cell.0
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
