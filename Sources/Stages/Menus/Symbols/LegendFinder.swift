internal import Models

/// Finds the parts of a page that say what marks mean.
struct LegendFinder {
    private(set) var spans: [WordSpan] = []
    private(set) var entries: [LegendEntry] = []

    /// How certain it is that a run of words is a legend.
    private enum Standing {
        case legend, perhaps, no
    }

    private struct Candidate {
        var piece: LegendPiece
        var standing: Standing
        /// The pairs read from it once it is known to be a legend.
        var pairs: [LegendBlocks.Pair] = []

        var reading: LegendReading { piece.reading }

        var hasSetApartMark: Bool {
            !reading.entries.isEmpty
                && reading.entries.allSatisfy { $0.isSetApart && $0.phrase.isPure && !$0.isNumbered }
        }
    }

    /// - Parameter used: for each mark, how many stretches of the menu's lines carry it as a code.
    init(_ lines: [Line], used: [String: Int]) {
        var candidates: [Candidate] = []
        let prices = PriceRows(lines)
        for line in lines {
            for span in LineSpans.spans(of: line) {
                let piece = LegendPiece(
                    line, span,
                    isPriced: prices.isNext(
                        behind: line.words[span.words].map(\.box).union() ?? line.box))
                var standing = Self.standing(piece.reading)
                // A dish called "Vegana (V)" has its price somewhere on its row; a legend has none.
                if standing == .legend, piece.reading.entries.count == 1, !piece.reading.entries[0].isExplained,
                    piece.isPriced
                {
                    standing = .perhaps
                }
                candidates.append(Candidate(piece: piece, standing: standing))
            }
        }
        Self.settle(&candidates)
        let blocks = LegendBlocks(candidates.map(\.piece), used: used)
        for index in candidates.indices {
            if blocks.pieces.contains(index) {
                candidates[index].standing = .legend
                candidates[index].pairs = blocks.pairs[index] ?? []
            } else {
                candidates[index].pairs = candidates[index].reading.entries.map {
                    LegendBlocks.Pair(
                        marks: $0.marks, phrase: $0.phrase, isSetApart: $0.isSetApart, pieces: [index])
                }
            }
        }
        take(candidates)
    }

    /// Collects what the legends say. Words before a first mark continue the entry above or before them.
    private mutating func take(_ candidates: [Candidate]) {
        var said: [(piece: Int, mark: String, meanings: [SymbolMeaning], isTurned: Bool)] = []
        // These are explained by a mark in another column.
        let meanings = Set(candidates.flatMap(\.pairs).flatMap { $0.pieces.dropFirst() })
        // Whether the previous legend ended in a mark whose meaning is on the next line.
        var endsOpen = false
        for (index, candidate) in candidates.enumerated() where candidate.standing == .legend {
            spans.append(candidate.piece.span)
            let reading = candidate.reading
            if let leading = reading.leadingPhrase, leading.isPure, !meanings.contains(index),
                candidate.pairs.isEmpty || !reading.entries.isEmpty,
                !leading.isTelling || endsOpen,
                let last = said.lastIndex(where: { Self.goesOn(candidates[$0.piece].piece, in: candidate.piece) })
                    ?? said.indices.last,
                !said[last].isTurned,
                endsOpen || !Self.beginsAnew(candidate.piece, after: candidates[said[last].piece].piece)
            {
                if endsOpen { said[last].meanings = [] }
                for meaning in leading.meanings where !said[last].meanings.contains(meaning) {
                    said[last].meanings.append(meaning)
                }
            }
            if reading.leadingPhrase != nil || !reading.entries.isEmpty {
                endsOpen = reading.entries.last?.phrase.isEmpty == true
            }
            for pair in candidate.pairs where pair.pieces[0] == index {
                said += pair.marks.map { (index, $0, pair.phrase.meanings, pair.isTurned) }
            }
        }
        // "House speciality (d,e)" below a dish is a description with its marks, where the legend says what d and e are.
        let warning = Set(
            said.filter { !$0.isTurned && $0.meanings.contains(where: \.warns) }.map { MarkCode.key($0.mark) })
        let described = Set(
            candidates.indices.filter { index in
                let own = said.filter { $0.piece == index }
                return candidates[index].reading.isTurnedAround && !own.isEmpty
                    && own.allSatisfy {
                        warning.contains(MarkCode.key($0.mark)) && !$0.meanings.contains(where: \.warns)
                    }
            })
        said.removeAll { described.contains($0.piece) }
        spans.removeAll { span in described.contains { candidates[$0].piece.span == span } }
        entries = LegendOrder.mended(
            said.map { LegendEntry(mark: $0.mark, meanings: $0.meanings.isEmpty ? [.unresolved] : $0.meanings) })
    }

    /// Whether a line stands right below another one.
    private static func goesOn(_ above: LegendPiece, in below: LegendPiece) -> Bool {
        above.box.y < below.box.y && above.box.x < below.box.maxX && above.box.maxX > below.box.x
    }

    /// Whether a line begins with a capital at the edge of meanings that do: it continues nothing, and its mark is lost.
    private static func beginsAnew(_ line: LegendPiece, after above: LegendPiece) -> Bool {
        func first(_ piece: LegendPiece) -> String? {
            piece.tokens.lazy.compactMap { token -> String? in
                if case .word(let text) = token.kind, text.count > 2 { text } else { nil }
            }.first
        }
        func isCapital(_ text: String?) -> Bool {
            text?.first?.isUppercase == true && text?.dropFirst().contains(where: \.isLowercase) == true
        }
        return line.reading.entries.isEmpty && isCapital(first(line)) && isCapital(first(above))
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
        // "Milch, H: Schalenfrüchte" continues the line above.
        let goesOn = reading.leadingPhrase?.isPure == true && pure.count == reading.entries.count
        return opensWithMark || goesOn ? .perhaps : .no
    }

    /// Whether an entry alone makes its line a legend.
    ///
    /// "(V) Vegan" does; "(V) Vegan burger" is a dish with its mark in front, "B: Vegan platter" a set menu, and "3.
    /// Fish" a numbered dish. A longer text is an explanation only with `=` or "indicates".
    private static func isSure(_ entry: LegendReading.Entry, amongSeveral: Bool) -> Bool {
        if entry.isExplained { return true }
        guard entry.isSetApart, entry.phrase.isPure else { return false }
        if entry.isNumbered { return entry.phrase.meanings == [.additive] }
        return entry.phrase.isTelling || amongSeveral
    }

    /// Accepts a doubtful run when it stands right beside a sure one, or beside two more doubtful ones that have marks.
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
