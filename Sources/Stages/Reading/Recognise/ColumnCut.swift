internal import Models

/// Splits the pieces of a page into columns.
enum ColumnCut {
    /// Groups of pieces, each a column or a part of the page that has none, in reading order.
    static func columns(of pieces: [Piece]) -> [[Piece]] {
        guard pieces.count >= 6 else { return pieces.isEmpty ? [] : [pieces] }
        let beside = cut(pieces)
        if beside.count > 1 { return beside.flatMap { columns(of: $0) } }
        // A heading across the page hides the corridor below it, so the parts above and below each gap are examined,
        // the widest gap first.
        for y in gaps(pieces) {
            let above = pieces.filter { $0.box.midY < y }
            let below = pieces.filter { $0.box.midY >= y }
            if !above.isEmpty, !below.isEmpty, cut(above).count > 1 || cut(below).count > 1 {
                return columns(of: above) + columns(of: below)
            }
        }
        return [pieces]
    }

    /// The columns side by side, from left to right; a single one when there are no corridors.
    private static func cut(_ pieces: [Piece]) -> [[Piece]] {
        let strips = strips(of: pieces)
        guard strips.count > 1, let first = strips.first else { return [pieces] }
        // Prices stand to the right of their dishes, or to the left where the page begins with a column of numbers.
        let numbersLead = isNumbers(first)
        var columns: [[Piece]] = [first]
        var open = numbersLead
        for strip in strips.dropFirst() {
            let joins = numbersLead ? open : isNumbers(strip)
            if joins || strip.count < leastLines || columns[columns.count - 1].count < leastLines {
                columns[columns.count - 1] += strip
            } else {
                columns.append(strip)
            }
            open = numbersLead && isNumbers(strip)
        }
        return columns
    }

    private static let leastLines = 3

    private static func isNumbers(_ strip: [Piece]) -> Bool { strip.count { $0.isNumber } * 5 >= strip.count * 3 }

    /// Groups of pieces between corridors: vertical white at least 1.5 times as wide as the usual line is high.
    private static func strips(of pieces: [Piece]) -> [[Piece]] {
        let heights = pieces.map(\.box.height).sorted()
        let least = heights[heights.count / 2] * 3 / 2
        var strips: [[Piece]] = []
        var right = 0
        for piece in pieces.sorted(by: { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }) {
            if strips.isEmpty || piece.box.x - right >= least {
                strips.append([piece])
                right = piece.box.maxX
            } else {
                strips[strips.count - 1].append(piece)
                right = max(right, piece.box.maxX)
            }
        }
        return strips
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
