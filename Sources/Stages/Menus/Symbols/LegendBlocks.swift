internal import Models

/// Finds legends by their nature: pairs of a mark and a meaning that stand together and confirm each other.
///
/// A single "A Gluten" isn't a legend. Several are, if they stand below or beside each other and have different marks
/// in alphabetical order that also stand behind dishes. Each of these speaks for a block of pairs; words that don't
/// occur in legends and prices speak against it. No single form of print is required.
struct LegendBlocks {
    /// A mark with its meaning, and the pieces they stand in.
    struct Pair {
        var marks: [String]
        var phrase: LegendPhrase
        var isSetApart: Bool
        var pieces: [Int]
        /// Whether the mark stands behind its meaning, so that nothing below continues that.
        var isTurned = false
    }

    /// The pairs that begin at each piece; only of blocks that are legends.
    private(set) var pairs: [Int: [Pair]] = [:]
    /// Pieces that belong to a legend: those of its pairs, its heading, and the continuations of its meanings.
    private(set) var pieces: Set<Int> = []

    /// A page with more pieces than this is no menu's; the limit bounds the time.
    private static let mostPieces = 1_500
    /// The score that makes a block a legend. Three pure pairs in order, or two with marks that dishes carry, reach it.
    private static let leastScore = 5.0

    /// - Parameters:
    ///   - pieces: all stretches of a page, in reading order.
    ///   - used: for each mark, in the form used for comparing, the number of the menu's pieces that have it among
    ///     their codes.
    init(_ pieces: [LegendPiece], used: [String: Int]) {
        let possible = Self.possible(pieces)
        guard possible.count <= Self.mostPieces else { return }
        for block in Self.blocks(possible, of: pieces) {
            let found = Self.pairs(in: block, of: pieces)
            guard Self.score(found, block: block, pieces: pieces, used: used) >= Self.leastScore else { continue }
            let mended = LegendGaps(pieces: pieces, block: block, pairs: found, used: used).mended
            for pair in mended { pairs[pair.pieces[0], default: []].append(pair) }
            let paired = Set(mended.flatMap(\.pieces))
            self.pieces.formUnion(paired)
            self.pieces.formUnion(Self.belonging(to: paired, in: block, of: pieces))
        }
    }

    /// Pieces that could belong to a legend, and any possibly misread piece right between two of them in one column.
    private static func possible(_ pieces: [LegendPiece]) -> [Int] {
        let sure = pieces.indices.filter { pieces[$0].isPossible }
        guard sure.count <= mostPieces else { return sure }
        let between = pieces.indices.filter { index in
            guard !pieces[index].isPossible, pieces[index].mayBeMisread else { return false }
            let box = pieces[index].box
            let near = sure.lazy.map { pieces[$0].box }.filter {
                areNeighbours($0, box) && abs($0.x - box.x) <= 2 * max($0.height, box.height)
            }
            return near.contains { $0.midY < box.y } && near.contains { $0.midY > box.maxY }
        }
        return between.isEmpty ? sure : (sure + between).sorted()
    }

    // MARK: Blocks

    /// Groups of pieces that stand close together, each in reading order.
    private static func blocks(_ possible: [Int], of pieces: [LegendPiece]) -> [[Int]] {
        var group = Dictionary(uniqueKeysWithValues: possible.map { ($0, $0) })
        func root(_ piece: Int) -> Int {
            var piece = piece
            while let next = group[piece], next != piece { piece = next }
            return piece
        }
        for (place, left) in possible.enumerated() {
            for right in possible[(place + 1)...] where areNeighbours(pieces[left].box, pieces[right].box) {
                let (from, to) = (root(right), root(left))
                if from != to { group[max(from, to)] = min(from, to) }
            }
        }
        return Dictionary(grouping: possible, by: root).values.sorted { $0[0] < $1[0] }
    }

    /// Whether the boxes are one below the other without a line between them, or beside each other on a row.
    private static func areNeighbours(_ first: Box, _ second: Box) -> Bool {
        // A word like "uova" is only as high as its small letters.
        let (least, height) = (
            Double(max(min(first.height, second.height), 1)), Double(max(first.height, second.height))
        )
        let across = Double(min(first.maxX, second.maxX) - max(first.x, second.x))
        let down = Double(min(first.maxY, second.maxY) - max(first.y, second.y))
        guard height < 2.5 * least else { return false }
        if across > -height { return -down < 1.6 * height }
        return down > 0.4 * least && -across < 24 * height
    }

    // MARK: Pairs

