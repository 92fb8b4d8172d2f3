internal import Models

/// Puts lines in the order a person reads them in, columns one after the other, and joins what stands on one row.
///
/// The recogniser's sparse mode gives pieces of lines in no order. Pieces are split into columns at white corridors
/// (recursive X-Y cut, Nagy & Seth 1984, with a column of prices kept beside its dishes), and read row by row.
enum ReadingOrder {
    /// Lines in reading order; a block ends with a column or at a gap of more than 1.5 lines.
    static func arranged(_ lines: [ReadLine]) -> [ReadLine] {
        let pieces = lines.filter { !$0.words.isEmpty }.map { Piece($0) }
        // So many pieces are noise, for which the time to sort them out would be wasted.
        let columns = pieces.count > 2_000 ? [pieces] : ColumnCut.columns(of: pieces)
        var arranged: [ReadLine] = []
        var block = 0
        for column in columns {
            var bottom: Int?
            for row in rows(of: column) {
                let top = row.map(\.box.y).min() ?? 0
                let height = row.map(\.box.height).max() ?? 0
                if let bottom, (top - bottom) * 2 > height * 3 { block += 1 }
                bottom = row.map(\.box.maxY).max()
                arranged += joined(row).map { ReadLine(words: $0.words, block: block) }
            }
            block += 1
        }
        return arranged
    }

    /// The pieces of one column row by row, each from left to right. Pieces share a row when their middles differ by
    /// less than half of the lower one's height.
    private static func rows(of column: [Piece]) -> [[Piece]] {
        var rows: [[Piece]] = []
        for piece in column.sorted(by: { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }) {
            if let last = rows.indices.last, let neighbour = rows[last].last,
                abs(neighbour.box.midY - piece.box.midY) * 2 < min(neighbour.box.height, piece.box.height),
                !rows[last].contains(where: { $0.box.x < piece.box.maxX && piece.box.x < $0.box.maxX })
            {
                rows[last].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows.map { $0.sorted { $0.box.x < $1.box.x } }
    }

    /// The pieces of a row as lines: joined where they are close or one is a number, as prices are.
    private static func joined(_ row: [Piece]) -> [Piece] {
        var lines: [Piece] = []
        for piece in row {
            if let last = lines.last,
                piece.isNumber || last.isNumber
                    || piece.box.x - last.box.maxX <= 3 * max(piece.box.height, last.box.height)
            {
                lines[lines.count - 1] = last.followed(by: piece)
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}

/// A piece of a line with its box.
struct Piece {
    let words: [Word]
    let box: Box
    /// Whether it is short and has a digit, as prices and dish numbers are.
    let isNumber: Bool

    init(_ line: ReadLine) {
        self.init(words: line.words)
    }

    private init(words: [Word]) {
        self.words = words
        box = words.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0)
        let letters = words.reduce(0) { $0 + $1.text.count }
        isNumber = letters <= 10 && words.contains { $0.text.contains { $0.isNumber } }
    }

    func followed(by next: Piece) -> Piece { Piece(words: words + next.words) }
}
