internal import Models
internal import Pages

/// Where in a legend's words a mark begins an entry.
extension LegendEntryReader {
    /// A mark, or several, and where their meaning begins.
    struct Start {
        var at: Int
        var phraseAt: Int
        var marks: [String]
        var isSetApart: Bool
        var isNumbered: Bool
        var isExplained = false
        var isInBrackets = false
    }

    /// The places where a mark begins an entry.
    static func starts(in tokens: [LegendToken]) -> [Start] {
        var starts: [Start] = []
        var index = 0
        let bullets = bullets(in: tokens)
        while index < tokens.count {
            if case .sign(let sign) = tokens[index].kind, bullets.contains(sign) {
                index += 1
                continue
            }
            if let start = start(in: tokens, at: index) {
                // "(G) 8 Gluten", "3: I Huevos": a misread dash, a speck or the rule of a box isn't a second mark.
                if let last = starts.last, last.isInBrackets || last.isSetApart && !tokens[index].isGlued,
                    last.phraseAt == index, !start.isSetApart
                {
                    starts[starts.count - 1].phraseAt = start.phraseAt
                } else {
                    starts.append(start)
                }
                index = max(start.phraseAt, index + 1)
            } else {
                index += 1
            }
        }
        return withWords(starts, tokens)
    }

    /// Signs that stand between entries: no legend explains one sign twice.
    private static func bullets(in tokens: [LegendToken]) -> Set<String> {
        var counts: [String: Int] = [:]
        for (token, next) in zip(tokens.dropFirst(), tokens.dropFirst(2)) where !next.isGlued {
            if case .sign(let sign) = token.kind { counts[sign, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    private static func start(in tokens: [LegendToken], at index: Int) -> Start? {
        switch tokens[index].kind {
        case .open: bracketed(tokens, at: index)
        case .sign(let sign): signed(tokens, at: index, sign: sign)
        case .divider: lost(tokens, at: index) ?? quoted(tokens, at: index)
        case .word(let text) where MarkCode.isCode(text): bare(tokens, at: index, code: text)
        default: nil
        }
    }

    /// "O = Eier, = Soja": the mark in front of the second meaning, perhaps a drawing, wasn't read.
    private static func lost(_ tokens: [LegendToken], at index: Int) -> Start? {
        guard index + 2 < tokens.count, case .separator(let sign) = tokens[index + 1].kind, sign == "=" || sign == ":",
            case .word(let next) = tokens[index + 2].kind, next.hasLetters(2)
        else { return nil }
        return Start(
            at: index, phraseAt: index + 2, marks: [], isSetApart: true, isNumbered: false, isExplained: sign == "=")
    }

    /// "'Sulfite", "l Sulfites, \"Molluscs": a raised mark was read as a quote.
    private static func quoted(_ tokens: [LegendToken], at index: Int) -> Start? {
        guard index + 1 < tokens.count, !tokens[index].isGlued, tokens[index + 1].isGlued,
            index > 0, tokens[index].startsLine || tokens[index - 1].kind == .divider,
            case .word(let word) = tokens[index + 1].kind, isAllergen(word),
            index + 2 == tokens.count || !(tokens[index + 2].isGlued && tokens[index + 2].kind == .divider)
        else { return nil }
        return Start(at: index, phraseAt: index + 1, marks: [], isSetApart: false, isNumbered: false)
    }

    private static func bracketed(_ tokens: [LegendToken], at index: Int) -> Start? {
        var marks: [String] = []
        var next = index + 1
        while next < tokens.count, next - index <= 12 {
            switch tokens[next].kind {
            case .word(let text) where MarkCode.isCode(text): marks.append(text)
            case .sign(let sign): marks.append(sign)
            case .close:
                // "() Senf": the mark between the brackets wasn't read.
                guard !marks.isEmpty || next == index + 1 else { return nil }
                let phrase = skippingSeparator(tokens, from: next + 1)
                let numbered = marks.allSatisfy(MarkCode.isNumber)
                return Start(
                    at: index, phraseAt: phrase, marks: marks, isSetApart: true,
                    isNumbered: numbered && phrase == next + 1,
                    isExplained: tokens[next...].dropFirst().first?.kind == .separator("="), isInBrackets: true)
            case .separator:
                return halfBracketed(tokens, at: index, separator: next)
            case .divider: break
            default: return nil
            }
            next += 1
        }
        return nil
    }

    /// "[PI - Pork": the closing bracket was read as a letter.
    private static func halfBracketed(_ tokens: [LegendToken], at index: Int, separator: Int) -> Start? {
        guard separator == index + 2, case .word(let text) = tokens[index + 1].kind, let last = text.last,
            "Il1J".contains(last), MarkCode.isCode(String(text.dropLast())), MarkCode.isCapital(String(text.dropLast()))
        else { return nil }
        return Start(
            at: index, phraseAt: separator + 1, marks: [String(text.dropLast())], isSetApart: true, isNumbered: false,
            isInBrackets: true)
    }

    private static func signed(_ tokens: [LegendToken], at index: Int, sign: String) -> Start? {
        let phrase = skippingSeparator(tokens, from: index + 1)
        guard phrase < tokens.count, case .word(let next) = tokens[phrase].kind else { return nil }
        // "C Eier * G Milch": a sign between entries is the mark of neither.
        if index > 0, !tokens[index + 1].isGlued, MarkCode.isCode(next), bare(tokens, at: phrase, code: next) != nil {
            return nil
        }
        return Start(
            at: index, phraseAt: phrase, marks: [sign], isSetApart: true, isNumbered: false,
            isExplained: tokens[index + 1].kind == .separator("="))
    }

    private static func bare(_ tokens: [LegendToken], at index: Int, code: String) -> Start? {
        let next = index + 1
        guard next < tokens.count, index == 0 || !isJoint(tokens, index) else { return nil }
        // In capitals, "ASK FOR GLUTEN FREE SAUCE" is full of short words.
        let wording = code.count > 1 ? MeaningWords.word(code.foldedForMatching) : nil
        switch wording {
        case .free, .not, .may, .option, .contains, .filler: return nil
        default: break
        }
        let numbered = MarkCode.isNumber(code)
        if isWordInCapitals(tokens, index, code) { return nil }
        switch tokens[next].kind {
        case .separator(let sign):
            // A dot or hyphen inside a word or number ("v.a.", "1.5", "gluten-free") separates nothing.
            if next + 1 == tokens.count, sign == ":" || sign == "=", index > 0, numbered || MarkCode.isCapital(code) {
                // The meaning stands on the next line.
                return Start(
                    at: index, phraseAt: next + 1, marks: [code], isSetApart: true, isNumbered: false)
            }
            guard next + 1 < tokens.count, case .word(let following) = tokens[next + 1].kind else { return nil }
            let isListed = isListed(code, before: tokens[(next + 1)...])
            if sign == ".", numbered ? following.allSatisfy(\.isWholeNumber) : !isListed {
                return nil
            }
            // "2-egg omelette" is no entry; "7-Milch" is one where similar entries stand beside it.
            if sign == "-", tokens[next].isGlued, tokens[next + 1].isGlued, !MarkCode.isCapital(code),
                !(numbered && isAllergen(following)), !(beginsEntry(tokens, index) && isListed)
            {
                return nil
            }
            if !numbered, !MarkCode.isCapital(code), code.count > 2 { return nil }
            return Start(
                at: index, phraseAt: next + 1, marks: [code], isSetApart: true, isNumbered: numbered && sign == ".",
                isExplained: sign == "=")
        case .close where numbered || code.dropFirst().allSatisfy(\.isWholeNumber):
            return Start(at: index, phraseAt: next + 1, marks: [code], isSetApart: true, isNumbered: false)
        case .word(let following):
            // "A Gluten B Krebstiere": only capitals and numbers are marks here, and only before a word that legends
            // use.
            guard wording == nil, numbered || MarkCode.isCapital(code) || isSmallMark(tokens, index, code),
                !MarkCode.isCode(following) || following.count > 2 || isAllergen(following) || isAmount(tokens, next),
                !LegendPhrase(firstTelling(tokens[next...])).meanings.isEmpty || isIndicator(following)
                    || beginsKnown(tokens, index, code)
            else { return nil }
            return Start(
                at: index, phraseAt: next, marks: [code], isSetApart: isIndicator(following), isNumbered: numbered)
        default: return nil
        }
    }

    /// "12 10 mg/kg kükürt dioksit": a meaning may begin with an amount.
    private static func isAmount(_ tokens: [LegendToken], _ index: Int) -> Bool {
        guard index + 1 < tokens.count, case .word(let number) = tokens[index].kind,
            case .word(let unit) = tokens[index + 1].kind
        else { return false }
        return number.allSatisfy(\.isWholeNumber) && unit.lowercased() == "mg"
    }

    /// "MLEKO I LAKTOZA": among words in capitals a capital that is also a word is one; where the alphabet makes it a
    /// mark, `withWords` finds it.
    private static func isWordInCapitals(_ tokens: [LegendToken], _ index: Int, _ code: String) -> Bool {
        func isCapital(_ place: Int) -> Bool {
            guard tokens.indices.contains(place), case .word(let text) = tokens[place].kind else { return false }
            return text.hasLetters(2) && text == text.uppercased()
        }
        return code.count == 1 && MeaningWords.word(code.foldedForMatching) == .filler && isCapital(index - 1)
            && isCapital(index + 1)
    }

    /// "S Semidi sesamo": the first word is misread, but the others of the line are those of a legend.
    private static func beginsKnown(_ tokens: [LegendToken], _ index: Int, _ code: String) -> Bool {
        guard index == 0 || tokens[index].startsLine, code.count == 1, MarkCode.isCapital(code) else { return false }
        let line = tokens[(index + 1)...].prefix { !$0.startsLine }
        let phrase = LegendPhrase(LegendSentence.words(line))
        return line.count >= 3 && phrase.isMostlyKnown && phrase.meanings.contains(where: \.warns)
    }

    /// Whether a token is the first one or stands behind a divider.
    private static func beginsEntry(_ tokens: [LegendToken], _ index: Int) -> Bool {
        index == 0 || tokens[index].startsLine || tokens[index - 1].kind == .divider
    }

    /// "a Gluten", "h2 noisettes": a small letter is a mark only where an entry may begin, so that "soia e arachidi"
    /// has no mark "e".
    private static func isSmallMark(_ tokens: [LegendToken], _ index: Int, _ code: String) -> Bool {
        guard let letter = code.first, letter.isASCII, letter.isLowercase, code.count <= 3,
            code.dropFirst().allSatisfy(\.isWholeNumber)
        else { return false }
        // A raised letter was read together with the meaning behind it: "kSusam".
        if code.count > 1 || index == 0 || tokens[index].startsLine || tokens[index + 1].isGlued { return true }
        switch tokens[index - 1].kind {
        case .divider, .sign, .close: return true
        case .separator(let sign): return !tokens[index].isGlued || sign != "-"
        case .word, .open: return elided.contains(letter) || MeaningWords.word(code) != .filler
        }
    }

    /// Letters that are words only in front of an apostrophe, as in "d'uovo".
    private static let elided: Set<Character> = ["d", "l"]

    /// Whether it is of the form "A. Gluten", "A2. Roggen" or "u. Semi di sesamo", unlike "J. Miller" and "v.a.".
    private static func isListed(_ code: String, before words: ArraySlice<LegendToken>) -> Bool {
        code.first?.isASCII == true && code.dropFirst().allSatisfy(\.isWholeNumber)
            && !LegendPhrase(firstTelling(words)).meanings.isEmpty
    }

    /// The first word or phrase that may mean something: "mit" in "2 mit Farbstoff" doesn't, and "sementes de sésamo"
    /// does only as a whole.
    static func firstTelling(_ tokens: ArraySlice<LegendToken>) -> [String] {
        let words = tokens.prefix(8).flatMap { token -> [String] in
            if case .word(let text) = token.kind { MeaningWords.words(text) } else { [] }
        }
        var rest = words.prefix(8)
        // "10 mg/kg kükürt dioksit".
        if rest.count > 3, rest[rest.startIndex].allSatisfy(\.isWholeNumber), rest[rest.startIndex + 1] == "mg" {
            rest = rest.dropFirst(3)
        }
        while !rest.isEmpty {
            guard let match = MeaningWords.match(rest) else { return Array(rest.prefix(1)) }
            if match.kind != .filler { return Array(rest.prefix(match.length)) }
            rest = rest.dropFirst(match.length)
        }
        return []
    }

    /// Whether the word is an allergen: "Ei" has the form of a code, but in "C Ei" it is the meaning.
    private static func isAllergen(_ word: String) -> Bool {
        if case .allergen = MeaningWords.word(word.foldedForMatching) { true } else { false }
    }

    /// Whether a token is the second half of a joined text such as "gluten-B" or "1.5".
    private static func isJoint(_ tokens: [LegendToken], _ index: Int) -> Bool {
        guard tokens[index].isGlued, case .separator = tokens[index - 1].kind else { return false }
        return tokens[index - 1].isGlued
    }

    private static func skippingSeparator(_ tokens: [LegendToken], from index: Int) -> Int {
        guard index < tokens.count, case .separator = tokens[index].kind else { return index }
        return index + 1
    }
}
