internal import Models
internal import Pages

/// Sorts one page's words into sections, dishes, restaurant information and what is left.
struct PageReader {
    let layout: PageLayout
    let labels: PageLabels
    /// Whether layout space is mirrored.
    let isMirrored: Bool
    let dishes: [Dish]
    let roles: [Int: LineRole]
    let restaurantName: String?
    /// A currency stated over a column of prices or in a note, such as "all prices in Euro".
    let currency: String?

    /// - Parameter legend: what the menu says its marks mean.
    init(_ marked: MarkedPage, legend: [LegendEntry], weights: LabelWeights) {
        let space = LayoutSpace(marked)
        let layout = PageLayout(space.tokens)
        let labels = PageLabels(layout, weights: weights, starts: Set(marked.starts))
        let found = PageDishes(
            layout, labels: labels, lines: marked.page.lines.numbered, page: marked.number, legend: legend
        ) { tokens in
            WordOrder.logical(tokens, rightToLeft: space.isMirrored, text: \.text)
        }
        (self.layout, self.labels, isMirrored) = (layout, labels, space.isMirrored)
        dishes = found.dishes
        restaurantName = found.restaurantName
        currency = found.currency
        var roles = found.roles
        // A line that also holds a dish or a heading is worth more to a reader as that.
        for span in marked.legend where roles[span.line] != .dish && roles[span.line] != .section {
            roles[span.line] = .legend
        }
        self.roles = roles
    }
}
