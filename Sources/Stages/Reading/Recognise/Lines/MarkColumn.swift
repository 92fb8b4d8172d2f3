internal import Models
internal import Pages

/// A column in which dishes have their marks, one cell a row: "Soup   9,50   A,C".
///
/// A single small letter far from all other text is what detectors of lines overlook first, so the cells in which
/// nothing was read are worth a second look.
struct MarkColumn {
    /// A cell without a word.
    struct EmptyCell: Hashable {
        /// The place of the line that it continues.
        var line: Int
        /// Where its marks would stand, on the sheet.
        var area: Box
    }

    /// A row of the page: what stands on one level.
    private struct Row {
        /// The words from left to right, each with the place of its line.
        var words: [(word: Word, line: Int)]
        var level: Int
        var height: Int
    }

    /// Marks that stand apart from all else in their row.
    private struct Cell {
        var row: Int
        var box: Box
    }

    // Lengths are shares of the height of the marks' words. Spaces between words are 0.2 to 0.4.
    // Set by hand on drawn menus.
    private static let leastGap = 0.5
    private static let greatestShift = 1.2
    private static let margin = 0.5
    private static let clearance = 0.15
    /// Fewer cells show no column.
    private static let fewestCells = 3
    /// So many rows above and below a cell tell where another one would be.
    private static let nearest = 3
    /// How far above the first and below the last cell another one may be: a dish with its description.
    private static let reach = 8

    private let rows: [Row]
    private let cells: [Cell]
    private let em: Int

    /// The columns of a level sheet.
    ///
    /// - Parameters:
    ///   - lines: the words of each line, with boxes on the sheet.
    ///   - isMarks: whether a text consists of marks.
    static func columns(in lines: [[Word]], where isMarks: (String) -> Bool) -> [MarkColumn] {
        let rows = rows(of: lines)
        var columns: [[Cell]] = []
        for (place, row) in rows.enumerated() {
            for cell in cells(of: row, at: place, where: isMarks) {
                let column = columns.firstIndex { column in
                    let last = column[column.count - 1].box
                    let shifts = [last.x - cell.box.x, last.maxX - cell.box.maxX, last.midX - cell.box.midX]
                    let least = shifts.map(abs).min() ?? 0
                    return Double(least) <= greatestShift * Double(min(last.height, cell.box.height))
                }
                if let column { columns[column].append(cell) } else { columns.append([cell]) }
            }
        }
        return columns.filter { $0.count >= fewestCells }.map { MarkColumn(rows: rows, cells: $0) }
    }

    private init(rows: [Row], cells: [Cell]) {
        self.rows = rows
        self.cells = cells
        em = max(1, cells.map(\.box.height).sorted()[cells.count / 2])
    }

    /// The cells of rows that have a number where the others have one, and no marks.
    var emptyCells: [EmptyCell] {
        let taken = Set(cells.map(\.row))
        let before = cells.count { hasNumber(rows[$0.row], besides: $0.box, isBefore: true) } * 2 > cells.count
        let behind = cells.count { hasNumber(rows[$0.row], besides: $0.box, isBefore: false) } * 2 > cells.count
        guard before || behind, let first = cells.first, let last = cells.last else { return [] }
        let levels = first.box.midY - Self.reach * em...last.box.midY + Self.reach * em
        return rows.indices.compactMap { place in
            let row = rows[place]
            guard !taken.contains(place), levels.contains(row.level), let area = area(in: row, at: place),
                !before || hasNumber(row, besides: area, isBefore: true),
                !behind || hasNumber(row, besides: area, isBefore: false),
                let owner = row.words.last(where: { $0.word.box.midX < area.x })
            else { return nil }
            return EmptyCell(line: owner.line, area: area)
        }
    }

    /// Where a row's marks would stand; nil where words leave no room.
    private func area(in row: Row, at place: Int) -> Box? {
        let near = cells.sorted { abs($0.row - place) < abs($1.row - place) }.prefix(Self.nearest)
        guard let around = near.map(\.box).union() else { return nil }
        let margin = Int(Self.margin * Double(em))
        let clearance = Int(Self.clearance * Double(em))
        var (left, right) = (max(0, around.x - margin), around.maxX + margin)
        for (word, _) in row.words {
            if word.box.midX < around.midX {
                left = max(left, word.box.maxX + clearance)
            } else {
                right = min(right, word.box.x - clearance)
            }
        }
        guard right - left >= em / 2 else { return nil }
        let height = row.height + 2 * (row.height / 5)
        return Box(x: left, y: max(0, row.level - height / 2), width: right - left, height: height)
    }

    private func hasNumber(_ row: Row, besides box: Box, isBefore: Bool) -> Bool {
        row.words.contains { word, _ in
            word.text.contains(where: \.isWholeNumber)
                && (isBefore ? word.box.maxX <= box.x : word.box.x >= box.maxX)
        }
    }

    private static func rows(of lines: [[Word]]) -> [Row] {
        var rows: [Row] = []
        let boxes = lines.enumerated().compactMap { place, words in words.map(\.box).union().map { (place, $0) } }
        for (place, box) in boxes.sorted(by: { ($0.1.midY, $0.1.x) < ($1.1.midY, $1.1.x) }) {
            let words = lines[place].map { (word: $0, line: place) }
            if let last = rows.last, abs(last.level - box.midY) * 2 < min(last.height, box.height),
                !last.words.contains(where: { $0.word.box.x < box.maxX && box.x < $0.word.box.maxX })
            {
                rows[rows.count - 1].words += words
            } else {
                let heights = lines[place].map(\.box.height).sorted()
                rows.append(Row(words: words, level: box.midY, height: heights[heights.count / 2]))
            }
        }
        for place in rows.indices { rows[place].words.sort { $0.word.box.x < $1.word.box.x } }
        return rows
    }

    /// The marks of a row that stand apart from its other words.
    private static func cells(of row: Row, at place: Int, where isMarks: (String) -> Bool) -> [Cell] {
        var runs: [(box: Box, isMarks: Bool)] = []
        for (word, _) in row.words {
            let gap = leastGap * Double(word.box.height)
            if let last = runs.last, Double(word.box.x - last.box.maxX) < gap {
                runs[runs.count - 1] = (last.box.union(word.box), last.isMarks && isMarks(word.text))
            } else {
                runs.append((word.box, isMarks(word.text)))
            }
        }
        return runs.filter(\.isMarks).map { Cell(row: place, box: $0.box) }
    }
}
