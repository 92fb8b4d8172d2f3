internal import Models
internal import Pages

/// A line with the drawings beside its words, read as a part of a legend.
struct IconRow {
    let line: Line
    /// From left to right.
    let icons: [IconCandidate]
    private let spans: [WordSpan]
    /// The line's words, without the codes in front of them that were read into drawings.
    private let words: [Word]
    /// Words that were read into drawings.
    private let misread: Set<Int>

    init(_ line: Line, icons: [IconCandidate]) {
        self.line = line
        self.icons = icons.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
        spans = LineSpans.spans(of: line)
        let misread = Set(icons.flatMap(\.misread).filter { $0.line == line.id }.map(\.word))
        var words = line.words
        for index in misread where words.indices.contains(index) { words[index] = words[index].withoutGluedCode }
        self.words = words
        self.misread = misread.filter { !words.indices.contains($0) || words[$0].text == line.words[$0].text }
    }

    private func isText(_ word: Int) -> Bool { !misread.contains(word) }

    /// Whether no words stand before the first drawing.
    var beginsWithIcon: Bool {
        icons.first.map { !(0..<min(max($0.word, 0), line.words.count)).contains(where: isText) } ?? false
    }

    /// The drawings that a sign shows to stand before their meanings, less those that it shows to stand behind them: in
    /// "Soy, [jar]= Mustard" a divider ends what is before the drawing, and in "Soy [bean], Mustard" what is with it.
    var signs: Int {
        icons.reduce(0) { signs, icon in
            let middle = min(max(icon.word, 0), line.words.count)
            let before = line.words[..<middle].indices.last(where: isText).flatMap { line.words[$0].text.last }
            let after = line.words[middle...].indices.first(where: isText).flatMap { line.words[$0].text.first }
            if after.map({ "=:".contains($0) }) == true || before.map(Self.divides) == true { return signs + 1 }
            return after.map(Self.divides) == true ? signs - 1 : signs
        }
    }

    private static func divides(_ sign: Character) -> Bool { ",;·•|/".contains(sign) }

    /// Whether no words stand behind a drawing.
    func isLast(_ icon: IconCandidate) -> Bool {
        !(min(max(icon.word, 0), line.words.count)..<line.words.count).contains(where: isText)
    }

    /// The words from one drawing to the next, where they say what dishes contain.
    func meaningsBehind(page: Int) -> [IconLegend.Entry] {
        icons.compactMap { icon in words(behind: icon).flatMap { entry($0, icon, page: page) } }
    }

    /// What the words behind a drawing of a legend warn of, though not all of them are known, as in "Anhydride" or
    /// "Cereales que contengan gluten (trigo,".
    ///
    /// - Parameter below: the words of the line below on which a meaning may go on.
    func warningsBehind(_ icon: IconCandidate, goingOn below: [Word], page: Int) -> IconLegend.Entry? {
        guard let words = words(behind: icon, goesOn: true), let end = words.last(where: isText).map({ $0 + 1 }) else {
            return nil
        }
        let own = words.filter(isText).map { self.words[$0] }
        let phrases = [Self.phrase(own), Self.phrase(own + below)]
        guard let phrase = phrases.first(where: { !$0.meanings.isEmpty }), phrase.meanings.allSatisfy(\.warns),
            phrase.isMostlyKnown
        else { return nil }
        return IconLegend.Entry(
            page: page, candidate: icon,
            span: WordSpan(line: line.id, firstWord: words.lowerBound, wordCount: end - words.lowerBound),
            phrase: phrase)
    }

    /// The words that may explain a drawing: those from it to the next one, a gap or the end of their column. Nil where
    /// there are none, or where a sentence stands before the drawings.
    ///
    /// - Parameter goesOn: whether the row may begin with the end of the meaning above.
    func words(behind icon: IconCandidate, goesOn: Bool = false) -> Range<Int>? {
        let count = line.words.count
        guard let number = icons.firstIndex(of: icon),
            let first = (min(max(icon.word, 0), count)..<count).first(where: isText),
            let span = spans.first(where: { $0.words.contains(first) })
        else { return nil }
        let next = icons.dropFirst(number + 1).map(\.word).filter { $0 > first }.min()
        let limit = min(span.words.upperBound, next ?? count, Self.gap(after: first, in: line) ?? count)
        // A legend explains drawings one after the other, perhaps behind a heading, not in the middle of a
        // sentence that says what is contained.
        let start = icons.map { max($0.word, span.words.lowerBound) }.min() ?? first
        let leading = (span.words.lowerBound..<max(span.words.lowerBound, min(start, first))).filter {
            isText($0) && line.words[$0].text.hasLetters(1)
        }
        // A first drawing may have been read as a letter: "C=Shellfish, [peanut]=Peanuts".
        let heading = leading.map { words[$0].withoutGluedCode }
        guard goesOn || heading.allSatisfy({ Self.phrase([$0]).isPure }) && !Self.isSentence(heading) else {
            return nil
        }
        return first..<max(first, limit)
    }