    /// The reading that explains most: either line by line, or with the lines of each column as one text, in which a
    /// meaning may continue on the next line and a mark may stand before or behind it.
    private static func pairs(in block: [Int], of pieces: [LegendPiece]) -> [Pair] {
        let apart = pairs(byPieceOf: block, pieces)
        var joined: [Pair] = []
        for column in columns(of: block, pieces) {
            var tokens: [LegendToken] = []
            for (piece, above) in zip(column, [nil] + column.map(Optional.some)) {
                tokens += pieces[piece].tokens
                let goesOn = above.map { isMark($0, infrontOf: piece, pieces) } ?? false
                tokens[tokens.count - pieces[piece].tokens.count].startsLine = !goesOn
            }
            joined += LegendEntryReader.read(tokens).entries.map {
                Pair(marks: $0.marks, phrase: $0.phrase, isSetApart: $0.isSetApart, pieces: column)
            }
        }
        // A legend has its marks either before or behind their meanings, in all its lines.
        let isMixed =
            Set(block.map { pieces[$0].reading }.filter { !$0.entries.isEmpty }.map(\.isTurnedAround)).count > 1
        let gain = worth(joined) - worth(apart)
        return gain > 0 || isMixed && gain == 0 ? joined : apart
    }

    private static func worth(_ pairs: [Pair]) -> Double {
        pairs.reduce(0) { $0 + ($1.phrase.meanings.isEmpty ? -1 : $1.phrase.isPure ? 1 : 0.5) }
    }

    /// Columns of pieces one below the other that begin near the same edge, or have one middle, from top to bottom.
    private static func columns(of block: [Int], _ pieces: [LegendPiece]) -> [[Int]] {
        var columns: [[Int]] = []
        for piece in inRows(block, pieces) where !pieces[piece].tokens.isEmpty {
            let box = pieces[piece].box
            let aligned = columns.indices.filter { place in
                let column = columns[place]
                let above = pieces[column[column.count - 1]].box
                let isAligned =
                    abs(box.x - pieces[column[0]].box.x) <= 4 * box.height
                    || abs(box.midX - above.midX) <= 2 * box.height && above.width > 12 * above.height
                return isAligned && box.y >= above.y + above.height / 2
                    || isMark(column[column.count - 1], infrontOf: piece, pieces)
            }
            // The last line of a centred paragraph begins near the heading, but stands below the other lines.
            let place = aligned.max { pieces[columns[$0].last ?? 0].box.maxY < pieces[columns[$1].last ?? 0].box.maxY }
            if let place { columns[place].append(piece) } else { columns.append([piece]) }
        }
        return columns
    }

