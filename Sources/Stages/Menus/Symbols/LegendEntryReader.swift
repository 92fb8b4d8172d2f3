internal import Models
internal import Pages

/// What a run of words says when read as a legend.
struct LegendReading {
    struct Entry {
        var marks: [String]
        var phrase: LegendPhrase
        /// Whether brackets, a separator or a sign distinguish the mark from plain words.
        var isSetApart: Bool
        /// Whether `=` or a word such as "indicates" says that a mark is being explained.
        var isExplained: Bool
        /// Whether the mark is a bare number, as a dish may also have.
        var isNumbered: Bool
    }

    var entries: [Entry] = []
    /// What the words before the first mark, if any, say as those of a legend.
    var leadingPhrase: LegendPhrase?
    /// Whether these are more than a mark could be: a lone "A" is a mark, not an article.
    var leadsWithWords = false
    var hasPrice = false
    /// Whether meanings stand before their marks.
    var isTurnedAround = false
    /// Whether the same sign opens and closes the text, as an ornament does.
    var isOrnament = false
}

enum LegendEntryReader {
    static func read(_ printed: [LegendToken]) -> LegendReading {
        var reading = LegendReading()
        let tokens = withoutRings(printed)
        let starts = starts(in: tokens)
        let firstStart = starts.first?.at ?? tokens.count
        let leading = LegendSentence.words(tokens[..<firstStart])
        if !leading.isEmpty { reading.leadingPhrase = LegendPhrase(leading) }
        reading.leadsWithWords = leading.contains { $0.hasLetters(3) || $0.first?.isIdeograph == true }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1].at : tokens.count
            let phrase = LegendSentence.words(tokens[start.phraseAt..<end])
            reading.entries.append(
                .init(
                    marks: start.marks, phrase: LegendPhrase(phrase), isSetApart: start.isSetApart,
                    isExplained: start.isExplained || phrase.first.map(isIndicator) == true,
                    isNumbered: start.isNumbered))
        }
        reading.hasPrice =
            tokens.contains { if case .word(let text) = $0.kind { isPriceLike(text) } else { false } }
            || endsInDecimals(tokens) || hasAmount(tokens)
        if let first = tokens.first, case .sign = first.kind, tokens.count > 1, tokens.last?.kind == first.kind {
            reading.isOrnament = true
        }
        turnAroundIfNeeded(&reading, tokens: tokens, starts: starts)
        return reading
    }

    /// The tokens, with rings between entries as dividers where bullets were read as letters: "B SKORUPIAKI O C JAJKA O F
    /// SEZAM". No legend has one mark in front of several others.
    private static func withoutRings(_ tokens: [LegendToken]) -> [LegendToken] {
        let rings = tokens.indices.dropFirst().dropLast(2).filter { index in
            guard case .word(let ring) = tokens[index].kind, ["O", "o", "0"].contains(ring), !tokens[index].isGlued,
                case .word(let mark) = tokens[index + 1].kind, mark.count <= 2, MarkCode.isCode(mark),
                MeaningWords.word(mark.foldedForMatching) == nil || MarkCode.isCapital(mark),
                case .word = tokens[index + 2].kind, case .word(let before) = tokens[index - 1].kind
            else { return false }
            return before.hasLetters(3)
        }
        guard rings.count >= fewestRings else { return tokens }
        var tokens = tokens
        for index in rings { tokens[index].kind = .divider }
        return tokens
    }

    /// A single one may be a mark whose meaning was lost.
    private static let fewestRings = 2

    /// "Vegetarian (V), Vegan (VG)": the meaning stands before its mark.
    private static func turnAroundIfNeeded(
        _ reading: inout LegendReading, tokens: [LegendToken], starts: [Start]
    ) {
        guard let last = reading.entries.last, let leading = reading.leadingPhrase, starts.allSatisfy(\.isSetApart)
        else { return }
        // "H contiene frutos secos; I contiene": each meaning follows its mark.
        if opensBehindDividers(tokens, starts) || reading.entries.allSatisfy(\.isExplained) { return }
        let phrases = [leading] + reading.entries.dropLast().map(\.phrase)
        if !starts.allSatisfy(\.isInBrackets) || !dividesBehindMarks(tokens) {
            guard last.phrase.meanings.isEmpty, leading.isPure, phrases.allSatisfy({ !$0.meanings.isEmpty }) else {
                return
            }
        }
        for index in reading.entries.indices {
            reading.entries[index].phrase = phrases[index]
        }
        reading.leadingPhrase = nil
        reading.isTurnedAround = true
    }

    /// Whether each mark follows a divider and has a sign of its own behind it, as in "Milch; 8 – Nüsse; 10 – Senf": the
    /// words in front are the end of a meaning above.
    private static func opensBehindDividers(_ tokens: [LegendToken], _ starts: [Start]) -> Bool {
        starts.allSatisfy { start in
            guard start.at > 0, start.phraseAt > start.at, tokens.indices.contains(start.phraseAt - 1),
                case .separator = tokens[start.phraseAt - 1].kind
            else { return false }
            return tokens[start.at - 1].kind == .divider
        }
    }

    /// Whether what divides entries stands behind closing brackets, as in "Eier (C), Soja (F), Milch", and not before
    /// opening ones.
    private static func dividesBehindMarks(_ tokens: [LegendToken]) -> Bool {
        var (behind, before) = (0, 0)
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.kind == .close, next.kind == .divider { behind += 1 }
            if token.kind == .divider, next.kind == .open { before += 1 }
        }
        return behind >= 2 && before == 0
    }

    private static func isPriceLike(_ text: String) -> Bool {
        text.contains(where: { "€$£₹¥₺".contains($0) })
    }

    /// "3000 Ft".
    private static func hasAmount(_ tokens: [LegendToken]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { number, unit in
            guard case .word(let digits) = number.kind, case .word(let name) = unit.kind, digits.count >= 2 else {
                return false
            }
            return digits.allSatisfy(\.isWholeNumber) && Currency.code(of: name) != nil
        }
    }

    private static func endsInDecimals(_ tokens: [LegendToken]) -> Bool {
        guard case .word(let last)? = tokens.last?.kind, last.count >= 2, last.allSatisfy(\.isWholeNumber) else {
            return false
        }
        // "Eggs (G) 450": no mark has three digits.
        if last.count > 2 { return true }
        // "12,50", and not "Cacahuetes·19".
        guard tokens.count >= 3, tokens[tokens.count - 1].isGlued, tokens[tokens.count - 2].isGlued,
            case .word(let whole) = tokens[tokens.count - 3].kind
        else { return false }
        return whole.allSatisfy(\.isWholeNumber)
    }

    static func isIndicator(_ word: String) -> Bool {
        let folded = word.foldedForMatching
        if MeaningWords.word(folded) == .contains { return true }
        return ["indicates", "indicate", "denotes", "means", "bedeutet", "signifie", "significa"].contains(folded)
    }
}
