internal import Models
internal import Pages

/// Sorts the lines of a menu into sections, dishes, restaurant information and what is left over.
///
/// Every line keeps its text and gets exactly one role. Where one line of the recogniser holds parts of two dishes that
/// stand side by side, its words go to their dishes and both name the line; a dish's box covers its own words only.
/// No word is added that was not read.
public struct FindDishes: Sendable {
    private let weights: LabelWeights

    public init() { self.init(weights: .embedded) }

    /// Uses other weights, to measure them.
    package init(weights: LabelWeights) { self.weights = weights }

    /// The page's words in cells, in reading order.
    package static func layout(of page: MarkedPage) -> PageLayout { PageLayout(LayoutSpace(page).tokens) }

    /// Keeps the pages' order and numbers; a page without lines is a page without dishes.
    public func callAsFunction(_ menu: MarkedMenu) -> MenuDraft {
        var dishes: [Dish] = []
        var pages: [Page] = []
        var names: [String] = []
        var currencies: [String] = []
        var warnings: [Warning] = []
        for marked in menu.pages {
            let reader = PageReader(marked, legend: menu.legend, weights: weights)
            let lines = marked.page.lines.enumerated().map { index, line in
                var line = line
                line.id = index
                line.role = reader.roles[index] ?? .unassigned
                return line
            }
            for dish in reader.dishes {
                var dish = dish
                dish.id = "d\(dishes.count + 1)"
                dishes.append(dish)
            }
            pages.append(
                Page(
                    number: marked.number, photo: marked.page.photo, quality: marked.page.quality,
                    straightening: marked.page.straightening, pageHashes: marked.page.pageHashes,
                    lines: lines, unread: marked.page.unread))
            if let name = reader.restaurantName { names.append(name) }
            if let currency = reader.currency { currencies.append(currency) }
            warnings += marked.page.warnings.map { warning in
                var warning = warning
                warning.page = warning.page ?? marked.number
                return warning
            }
        }
        dishes = BareDishes.doubted(dishes, of: menu)
        let languages = Agreement.languages(menu.pages.map { ($0.page.languages, $0.page.lines.count) })
        let texts = menu.pages.lazy.flatMap(\.page.lines).map(\.text)
        return MenuDraft(
            pages: pages, dishes: MenuCurrency.filled(dishes, stated: currencies),
            restaurantName: Agreement.commonest(names),
            languages: languages,
            cuisine: Cuisine.named(in: texts) ?? Cuisine.hinted(language: languages.first, country: nil, in: texts),
            warnings: warnings + MarkWarnings.warnings(for: dishes, legend: menu.legend))
    }
}
