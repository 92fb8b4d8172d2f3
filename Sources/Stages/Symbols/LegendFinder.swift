internal import Models

/// Finds the parts of a page that say what marks mean.
struct LegendFinder {
    var spans: [WordSpan] = []
    var entries: [LegendEntry] = []
    /// Whether the last line ended in a mark whose meaning is on the next.
    private var endsOpen = false

    /// How sure a run of words is to be a legend.
    private enum Standing {
        case legend, perhaps, no
    }

    private struct Candidate {
        var span: WordSpan
        var reading: LegendReading
        var standing: Standing

        var hasSetApartMark: Bool {
            !reading.entries.isEmpty
                && reading.entries.allSatisfy { $0.isSetApart && $0.phrase.isPure && !$0.isNumbered }
        }
    }

    init(_ lines: [Line]) {
        var candidates: [Candidate] = []
        let prices = PriceRows(lines)
        for line in lines {
            for span in LineSpans.spans(of: line) {
                let reading = LegendEntryReader.read(LegendLexer.tokens(line.words[span.words]))
                var standing = Self.standing(reading)
                // A dish called "Vegana (V)" has its price somewhere on its row; a legend has none.
                if standing == .legend, reading.entries.count == 1, !reading.entries[0].isExplained,
                    prices.crosses(line)
                {
                    standing = .perhaps
                }
                candidates.append(Candidate(span: span, reading: reading, standing: standing))
            }
        }
        Self.settle(&candidates)
        for candidate in candidates where candidate.standing == .legend {
            spans.append(candidate.span)
            take(candidate.reading)
        }
        let table = LegendTable(lines, besides: spans)
        spans = (spans + table.spans).sorted { ($0.line, $0.firstWord) < ($1.line, $1.firstWord) }
        entries += table.entries
    }

    /// Adds what a run of words says; words before its first mark go on with the entry before.
    private mutating func take(_ reading: LegendReading) {
        if let leading = reading.leadingPhrase, leading.isPure, let last = entries.indices.last,
            !leading.isTelling || endsOpen
        {
            if endsOpen { entries[last].meanings = [] }
            for meaning in leading.meanings where !entries[last].meanings.contains(meaning) {
                entries[last].meanings.append(meaning)
            }
        }
        if reading.leadingPhrase != nil || !reading.entries.isEmpty {
            endsOpen = reading.entries.last?.phrase.isEmpty == true
        }
        for entry in reading.entries {
            let meanings = entry.phrase.meanings.isEmpty ? [.unresolved] : entry.phrase.meanings
            entries += entry.marks.map { LegendEntry(mark: $0, meanings: meanings) }
        }
    }

    private static func standing(_ reading: LegendReading) -> Standing {
        if reading.hasPrice || reading.isOrnament { return .no }
        guard !reading.entries.isEmpty else {
            return reading.leadingPhrase?.isPure == true && reading.leadsWithWords ? .perhaps : .no
        }
        let known = reading.entries.filter { !$0.phrase.meanings.isEmpty }
        guard !known.isEmpty else { return .no }
        // "Zusatzstoffe: 1 mit Farbstoff" opens with the name of what is listed.
        let opensWithMark =
            reading.leadingPhrase.map { $0.isPure && ($0.meanings.isEmpty || $0.meanings == [.additive]) } ?? true
        if opensWithMark, known.contains(where: { isSure($0, amongSeveral: known.count >= 2) }),
            known.count >= 2 || !reading.isTurnedAround
        {
            return .legend
        }
        let pure = known.filter(\.phrase.isPure)
        if pure.count >= 3, pure.count == reading.entries.count { return .legend }
        // "Milch, H: Schalenfrüchte" goes on with the line above.
        let goesOn = reading.leadingPhrase?.isPure == true && pure.count == reading.entries.count
        return opensWithMark || goesOn ? .perhaps : .no
    }

    /// Whether an entry alone makes its line a legend.
    ///
    /// "(V) Vegan" does; "(V) Vegan burger" is a dish with its mark in front, "B: Vegan platter" a set menu, and
    /// "3. Fish" a numbered dish. Only `=` or "indicates" make a longer text an explanation.
    private static func isSure(_ entry: LegendReading.Entry, amongSeveral: Bool) -> Bool {
        if entry.isExplained { return true }
        guard entry.isSetApart, entry.phrase.isPure else { return false }
        if entry.isNumbered { return entry.phrase.meanings == [.additive] }
        return entry.phrase.isTelling || amongSeveral
    }

    /// A doubtful run counts when it stands right beside a sure one, or with two more that have marks.
    private static func settle(_ candidates: inout [Candidate]) {
        var start = 0
        while start < candidates.count {
            var end = start
            while end < candidates.count, candidates[end].standing == .perhaps, candidates[end].hasSetApartMark {
                end += 1
            }
            if end - start >= 3 { for index in start..<end { candidates[index].standing = .legend } }
            start = max(end, start + 1)
        }
        for direction in [1, -1] {
            for position in candidates.indices {
                let index = direction == 1 ? position : candidates.count - 1 - position
                guard candidates[index].standing == .perhaps else { continue }
                let near = [index - direction, index - 2 * direction].contains {
                    candidates.indices.contains($0) && candidates[$0].standing == .legend
                }
                if near { candidates[index].standing = .legend }
            }
        }
    }
}

/// Where on a page prices stand, along the reading direction's other axis.
private struct PriceRows {
    private var middles: [Int]
    private let upright: Bool

    init(_ lines: [Line]) {
        let wide = lines.reduce(0) { $0 + ($1.box.width >= $1.box.height ? 1 : -1) }
        let upright = wide >= 0
        middles = lines.flatMap(\.words).filter { word in
            word.text.contains(where: \.isWholeNumber) && word.text.utf8.count >= 2
                && !word.text.contains(where: \.isLetter)
        }.map { upright ? $0.box.midY : $0.box.midX }.sorted()
        self.upright = upright
    }

    /// Whether a price stands on the same row as a line, anywhere on the page.
    func crosses(_ line: Line) -> Bool {
        let low = upright ? line.box.y : line.box.x
        let high = upright ? line.box.maxY : line.box.maxX
        var from = 0
        var to = middles.count
        while from < to {
            let middle = (from + to) / 2
            if middles[middle] < low { from = middle + 1 } else { to = middle }
        }
        return from < middles.count && middles[from] <= high
    }
}
