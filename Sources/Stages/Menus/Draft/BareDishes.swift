internal import Models
internal import Pages

/// Doubts about dishes without any mark on a menu that marks allergens and of which marks were lost elsewhere.
///
/// Such a dish is free of allergens by the menu's own rule, unless its mark is lost like the others, which nothing on its
/// own row shows; where marks stand behind prices, a price that is missing shows that the row's end was lost.
enum BareDishes {
    /// A legend of which all marks but one are found beside dishes, and at least this share, lists what its menu uses: the
    /// one was lost. Of ten dishes with the marks of a list of all fourteen allergens, about six in ten are found.
    private static let mostlyUsed = 0.8

    /// The dishes, each without a mark carrying one that wasn't read where the menu shows that marks are lost.
    static func doubted(_ dishes: [Dish], of menu: MarkedMenu) -> [Dish] {
        guard let signs = LeftoverSigns(menu.legend) else { return dishes }
        let losesMarks = losesMarks(dishes, legend: menu.legend)
        let priced = dishes.count { !$0.prices.isEmpty }
        let losesRows =
            priced >= fewestPriced && Double(priced) >= mostlyPriced * Double(dishes.count)
            && menu.hasMarksBehindPrices
        guard losesMarks || losesRows else { return dishes }
        return dishes.map { dish in
            var dish = dish
            if dish.symbols.isEmpty, losesMarks || dish.prices.isEmpty { dish.symbols = signs.unread }
            return dish
        }
    }

    // A menu with fewer prices, or with prices for fewer of its dishes, may have none for the others.
    private static let fewestPriced = 4
    private static let mostlyPriced = 0.7

    private static func losesMarks(_ dishes: [Dish], legend: [LegendEntry]) -> Bool {
        if dishes.contains(where: { dish in dish.symbols.contains { $0.source == .unresolved } }) { return true }
        if legend.contains(where: { $0.mark == RaisedMark.unread }) { return true }
        let explained = Set(legend.filter { $0.meanings.contains(where: \.warns) }.map { MarkCode.key($0.mark) })
        let used = explained.intersection(dishes.flatMap(\.symbols).map { MarkCode.key($0.mark) })
        return used.count == explained.count - 1 && Double(used.count) >= mostlyUsed * Double(explained.count)
    }
}

extension MarkedMenu {
    /// Whether most of its marks stand behind prices.
    fileprivate var hasMarksBehindPrices: Bool {
        let areBehind = pages.flatMap { page in
            page.marks.filter { !$0.symbols.isEmpty }.map { page.isBehindPrice($0) }
        }
        return areBehind.count { $0 } * 2 > areBehind.count
    }
}

extension MarkedPage {
    /// Whether a mark stands behind a price; a drawing belongs to the word that it stands beside.
    fileprivate func isBehindPrice(_ mark: PlacedMark) -> Bool {
        guard page.lines.indices.contains(mark.line) else { return false }
        let words = page.lines[mark.line].words
        let end = min(mark.rest.isEmpty ? mark.word : mark.word + 1, words.count)
        guard let before = words[..<max(0, end)].last?.text else { return false }
        return PriceReader.isPrice(before) || Currency.isCurrency(before)
    }
}
