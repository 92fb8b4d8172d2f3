internal import Models
internal import Pages

/// Pairs of meanings whose marks were lost or misread: where as many of the marks that dishes carry and nobody explains
/// fit between the marks above and below as there are such meanings, these are theirs, in order.
///
/// This holds only for warnings, since a promise needs its printed mark.
struct LegendGaps {
    let pieces: [LegendPiece]
    /// The block's pieces.
    let block: [Int]
    /// What was read in it.
    let pairs: [LegendBlocks.Pair]
    /// For each mark, the number of the menu's pieces that have it among their codes.
    let used: [String: Int]

    /// A line of the legend: its mark, or nil where that is lost.
    private struct Entry {
        var mark: String?
        var phrase: LegendPhrase
        var pieces: [Int]
    }

    /// All pairs: those read, those found, and without those whose mark was misread.
    var mended: [LegendBlocks.Pair] {
        let open = open
        guard !open.isEmpty, !pairs.isEmpty else { return pairs }
        var found: [LegendBlocks.Pair] = []
        for column in columns { found += Self.filled(column, open: open) }
        // A promise needs its printed mark, and two meanings that claim one mark prove nothing.
        found = found.filter { pair in
            pair.phrase.meanings.allSatisfy(\.warns) && found.count { $0.marks == pair.marks } == 1
        }
        let kept = pairs.filter { pair in
            !found.contains { $0.pieces == pair.pieces && $0.phrase == pair.phrase }
        }
        return (kept + found).sorted { $0.pieces[0] < $1.pieces[0] }
    }

    /// Marks that stand outside the legend and aren't explained by it.
    private var open: [String] {
        let explained = Set(columns.flatMap { $0 }.compactMap { $0.mark.map(MarkCode.key) })
        let own = block.flatMap { pieces[$0].codes }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return used.filter { !explained.contains($0.key) && $0.value > own[$0.key] ?? 0 && $0.key.count <= 2 }
            .keys.sorted { LegendBlocks.order($0) < LegendBlocks.order($1) }
    }

    /// The entries one below the other, or in the order of a text.
    private var columns: [[Entry]] {
        if pairs.count > 1, pairs.allSatisfy({ $0.pieces == pairs[0].pieces }) {
            return [misplacedAsLost(entries)]
        }
        let paired = Set(pairs.flatMap(\.pieces))
        var entries = entries
        for piece in block where !paired.contains(piece) && pieces[piece].hasMeaning {
            guard let phrase = pieces[piece].reading.leadingPhrase, phrase.isPure, phrase.meanings.allSatisfy(\.warns),
                !goesOn(piece)
            else { continue }
            entries.append(Entry(mark: nil, phrase: phrase, pieces: [piece]))
        }
        entries = entries.enumerated().sorted { one, other in
            (box(one.element).midY, one.element.pieces[0], one.offset)
                < (box(other.element).midY, other.element.pieces[0], other.offset)
        }.map(\.element)
        var columns: [[Entry]] = []
        for entry in entries {
            let place = columns.firstIndex { column in
                let (first, own) = (box(column[0]), box(entry))
                return abs(first.x - own.x) <= 3 * max(first.height, own.height)
            }
            if let place { columns[place].append(entry) } else { columns.append([entry]) }
        }
        return columns.map(misplacedAsLost)
    }

    /// What was read, and the last meaning of those pairs that say several things once more: "5 Soja Sulfitos 7 Frutos
    /// secos" may have lost a mark between them. The pair itself keeps all of its warnings.
    private var entries: [Entry] {
        pairs.enumerated().flatMap { place, pair in
            // "i celery, i sulphites": one of the two was misread.
            let isRepeated = pairs[..<place].contains { $0.marks == pair.marks && $0.phrase != pair.phrase }
            let entry = Entry(
                mark: isRepeated ? nil : pair.marks.first, phrase: pair.phrase, pieces: pair.pieces)
            guard entry.mark != nil, pair.phrase.isPure, pair.phrase.meanings.count > 1,
                pair.phrase.meanings.allSatisfy(\.warns), let last = pair.phrase.meanings.last
            else { return [entry] }
            var rest = pair.phrase
            rest.meanings = [last]
            return [entry, Entry(mark: nil, phrase: rest, pieces: pair.pieces)]
        }
    }