    /// Whether words come to allergens only after another word, as "with nuts" does; the end of a meaning that broke from
    /// the line above begins with what it names.
    private static func isSentence(_ words: [Word]) -> Bool {
        guard let first = words.first else { return false }
        return !phrase(words).meanings.isEmpty && phrase([first]).meanings.isEmpty
    }

    /// The words before each drawing, up to the one before it, where they say what dishes contain.
    func meaningsBefore(page: Int) -> [IconLegend.Entry] {
        icons.enumerated().compactMap { number, icon in
            let end = min(max(icon.word, 0), line.words.count)
            guard let last = (0..<end).last(where: isText), let span = spans.first(where: { $0.words.contains(last) })
            else { return nil }
            let start = number > 0 ? min(icons[number - 1].word, last) : 0
            return entry(max(start, span.words.lowerBound)..<(last + 1), icon, page: page)
        }
    }

    private func entry(_ words: Range<Int>, _ icon: IconCandidate, page: Int) -> IconLegend.Entry? {
        guard let end = words.last(where: isText).map({ $0 + 1 }), let first = words.first(where: isText) else {
            return nil
        }
        let phrase = Self.phrase((first..<end).filter(isText).map { self.words[$0] })
        guard phrase.isPure, !phrase.meanings.isEmpty else { return nil }
        return IconLegend.Entry(
            page: page, candidate: icon, span: WordSpan(line: line.id, firstWord: first, wordCount: end - first),
            phrase: phrase)
    }

    /// What words say as those of a legend.
    static func phrase(_ words: [Word]) -> LegendPhrase { LegendPhrase(joined(words.flatMap { self.words([$0]) })) }

    /// The first word behind a gap where an undetected drawing may stand, or behind which a sign tells of one, as in
    /// "[wheat]: Gluten; : Eggs"; or nil.
    static func gap(after first: Int, in line: Line) -> Int? {
        (first..<line.words.count).dropFirst().first { index in
            if let sign = line.words[index].text.first, ":=".contains(sign),
                index - 1 > first || beginsMeaning(line, first)
            {
                return true
            }
            let (before, after) = (line.words[index - 1].box, line.words[index].box)
            let isUpright = line.box.width >= line.box.height
            let height = isUpright ? max(before.height, after.height) : max(before.width, after.width)
            let gap =
                isUpright
                ? max(after.x - before.maxX, before.x - after.maxX) : max(after.y - before.maxY, before.y - after.maxY)
            return gap * 10 > height * 8
        }
    }

    /// Whether a meaning begins at a word, and not its mark.
    private static func beginsMeaning(_ line: Line, _ word: Int) -> Bool {
        !phrase([line.words[word]]).meanings.isEmpty
    }

    private static func words(_ words: ArraySlice<Word>) -> [String] {
        LegendLexer.tokens(words).compactMap { token in
            if case .word(let text) = token.kind { corrected(text.foldedForMatching) } else { nil }
        }
    }

    /// Joins words such as "Best seller", which the tables have as one.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if word == "seller", joined.last == "best" {
                joined[joined.count - 1] = "bestseller"
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// Corrects a long word for a diet with one misread letter, which is common in a legend's small print; no other
    /// word is that close to these.
    private static func corrected(_ word: String) -> String {
        guard MeaningWords.word(word) == nil, (9...12).contains(word.count) else { return word }
        return dietWords.first { known in
            known.count == word.count && zip(known, word).count { $0 != $1 } == 1
        } ?? word
    }

    private static let dietWords = [
        "vegetarian", "vegetarisch", "vegetarien", "vegetariano", "vegetariana", "vegetariani",
    ]
}

extension Word {
    /// The word without the code in front of it that a drawing was read as.
    var withoutGluedCode: Word {
        var word = self
        if let rest = GluedCode.rest(of: text) { word.text = String(rest) }
        return word
    }
}
