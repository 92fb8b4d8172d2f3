internal import Models
internal import Pages

/// Legends whose marks weren't read: lines that name one allergen after the other, each with nothing but room where its
/// mark was printed, as a drawing is.
///
/// Nobody knows then which dish has which; a dish without a mark isn't free of allergens.
enum LostLegend {
    /// The menu with an entry, whose mark wasn't read, for each allergen that such lines name and the legend doesn't
    /// explain.
    static func added(to menu: MarkedMenu) -> MarkedMenu {
        var menu = menu
        let known = Set(menu.legend.flatMap(\.meanings))
        for page in menu.pages {
            for meaning in meanings(on: page) where !known.contains(meaning) {
                let entry = LegendEntry(mark: RaisedMark.unread, meanings: [meaning])
                if !menu.legend.contains(entry) { menu.legend.append(entry) }
            }
        }
        return menu
    }

    // These three were set by hand.

    /// Fewer allergens one below the other could be dishes.
    private static let fewest = 3
    /// A row that was misread may lie between two others; so far apart are they then, in heights of a row.
    private static let apart = 2.5
    /// More words than that are a sentence.
    private static let mostWords = 12

    private struct Row {
        var box: Box
        var meanings: [SymbolMeaning]
    }

    private static func meanings(on page: MarkedPage) -> [SymbolMeaning] {
        let lines = page.page.lines.numbered
        let prices = PriceRows(lines)
        var runs: [[Row]] = []
        for row in lines.flatMap({ rows(of: $0, prices) }).sorted(by: { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }) {
            let above = runs.firstIndex { $0.last.map { isNext(row.box, below: $0.box) } == true }
            if let above { runs[above].append(row) } else { runs.append([row]) }
        }
        return runs.map { Set($0.flatMap(\.meanings)) }.filter { $0.count >= fewest }.flatMap(\.self)
            .sorted { $0.rawValue < $1.rawValue }
    }

    private static func isNext(_ row: Box, below above: Box) -> Bool {
        Double(row.y - above.maxY) < apart * Double(row.height) && abs(row.x - above.x) < 4 * row.height
    }

    /// The stretches of a line that name allergens and nothing else, not even that something contains them.
    private static func rows(of line: Line, _ prices: PriceRows) -> [Row] {
        LineSpans.spans(of: line).compactMap { span in
            let words = line.words[span.words].filter { $0.text.contains(where: \.isLetter) }
            guard let box = words.map(\.box).union(), !prices.isNext(behind: box), words.count <= mostWords else {
                return nil
            }
            // What is left of drawings is a letter or two.
            let phrase = IconRow.phrase(words.filter { $0.text.count > 2 || $0.confidence >= 0.9 })
            guard phrase.isPure, !phrase.isTelling, !phrase.meanings.isEmpty else { return nil }
            return Row(box: box, meanings: phrase.meanings.filter(\.warns))
        }
    }
}