    /// Where the meaning stands: its mark may have a column of its own.
    private func box(_ entry: Entry) -> Box {
        pieces[entry.pieces.first { pieces[$0].code == nil } ?? entry.pieces[0]].box
    }

    /// Whether a meaning reads as the second line of the one right above it: that one breaks off ("10 mostarda e produtos
    /// à base de"), or this one begins with a small letter or ends a bracket.
    private func goesOn(_ piece: Int) -> Bool {
        let isQuoted = pieces[piece].tokens.first?.kind == .divider
        guard case .word(let first)? = pieces[piece].tokens.dropFirst(isQuoted ? 1 : 0).first?.kind else { return true }
        // "'Sulfite": a raised mark was read as a quote.
        if isQuoted, pieces[piece].tokens[1].isGlued { return false }
        let own = pieces[piece].box
        let above = block.filter { other in
            let box = pieces[other].box
            return box.y < own.y && box.x < own.maxX && own.x < box.maxX
        }.max { pieces[$0].box.maxY < pieces[$1].box.maxY }
        if let above, case .word(let last)? = pieces[above].tokens.last?.kind,
            MeaningWords.word(last.foldedForMatching) == .filler, last.count <= Self.longestJoint
        {
            return true
        }
        let isSmall = first.first?.isLowercase == true
        return isSmall && pairs.contains { $0.phrase.isPure } && !pairs.allSatisfy { startsSmall($0) }
    }

    /// "De", "und", "och": words that join what stands before them to what follows.
    private static let longestJoint = 4

    private func startsSmall(_ pair: LegendBlocks.Pair) -> Bool {
        let words = pair.pieces.flatMap { pieces[$0].tokens }.compactMap { token -> String? in
            if case .word(let text) = token.kind, text.hasLetters(3) { text } else { nil }
        }
        return words.first?.first?.isLowercase == true
    }

    /// The entries, with the marks of those numbers taken for misread that break the order of their neighbours, where
    /// all others are in order.
    private func misplacedAsLost(_ entries: [Entry]) -> [Entry] {
        var mended = entries
        for place in entries.indices.dropFirst().dropLast() {
            guard let mark = entries[place].mark, MarkCode.isNumber(mark), entries[place].phrase.isPure,
                entries[place].phrase.meanings.allSatisfy(\.warns),
                let above = mended[..<place].last(where: { $0.mark != nil })?.mark.flatMap({ Int($0) }),
                let below = entries[(place + 1)...].first(where: { $0.mark != nil })?.mark.flatMap({ Int($0) }),
                let own = Int(mark), above < below, !(above...below).contains(own)
            else { continue }
            mended[place].mark = nil
        }
        let kept = mended.compactMap { $0.mark.flatMap { Int($0) } }
        let isOrdered = zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
        return isOrdered && kept.count >= Self.fewestInOrder ? mended : entries
    }

    /// Fewer numbers than this show no order.
    private static let fewestInOrder = 4

    private static func filled(_ column: [Entry], open: [String]) -> [LegendBlocks.Pair] {
        var found: [LegendBlocks.Pair] = []
        var start = 0
        while start < column.count {
            let lost = column[start...].prefix { $0.mark == nil }
            let (above, below) = (start > 0 ? column[start - 1].mark : nil, column[lost.endIndex...].first?.mark)
            if !lost.isEmpty, let known = above ?? below {
                let isNumbered = MarkCode.isNumber(known)
                let fitting = open.filter { mark in
                    MarkCode.isNumber(mark) == isNumbered && (isNumbered || mark.count == 1)
                        && (above.map { LegendBlocks.order($0) < LegendBlocks.order(mark) } ?? true)
                        && (below.map { LegendBlocks.order($0) > LegendBlocks.order(mark) } ?? true)
                }
                if fitting.count == lost.count {
                    found += zip(fitting, lost).map {
                        LegendBlocks.Pair(marks: [$0], phrase: $1.phrase, isSetApart: false, pieces: $1.pieces)
                    }
                }
            }
            start = max(lost.endIndex, start + 1)
        }
        return found
    }
}
