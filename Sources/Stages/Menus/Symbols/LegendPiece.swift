internal import Models
internal import Pages

/// A stretch of a line that may be part of a legend.
struct LegendPiece {
    var span: WordSpan
    var box: Box
    var tokens: [LegendToken]
    var reading: LegendReading
    /// The code, where the piece is nothing else; for tables.
    var code: String?
    /// "Gluten A": a meaning followed by its mark.
    var turned: (phrase: LegendPhrase, mark: String)?
    /// Whether dots lead to a code, whatever the words before them say.
    var hasTurnedMark = false
    /// Codes at its end or in brackets, as dishes carry them, in the form used for comparing.
    var codes: [String] = []
    /// Whether it stands on a row with a price.
    var isPriced: Bool

    var hasMeaning: Bool { reading.entries.isEmpty && reading.leadingPhrase?.meanings.isEmpty == false }

    /// Whether a meaning may continue with these words; a number at their end is more likely a price, unless a bracket
    /// is still open: "(more than 10" goes on with its unit.
    private var goesOn: Bool {
        guard let phrase = reading.leadingPhrase, phrase.isMostlyKnown else { return false }
        guard !phrase.isPure, case .word(let last)? = tokens.last?.kind else { return true }
        let isOpen = tokens.last { $0.kind == .open || $0.kind == .close }?.kind == .open
        return isOpen || !last.allSatisfy(\.isWholeNumber)
    }

    /// Whether it consists of a mark and a few unknown words, as in a misread part of a legend; it counts only between
    /// other pieces.
    var mayBeMisread: Bool {
        if isPriced || reading.hasPrice { return false }
        if hasTurnedMark { return true }
        return reading.leadingPhrase == nil && reading.entries.count == 1
            && (2...Self.mostTokens).contains(tokens.count)
    }

    private static let mostTokens = 8

    /// Whether it could be a part of a legend at all.
    var isPossible: Bool {
        if reading.hasPrice || reading.isOrnament { return false }
        if code != nil || turned != nil { return true }
        // Words before a price are a dish, even where all of them are known as allergens.
        if reading.entries.isEmpty { return goesOn && !isPriced }
        // A mark at the end may have its meaning on the next line, but "Cornish Pasty (C,D)" is a dish with its marks.
        let mayEndOpen = reading.leadingPhrase?.isPure != false
        let told = reading.entries.count { !$0.phrase.meanings.isEmpty || $0.phrase.isEmpty && mayEndOpen }
        return told * 2 >= reading.entries.count
    }
}

extension LegendPiece {
    init(_ line: Line, _ span: WordSpan, isPriced: Bool) {
        let words = line.words[span.words]
        self.span = span
        self.isPriced = isPriced
        box = words.map(\.box).union() ?? line.box
        tokens = LegendLexer.tokens(words)
        reading = LegendEntryReader.read(tokens)
        codes = Self.codes(in: line, span).map(MarkCode.key)
        let written = words.filter { $0.text.contains { $0.isLetter || $0.isNumber || LegendLexer.signs.contains($0) } }
        code = written.count == 1 ? written.first.flatMap { Self.code($0.text) } : nil
        if code == nil, words.count <= 8, let last = words.last, let mark = Self.code(last.text),
            !Self.isLittleWord(mark)
        {
            let phrase = LegendEntryReader.read(LegendLexer.tokens(words.dropLast()))
            hasTurnedMark = phrase.entries.isEmpty && last.text.contains("..")
            if phrase.entries.isEmpty, !phrase.hasPrice, let leading = phrase.leadingPhrase,
                leading.isPure || hasTurnedMark && leading.isMostlyKnown,
                !leading.meanings.isEmpty
            {
                turned = (leading, mark)
            }
        }
    }

    /// "De" at the end of a line is a word before it is a mark.
    private static func isLittleWord(_ mark: String) -> Bool {
        !MarkCode.isCapital(mark) && MeaningWords.word(mark.foldedForMatching) == .filler
    }

    /// The code that a word consists of, with or without brackets and a sign behind it.
    private static func code(_ word: String) -> String? {
        let text = word.filter { !"()[]{}:.=-–".contains($0) }
        guard MarkCode.isCode(text), text.count <= 2 || ConventionalMarks.meaning(of: text) != nil else { return nil }
        return text
    }

    /// The codes that a stretch of a line ends in or holds in brackets, as printed.
    static func codes(in line: Line, _ span: WordSpan) -> [String] {
        var codes: [String] = []
        if let run = CodeRun(line.words, in: span.words, isMark: { _ in true }),
            run.followsName || !run.words.allSatisfy({ CodeRun.isPriceShaped(line.words[$0].text) })
        {
            codes = run.codes
        }
        for word in line.words[span.words] {
            guard let open = word.text.lastIndex(where: BrokenBrackets.isOpening) else { continue }
            let content = word.text[word.text.index(after: open)...].prefix { !BrokenBrackets.isClosing($0) }
            codes += content.split { ",/;.·+ ".contains($0) }.map(String.init).filter(MarkCode.isCode)
        }
        return codes
    }
}
