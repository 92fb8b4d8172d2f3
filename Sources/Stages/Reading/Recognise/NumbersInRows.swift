internal import Models

/// Joins numbers to the text in their row before a page is cut into columns, since a column of prices is none of its
/// own: the gutter to its names is often wider than the one to the next column.
///
/// Prices belong to the text before them. Numbers that have none, and those that count up, belong to the text behind
/// them.
enum NumbersInRows {
    /// Among the numbers of a column that has text on both sides, so many go up by one from row to row where they count
    /// dishes. Prices hardly ever do.
    private static let counting = 0.6
    /// The share of a column's numbers that have text before them, from which on the column belongs to that text.
    private static let before = 0.5

    static func joined(_ pieces: [Piece]) -> [Piece] {
        var texts = pieces.filter { !$0.isNumber }
        var alone: [Piece] = []
        var owners: [Int: [Piece]] = [:]
        for column in columns(of: pieces.filter(\.isNumber)) {
            let left = column.map { number in nearest(to: number, among: texts, isBefore: true) }
            let right = column.map { number in nearest(to: number, among: texts, isBefore: false) }
            let behind = left.count { $0 != nil }
            let isCounted = isCounting(column) && right.contains { $0 != nil }
            let isBehind = behind > 0 && Double(behind) >= before * Double(column.count) && !isCounted
            for (place, number) in column.enumerated() {
                if let owner = isBehind ? left[place] : right[place] {
                    owners[owner, default: []].append(number)
                } else {
                    alone.append(number)
                }
            }
        }
        for (owner, numbers) in owners {
            let row = (numbers + [texts[owner]]).sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
            texts[owner] = row.dropFirst().reduce(row[0]) { $0.followed(by: $1) }
        }
        return texts + alone
    }

    /// Numbers one below the other, each column from top to bottom.
    private static func columns(of numbers: [Piece]) -> [[Piece]] {
        var columns: [(left: Int, right: Int, pieces: [Piece])] = []
        for number in numbers.sorted(by: { ($0.level, $0.box.x) < ($1.level, $1.box.x) }) {
            let place = columns.firstIndex { $0.left < number.box.maxX && number.box.x < $0.right }
            if let place {
                columns[place].left = min(columns[place].left, number.box.x)
                columns[place].right = max(columns[place].right, number.box.maxX)
                columns[place].pieces.append(number)
            } else {
                columns.append((number.box.x, number.box.maxX, [number]))
            }
        }
        return columns.map(\.pieces)
    }

    /// The place of the text nearest to a number in its row, before or behind it.
    private static func nearest(to number: Piece, among texts: [Piece], isBefore: Bool) -> Int? {
        var best: (gap: Int, place: Int)?
        for (place, text) in texts.enumerated() {
            let gap = isBefore ? number.box.x - text.box.maxX : text.box.x - number.box.maxX
            guard gap > -number.box.height / 2,
                abs(text.level - number.level) * 2 < min(text.box.height, number.box.height)
            else { continue }
            if best.map({ gap < $0.gap }) ?? true { best = (gap, place) }
        }
        return best?.place
    }

    private static func isCounting(_ column: [Piece]) -> Bool {
        let values = column.compactMap { Int($0.words.map(\.text).joined().filter(\.isWholeNumber)) }
        let steps = zip(values, values.dropFirst()).count { $1 == $0 + 1 }
        return values.count >= 3 && Double(steps) >= counting * Double(values.count - 1)
    }
}
