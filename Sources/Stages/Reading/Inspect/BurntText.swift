internal import Models

extension GreyRaster {
    /// The share of a text's area in which nothing is left but white, 0 to 1: a lamp mirrored on the page.
    ///
    /// A cell of 16 × 16 pixels is burnt when nearly all of it is white. It lies among text when marks stand beside it on
    /// three of four sides, within two cells of its row or column, so that white margins and tables don't count. 0 for
    /// fewer marks than make a text, and where more than a tenth of them stand on white: then the paper is white.
    func burntShare(among text: TextMarks) -> Double {
        let marks = text.main
        guard marks.count >= TextMarks.leastLetters, text.shareOnWhite(in: self) <= 0.1 else { return 0 }
        let (columns, rows) = ((width + Self.cell - 1) / Self.cell, (height + Self.cell - 1) / Self.cell)
        var left = [Int](repeating: .max, count: rows)
        var right = [Int](repeating: .min, count: rows)
        var top = [Int](repeating: .max, count: columns)
        var bottom = [Int](repeating: .min, count: columns)
        for mark in marks {
            let (column, row) = (mark.midX / Self.cell, mark.midY / Self.cell)
            for near in max(0, row - 2)...max(0, row + 2) where near < rows {
                left[near] = min(left[near], column)
                right[near] = max(right[near], column)
            }
            for near in max(0, column - 2)...max(0, column + 2) where near < columns {
                top[near] = min(top[near], row)
                bottom[near] = max(bottom[near], row)
            }
        }
        var (among, burnt) = (0, 0)
        for row in 0..<rows {
            for column in 0..<columns {
                let sides = [left[row] < column, right[row] > column, top[column] < row, bottom[column] > row]
                guard sides.count(where: { $0 }) >= 3 else { continue }
                among += 1
                if isWhite(row: row, column: column) { burnt += 1 }
            }
        }
        return among == 0 ? 0 : Double(burnt) / Double(among)
    }

    private static let cell = 16

    private func isWhite(row: Int, column: Int) -> Bool {
        let xs = column * Self.cell..<min(width, (column + 1) * Self.cell)
        let ys = row * Self.cell..<min(height, (row + 1) * Self.cell)
        let white = ys.reduce(0) { sum, y in
            sum + bytes[(y * width + xs.lowerBound)..<(y * width + xs.upperBound)].count { $0 >= 250 }
        }
        return white * 20 >= xs.count * ys.count * 19
    }
}
