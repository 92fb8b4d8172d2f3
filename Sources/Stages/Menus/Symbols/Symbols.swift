package import Models
internal import Pages

/// Reads a menu's legend and finds the marks beside its dishes.
/// The legend may stand on any page and holds for the whole menu and no other. Text in a legend is data: it can give a
/// mark one of the known meanings and nothing else.
public struct Symbols: Sendable {
    public init() {}

    /// Keeps the pages' order and numbers. It never fails, since a menu without marks is still a menu.
    public func callAsFunction(_ pages: [NumberedPage]) -> MarkedMenu {
        var menu = marked(pages.map { NumberedPage(number: $0.number, page: $0.page.levelled) })
        for (place, page) in pages.enumerated() where page.page.level != nil {
            menu.pages[place].returned(to: page.page)
        }
        return menu
    }

    /// Of pages that are level.
    private func marked(_ pages: [NumberedPage]) -> MarkedMenu {
        let used = Self.codes(on: pages.flatMap(\.page.lines.numbered))
        var found = pages.map { LegendFinder($0.page.lines.numbered, used: used) }
        var entries = found.flatMap(\.entries)
        var legend = Legend(entries)
        var tables = pages.map { Self.table(on: $0.page, legend: legend) }
        // A table's rows explain nothing: "Gambas" beside a dot is a dish.
        let rows = tables.map { Set($0?.cells.filter { $0.head != nil }.map(\.beside.line) ?? []) }
        if zip(found, rows).contains(where: { finder, rows in finder.spans.contains { rows.contains($0.line) } }) {
            found = zip(pages, rows).map { page, rows in
                LegendFinder(page.page.lines.numbered.filter { !rows.contains($0.id) }, used: used)
            }
            entries = found.flatMap(\.entries)
            legend = Legend(entries)
            tables = pages.map { Self.table(on: $0.page, legend: legend) }
        }
        let usage = MarkUsage(pages: zip(pages, found).map { ($0.page.lines.numbered, $1.spans) }, legend: legend)
        let raised = RaisedSigns(
            pages: zip(pages, found).map { ($0.page.lines.numbered, $1.spans, $0.page.languages) }, legend: legend)
        let finder = MarkFinder(legend: legend, usage: usage, raised: raised)
        let marked = zip(pages, found).map { page, legendOnPage in
            MarkedPage(
                number: page.number, page: page.page, legend: legendOnPage.spans,
                marks: finder.marks(in: page.page.lines.numbered, besides: legendOnPage.spans))
        }
        let menu = MarkedMenu(pages: marked, legend: Self.settled(entries, legend: legend))
        // Drawings in columns look like the signs of a table; where the menu explains them, its heads aren't missing.
        if tables.contains(where: { $0?.heads.isEmpty == true }),
            IconLegend(pages.map(\.page.icons), pages: pages.map(\.page.lines.numbered)).isOfIcons
        {
            tables = tables.map { $0?.heads.isEmpty == true ? nil : $0 }
        }
        return LostLegend.added(
            to: IconMarks.added(to: TableMarks.added(to: menu, tables, legend: legend), besides: tables))
    }

    private static func table(on page: ReadPage, legend: Legend) -> AllergenTable? {
        page.table.flatMap { AllergenTable($0, lines: page.lines.numbered, legend: legend) }
    }

    /// The marks that the legend on a page explains, as printed.
    package static func marks(explainedIn lines: [Line]) -> [String] {
        LegendFinder(lines.numbered, used: codes(on: lines.numbered)).entries.map(\.mark)
    }

    /// How many stretches of lines carry each code, in the form used for comparing. Among small letters an upright
    /// stroke is an l: a small i has its dot.
    private static func codes(on lines: [Line]) -> [String: Int] {
        let codes = lines.flatMap { line in
            LineSpans.spans(of: line).flatMap { LegendPiece.codes(in: line, $0) }
        }
        let letters = codes.filter { $0.count == 1 && $0 != "I" }
        let areSmall = letters.count { $0 != $0.uppercased() } > letters.count { $0 != $0.lowercased() }
        return codes.reduce(into: [:]) { counts, code in
            counts[MarkCode.key(areSmall && code == "I" ? "l" : code), default: 0] += 1
        }
    }

    private static func settled(_ entries: [LegendEntry], legend: Legend) -> [LegendEntry] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard seen.insert(MarkCode.key(entry.mark)).inserted else { return nil }
            return LegendEntry(mark: entry.mark, meanings: legend.meanings(of: entry.mark) ?? entry.meanings)
        }
    }
}

extension [Line] {
    /// The lines with their places as ids, and with a word even where only the text is known.
    var numbered: [Line] {
        enumerated().map { index, line in
            var line = line
            line.id = index
            if line.words.isEmpty, !line.text.isEmpty {
                line.words = [Word(text: line.text, box: line.box, confidence: line.confidence)]
            }
            for word in line.words.indices {
                // Digits are raised where an ordinal sign was read among them.
                let plain = line.words[word].text.plainMarks
                if plain.last == "0", line.words[word].text.last == "º" { line.words[word].raised = true }
                line.words[word].text = plain
            }
            return line
        }
    }
}

extension String {
    /// The text with the low quotes between letters or digits that are read for commas as commas, and, where it consists
    /// of digits of two sizes, as in "4,⁵", with plain digits; behind a digit an ordinal sign is a raised nought: "1º".
    fileprivate var plainMarks: String {
        guard utf8.count <= 24, utf8.contains(where: { $0 >= 0x80 }) else { return self }
        let characters = Array(self)
        let isOfDigits =
            characters.first?.isWholeNumber == true && characters.contains { $0.isASCII && $0.isWholeNumber }
            && allSatisfy { $0.isNumber || ",.º".contains($0) }
        return String(
            characters.enumerated().map { place, character in
                if isOfDigits, character == "º" { return "0" }
                if isOfDigits, let digit = character.wholeNumberValue, (0...9).contains(digit) {
                    return Character(String(digit))
                }
                let isBetween =
                    place > 0 && place + 1 < characters.count && characters[place - 1].isMark
                    && characters[place + 1].isMark
                return character == "‚" && isBetween ? "," : character
            })
    }
}

extension Character {
    fileprivate var isMark: Bool { isLetter || isNumber }
}

extension MarkedPage {
    /// Takes the page as it stands on its photo, after its marks were found on the level page.
    fileprivate mutating func returned(to photographed: ReadPage) {
        for place in icons.indices {
            let candidate = page.icons.firstIndex { $0.box == icons[place].box && $0.line == icons[place].beside.line }
            if let candidate, photographed.icons.indices.contains(candidate) {
                icons[place].box = photographed.icons[candidate].box
            }
        }
        page = photographed
    }
}
