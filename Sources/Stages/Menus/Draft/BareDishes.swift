internal import Models
internal import Pages

/// Doubts about dishes without any mark on a menu that marks allergens and of which marks were lost elsewhere.
///
/// Such a dish is free of allergens by the menu's own rule, unless its mark is lost like the others, which nothing on its
/// own row shows.
enum BareDishes {
    /// A legend of which all marks but one are found beside dishes, and at least this share, lists what its menu uses: the
    /// one was lost. Of ten dishes with the marks of a list of all fourteen allergens, about six in ten are found.
    private static let mostlyUsed = 0.8

    /// The dishes, each without a mark carrying one that wasn't read where the menu shows that marks are lost.
    static func doubted(_ dishes: [Dish], legend: [LegendEntry]) -> [Dish] {
        guard let signs = LeftoverSigns(legend), losesMarks(dishes, legend: legend) else { return dishes }
        return dishes.map { dish in
            var dish = dish
            if dish.symbols.isEmpty { dish.symbols = signs.unread }
            return dish
        }
    }

    private static func losesMarks(_ dishes: [Dish], legend: [LegendEntry]) -> Bool {
        if dishes.contains(where: { dish in dish.symbols.contains { $0.source == .unresolved } }) { return true }
        if legend.contains(where: { $0.mark == RaisedMark.unread }) { return true }
        let explained = Set(legend.filter { $0.meanings.contains(where: \.warns) }.map { MarkCode.key($0.mark) })
        let used = explained.intersection(dishes.flatMap(\.symbols).map { MarkCode.key($0.mark) })
        return used.count == explained.count - 1 && Double(used.count) >= mostlyUsed * Double(explained.count)
    }
}