    /// The pieces by rows from top to bottom, each from left to right: a small letter stands lower than the words beside
    /// it, though it comes first.
    private static func inRows(_ block: [Int], _ pieces: [LegendPiece]) -> [Int] {
        var rows: [[Int]] = []
        for piece in block.sorted(by: { (pieces[$0].box.midY, $0) < (pieces[$1].box.midY, $1) }) {
            if let row = rows.last, let first = row.first, areLevel(pieces[first].box, pieces[piece].box) {
                rows[rows.count - 1].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows.flatMap { $0.sorted { (pieces[$0].box.x, $0) < (pieces[$1].box.x, $1) } }
    }

    private static func areLevel(_ one: Box, _ other: Box) -> Bool {
        abs(one.midY - other.midY) * 2 <= max(one.height, other.height)
    }

    /// Whether a piece is a mark, and the other one its meaning in the same row.
    private static func isMark(_ piece: Int, infrontOf meaning: Int, _ pieces: [LegendPiece]) -> Bool {
        let (mark, box) = (pieces[piece].box, pieces[meaning].box)
        return pieces[piece].code != nil && areLevel(mark, box) && box.x >= mark.maxX
            && box.x - mark.maxX <= 4 * box.height
    }

    private static func pairs(byPieceOf block: [Int], _ pieces: [LegendPiece]) -> [Pair] {
        var found: [Pair] = []
        var taken: Set<Int> = []
        for piece in block {
            if pieces[piece].reading.entries.isEmpty, let turned = pieces[piece].turned {
                found.append(
                    Pair(
                        marks: [turned.mark], phrase: turned.phrase, isSetApart: false, pieces: [piece],
                        isTurned: true))
                taken.insert(piece)
            }
            for entry in pieces[piece].reading.entries {
                found.append(
                    Pair(marks: entry.marks, phrase: entry.phrase, isSetApart: entry.isSetApart, pieces: [piece]))
            }
        }
        // This handles a column of marks beside one of meanings, on either side.
        for piece in block {
            guard let code = pieces[piece].code,
                let meaning = meaning(beside: piece, in: block, of: pieces, besides: taken),
                let phrase = pieces[meaning].reading.leadingPhrase
            else { continue }
            taken.insert(meaning)
            found.append(Pair(marks: [code], phrase: phrase, isSetApart: true, pieces: [piece, meaning]))
        }
        return found.sorted { $0.pieces[0] < $1.pieces[0] }
    }

    private static func meaning(
        beside mark: Int, in block: [Int], of pieces: [LegendPiece], besides taken: Set<Int>
    ) -> Int? {
        let box = pieces[mark].box
        var best: (piece: Int, gap: Int)?
        for piece in block where pieces[piece].hasMeaning && !taken.contains(piece) {
            let other = pieces[piece].box
            guard abs(other.midY - box.midY) * 2 <= max(box.height, other.height) else { continue }
            // What stands to the right of a mark counts as nearer than what stands to the left.
            let gap = other.x >= box.maxX ? other.x - box.maxX : 2 * (box.x - other.maxX)
            // Boxes may touch.
            if gap > -box.height / 2, gap < best?.gap ?? .max { best = (piece, gap) }
        }
        return best?.piece
    }

    // MARK: Score

    private static func score(_ pairs: [Pair], block: [Int], pieces: [LegendPiece], used: [String: Int]) -> Double {
        let marks = pairs.flatMap { $0.marks.map(MarkCode.key) }
        let told = pairs.filter { !$0.phrase.meanings.isEmpty }
        let pure = told.filter(\.phrase.isPure)
        let known = told.filter(\.phrase.isMostlyKnown)
        let distinct = Set(marks)
        guard known.count >= 2, !pure.isEmpty, Double(distinct.count) >= 0.8 * Double(marks.count) else { return 0 }
        var score = Double(min(known.count + pure.count, 12)) / 2
        score += ascends(pairs, pieces) ? 2 : 0
        // A code in the legend itself is no use of the mark.
        let own = block.flatMap { pieces[$0].codes }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let usedShare = Double(distinct.count { used[$0] ?? 0 > own[$0] ?? 0 }) / Double(distinct.count)
        score += usedShare >= 0.5 ? 2 : usedShare > 0 ? 1 : 0
        if pairs.count(where: \.isSetApart) * 5 >= pairs.count * 4 { score += 1 }
        if pairs.contains(where: { $0.phrase.isTelling }) { score += 1 }
        if hasHeading(block, pieces) { score += 1 }
        let unknown = pairs.count - known.count
        score -= Double(unknown) * (unknown > known.count ? 4 : 0.5)
        score -= 3 * Double(block.count { pieces[$0].isPriced })
        return score
    }

    /// Whether the marks go up, by rows or by columns.
    private static func ascends(_ pairs: [Pair], _ pieces: [LegendPiece]) -> Bool {
        func rises(_ pairs: [Pair]) -> Bool {
            let keys = pairs.compactMap { $0.marks.first.map(order) }
            let ups = zip(keys, keys.dropFirst()).count { $0 < $1 }
            return keys.count >= 3 && ups * 10 >= (keys.count - 1) * 7
        }
        // Positions are compared in steps of a line's height, so that slightly skewed pieces stay in their row or
        // column.
        let step = pairs.map { pieces[$0.pieces[0]].box.height }.max() ?? 1
        func sorted(by place: (Box) -> (Int, Int)) -> [Pair] {
            pairs.sorted { place(pieces[$0.pieces[0]].box) < place(pieces[$1.pieces[0]].box) }
        }
        let byColumn = sorted { ($0.x / (2 * max(step, 1)), $0.y) }
        let byRow = sorted { ($0.midY / max(step, 1), $0.x) }
        return rises(pairs) || rises(byColumn) || rises(byRow)
    }

    /// A sort key: numbers by value, then letters.
    static func order(_ mark: String) -> String {
        let digits = mark.prefix { $0.isWholeNumber }
        return String(repeating: "0", count: max(0, 3 - digits.count)) + (digits.isEmpty ? "~" : "") + mark.uppercased()
    }

    /// Whether there is a heading such as "Allergene:", whose words only say that marks are explained.
    private static func hasHeading(_ block: [Int], _ pieces: [LegendPiece]) -> Bool {
        block.contains { piece in
            guard let phrase = pieces[piece].reading.leadingPhrase else { return false }
            return phrase.isPure && phrase.meanings.isEmpty && pieces[piece].reading.leadsWithWords
        }
    }

    // MARK: What else belongs to it

    /// Headings, and lines that continue a meaning.
    private static func belonging(to paired: Set<Int>, in block: [Int], of pieces: [LegendPiece]) -> [Int] {
        block.filter { piece in
            guard !paired.contains(piece), pieces[piece].code == nil, !pieces[piece].isPriced,
                let phrase = pieces[piece].reading.leadingPhrase
            else { return false }
            if phrase.meanings.isEmpty { return phrase.isPure }
            let box = pieces[piece].box
            return paired.contains { other in
                let above = pieces[other].box
                let gap = box.y - above.maxY
                return above.y < box.y && gap < max(box.height, above.height) && box.x < above.maxX
                    && box.maxX > above.x
            }
        }
    }
}
