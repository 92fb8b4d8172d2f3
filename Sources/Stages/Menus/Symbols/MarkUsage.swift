internal import Models

/// How a menu uses marks without brackets: a single "B" at the end of a line may be part of a name, but a dozen aren't.
struct MarkUsage {
    /// Lines ending in codes that the legend explains.
    private(set) var explained = 0
    /// Lines ending in lists such as "A,C,G" that no legend explains.
    private(set) var lists = 0
    /// Lines ending in a common mark of two letters or more, such as "GF".
    private(set) var common = 0
    /// Lines ending in a lone V.
    private(set) var letterV = 0
    /// Lines ending in letters such as "ACG", each of which the legend explains.
    private(set) var packed = 0
    /// Lines ending in numbers of which the legend explains at least one.
    private(set) var numbered = 0
    /// Lines ending in several small letters that the legend explains, with no price beside them.
    private(set) var smallLists = 0
    /// Stretches of lines that consist only of codes the legend explains, as in a column of marks.
    private(set) var alone = 0

    init(pages: [(lines: [Line], legend: [WordSpan])], legend: Legend) {
        for page in pages {
            let explaining = Dictionary(grouping: page.legend, by: \.line)
            let prices = PriceRows(page.lines)
            for line in page.lines {
                for span in LineSpans.spans(of: line) where explaining[line.id]?.contains(span) != true {
                    guard let last = line.words[span.words].last,
                        let run = CodeRun(
                            line.words, in: span.words, isMark: Self.isMark(legend),
                            isPriced: prices.follow(last.box))
                    else { continue }
                    count(run, legend: legend)
                }
            }
        }
    }

    private mutating func count(_ run: CodeRun, legend: Legend) {
        guard run.followsName else {
            if run.codes.allSatisfy({ legend.explains($0) }) { alone += 1 }
            return
        }
        if run.codes.allSatisfy({ legend.explains($0) }) { explained += 1 }
        let isAtEnd = !run.isBeforePrice && !run.isBehindPrice
        if isAtEnd, run.isSmall, run.codes.count > 1, run.codes.allSatisfy(legend.explains) { smallLists += 1 }
        if run.isNumbered, run.codes.contains(where: legend.explains) { numbered += 1 }
        if run.hasList { lists += 1 }
        if run.codes.allSatisfy({ $0.count >= 2 && ConventionalMarks.meaning(of: $0) != nil }) { common += 1 }
        if run.codes.map(MarkCode.key) == ["V"] { letterV += 1 }
        if run.codes.count == 1, legend.letters(of: run.codes[0]) != nil { packed += 1 }
    }

    /// Whether a text in small letters is one of the menu's marks, or one that most menus use; in capitals, whether it
    /// consists of marks.
    static func isMark(_ legend: Legend) -> (String) -> Bool {
        { text in
            legend.explains(text) || MarkCode.isCapital(text) && legend.letters(of: text) != nil
                || legend.isEmpty && ConventionalMarks.meaning(of: text) != nil
        }
    }

    /// Whether the codes at the end of a line are marks.
    func accepts(_ run: CodeRun, legend: Legend) -> Bool {
        // "v" and "ve" are also words: only a list, several of them or a price behind them shows that they are marks.
        if run.isSmall, !run.hasList, run.codes.count < 2, !run.isBeforePrice, !run.isBehindPrice, !run.isBesidePrice {
            return smallLists >= 2 && run.followsName && legend.explains(run.codes[0])
                && MeaningWords.word(run.codes[0]) == nil
        }
        if run.codes.allSatisfy({ legend.explains($0) }) { return acceptsExplained(run) }
        guard run.followsName else { return false }
        // "CF H" is three marks, printed with spaces of which the recogniser lost one.
        if run.codes.allSatisfy({ legend.explains($0) || legend.letters(of: $0) != nil }) {
            return run.codes.count > 1 || packed >= 2 || explained >= 2
        }
        if run.codes.count == 1, run.isBeforePrice, legend.letters(of: run.codes[0]) != nil { return true }
        if run.isLettered, legend.isOfLetters, explained >= 3 { return true }
        if run.isNumbered, run.isBeforePrice || run.isBehindPrice, legend.isOfNumbers, numbered >= 3 { return true }
        if run.hasList || run.codes.count > 1, !legend.isEmpty { return run.codes.contains { legend.explains($0) } }
        if run.hasList { return lists >= 3 }
        if legend.isEmpty, run.codes.map(MarkCode.key) == ["V"] { return letterV >= 3 }
        return common >= 2 && run.codes.allSatisfy { $0.count >= 2 && ConventionalMarks.meaning(of: $0) != nil }
    }

    private func acceptsExplained(_ run: CodeRun) -> Bool {
        let onlyNumbers = run.codes.allSatisfy(MarkCode.isNumber)
        if run.isBesidePrice { return alone >= 3 }
        let areSeveral = run.hasList || run.codes.count > 1
        // A lone number at the end is a price or a count, unless a price follows or it is printed small.
        if onlyNumbers, !areSeveral, !run.isBeforePrice, !run.isBehindPrice, !run.isRaised { return false }
        if areSeveral || run.isRaised { return true }
        if !onlyNumbers, run.codes.allSatisfy({ $0.count >= 2 }) { return true }
        if run.followsName { return explained + packed >= 2 }
        return alone >= 3 && (!onlyNumbers || run.isBehindPrice)
    }
}
