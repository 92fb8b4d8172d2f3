internal import Models

/// A legend printed as a table: a column of marks, and their meanings in a column to the right.
struct LegendTable {
    private(set) var spans: [WordSpan] = []
    private(set) var entries: [LegendEntry] = []

    private struct Cell {
        var span: WordSpan
        var box: Box
        var text: [Word]
    }

    /// Fewer rows than this may be anything.
    private static let fewestRows = 3

    /// - Parameter taken: what is known to be a legend already.
    init(_ lines: [Line], besides taken: [WordSpan]) {
        let known = Set(taken)
        let cells = lines.flatMap { line in
            LineSpans.spans(of: line).compactMap { span -> Cell? in
                let words = Array(line.words[span.words])
                guard !known.contains(span), let box = words.map(\.box).union() else { return nil }
                return Cell(span: span, box: box, text: words)
            }
        }
        let phrases = cells.compactMap { cell in Self.phrase(cell.text).map { (cell: cell, phrase: $0) } }
            .sorted { ($0.cell.box.midY, $0.cell.box.x) < ($1.cell.box.midY, $1.cell.box.x) }
        guard phrases.count >= Self.fewestRows else { return }
        let middles = phrases.map(\.cell.box.midY)
        var rows: [(mark: Cell, code: String, meaning: Cell, phrase: LegendPhrase)] = []
        var used: Set<WordSpan> = []
        for cell in cells {
            guard let code = Self.code(cell.text) else { continue }
            let reach = max(cell.box.height, 1)
            var place = middles.partitioningIndex { $0 >= cell.box.midY - reach / 2 }
            var best: Int?
            while place < middles.count, middles[place] <= cell.box.midY + reach / 2 {
                let gap = phrases[place].cell.box.x - cell.box.maxX
                let nearest = best.map { phrases[$0].cell.box.x - cell.box.maxX } ?? 30 * reach
                if gap >= 0, gap < nearest, !used.contains(phrases[place].cell.span) { best = place }
                place += 1
            }
            guard let best else { continue }
            used.insert(phrases[best].cell.span)
            rows.append((cell, code, phrases[best].cell, phrases[best].phrase))
        }
        let codes = Set(rows.map { MarkCode.key($0.code) })
        guard rows.count >= Self.fewestRows, codes.count == rows.count else { return }
        for row in rows {
            spans += [row.mark.span, row.meaning.span]
            entries.append(LegendEntry(mark: row.code, meanings: row.phrase.meanings))
        }
    }

    /// The code that a cell consists of, with or without brackets.
    private static func code(_ words: [Word]) -> String? {
        guard words.count == 1 else { return nil }
        let text = words[0].text.filter { !"()[]{}:.=".contains($0) }
        guard MarkCode.isCode(text), MarkCode.isCapital(text) || MarkCode.isNumber(text) || text.count == 1 else {
            return nil
        }
        return text
    }

    private static func phrase(_ words: [Word]) -> LegendPhrase? {
        guard words.count <= 8 else { return nil }
        let reading = LegendEntryReader.read(LegendLexer.tokens(words[...]))
        guard reading.entries.isEmpty, !reading.hasPrice, let phrase = reading.leadingPhrase, phrase.isPure,
            !phrase.meanings.isEmpty
        else { return nil }
        return phrase
    }
}

extension Array {
    /// The first place of a sorted array whose element passes, or its end.
    fileprivate func partitioningIndex(where passes: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
