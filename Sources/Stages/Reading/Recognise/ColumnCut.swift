internal import Models
internal import Pages

/// Splits the pieces of a page into columns.
enum ColumnCut {
    /// Groups of pieces, each a column or a part of the page that has none, in reading order.
    static func columns(of pieces: [Piece]) -> [[Piece]] {
        guard pieces.count >= 6 else { return pieces.isEmpty ? [] : [pieces] }
        let pieces = parted(pieces)
        let beside = cut(pieces)
        if beside.areParallel { return [pieces] }
        if beside.columns.count > 1 { return beside.columns.flatMap { columns(of: $0) } }
        // A heading across the page hides the corridor below it, so the parts above and below each gap are examined.
        // Columns that say the same are kept whole; else the widest gap comes first.
        let gaps = gaps(pieces)
        for y in gaps.sorted() {
            let below = pieces.filter { $0.box.midY >= y }
            if below.count < pieces.count, cut(below).areParallel {
                return columns(of: pieces.filter { $0.box.midY < y }) + [below]
            }
        }
        for y in gaps {
            let above = pieces.filter { $0.box.midY < y }
            let below = pieces.filter { $0.box.midY >= y }
            if !above.isEmpty, !below.isEmpty, cut(above).isCut || cut(below).isCut {
                return columns(of: above) + columns(of: below)
            }
        }
        return [pieces]
    }

    /// The columns side by side, from left to right; a single one when there are no corridors, or where they say the
    /// same row by row.
    private static func cut(_ pieces: [Piece]) -> Cut {
        let strips = strips(of: pieces)
        guard strips.count > 1, let first = strips.first else {
            let rest = withoutReaching(pieces)
            return Cut(columns: [pieces], areParallel: rest.count < pieces.count && cut(rest).areParallel)
        }
        var columns: [[Piece]] = [first]
        for strip in strips.dropFirst() {
            if isNumbers(strip) || strip.count < leastLines || columns[columns.count - 1].count < leastLines {
                columns[columns.count - 1] += strip
            } else {
                columns.append(strip)
            }
        }
        if columns.count == 2, areParallel(columns[0], columns[1]) { return Cut(columns: [pieces], areParallel: true) }
        return Cut(columns: columns)
    }

    /// The pieces without the few that reach into the corridor before a column: a row that the recogniser saw as one, or a
    /// name that is longer than the others.
    private static func withoutReaching(_ pieces: [Piece]) -> [Piece] {
        zip(pieces, clear(pieces)).filter(\.1).map(\.0)
    }

    /// For each piece, whether it leaves the corridor free.
    private static func clear(_ pieces: [Piece]) -> [Bool] {
        let spans = pieces.map { (left: Double($0.box.x), right: Double($0.box.maxX)) }
        let height = Double(usualHeight(of: pieces))
        let places = Set(CorridorSpans(spans, height: height, corridor: corridor * height).clear)
        return pieces.indices.map(places.contains)
    }

    /// The pieces with those taken apart again that a number joined across the corridor before a column, as a name does
    /// that was read as one. What stands in a row is joined again when the rows of a column are read.
    private static func parted(_ pieces: [Piece]) -> [Piece] {
        let isClear = clear(pieces)
        let parted = zip(pieces, isClear).flatMap { $1 ? [$0] : $0.parts }
        let isBetter = parted.count > pieces.count && clear(parted).count { !$0 } < isClear.count { !$0 }
        return isBetter ? parted : pieces
    }

    private static func usualHeight(of pieces: [Piece]) -> Int {
        let heights = pieces.map(\.box.height).sorted()
        return heights.isEmpty ? 0 : heights[heights.count / 2]
    }

    /// The least width of a corridor, in heights of the usual line.
    private static let corridor = 1.5

    private struct Cut {
        var columns: [[Piece]]
        var areParallel = false

        var isCut: Bool { columns.count > 1 || areParallel }
    }

    /// Whether two columns say the same in two languages, row by row.
    private static func areParallel(_ left: [Piece], _ right: [Piece]) -> Bool {
        func rows(_ pieces: [Piece]) -> [ParallelColumns.Row] {
            pieces.map {
                ParallelColumns.Row(
                    top: Double($0.level - $0.box.height / 2), bottom: Double($0.level + $0.box.height / 2),
                    isPriced: $0.endsInNumber)
            }
        }
        return ParallelColumns(left: rows(left), right: rows(right)).isParallel
    }

    private static let leastLines = 3

    private static func isNumbers(_ strip: [Piece]) -> Bool { strip.count { $0.isNumber } * 5 >= strip.count * 3 }

    /// Groups of pieces between corridors: vertical white at least 1.5 times as wide as the usual line is high, or half
    /// as wide where what stands before it ends in prices, since these end a column.
    private static func strips(of pieces: [Piece]) -> [[Piece]] {
        let height = usualHeight(of: pieces)
        var strips: [[Piece]] = []
        var right = 0
        for piece in pieces.sorted(by: { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }) {
            let gap = piece.box.x - right
            if strips.isEmpty || Double(gap) >= corridor * Double(height)
                || gap * 4 >= height * 3 && endInNumbers(strips[strips.count - 1])
            {
                strips.append([piece])
                right = piece.box.maxX
            } else {
                strips[strips.count - 1].append(piece)
                right = max(right, piece.box.maxX)
            }
        }
        return strips
    }

    private static func endInNumbers(_ strip: [Piece]) -> Bool {
        strip.count >= leastLines && strip.count { $0.endsInNumber } * 5 >= strip.count * 3
    }

    /// The pixel rows at which white space begins that no piece crosses, the widest first.
    private static func gaps(_ pieces: [Piece]) -> [Int] {
        var found: [(y: Int, height: Int)] = []
        var bottom: Int?
        for piece in pieces.sorted(by: { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }) {
            if let bottom, piece.box.y > bottom { found.append((bottom, piece.box.y - bottom)) }
            bottom = max(bottom ?? 0, piece.box.maxY)
        }
        return found.sorted { ($1.height, $0.y) < ($0.height, $1.y) }.map(\.y)
    }
}
