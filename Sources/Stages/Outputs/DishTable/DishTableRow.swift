package import Models

/// A dish as a row of a table.
package struct DishTableRow: Encodable, Sendable, Hashable {
    /// The menu's folder relative to the results.
    package var menu: String
    package var dish: Dish
    package var restaurant: String?
    /// Nil where the bundle has none.
    package var city: String?
    /// ISO 3166-1 alpha-2 code, or nil.
    package var country: String?
    /// The confidence of the least certain line that the dish was read from, 0 to 1; nil where the page doesn't have
    /// the lines.
    package var lineConfidence: Double?

    /// The rows of a menu, in its reading order.
    package static func rows(of bundle: MenuBundle, menu: String) -> [DishTableRow] {
        let pages = Dictionary(bundle.pages.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        return bundle.dishes.map { dish in
            let lines = pages[dish.page]?.lines.filter { dish.lines.contains($0.id) } ?? []
            return DishTableRow(
                menu: menu, dish: dish, restaurant: bundle.restaurantName, city: bundle.location.city,
                country: bundle.location.country, lineConfidence: lines.map(\.confidence).min())
        }
    }

    var columns: [(name: Column, value: Cell)] {
        let verdict = dish.classification
        let price = dish.prices.first
        return [
            (.menu, .text(menu)), (.page, .number("\(dish.page)")), (.dish, .text(dish.id)),
            (.section, Cell(dish.section)), (.number, Cell(dish.number)), (.name, .text(dish.name)),
            (.translation, Cell(dish.translation?.name)), (.description, Cell(dish.description)),
            (.prices, .list(dish.prices.map(\.printed))),
            (.priceAmount, Cell(price?.amount)), (.priceCurrency, Cell(price?.currency)),
            (.diet, Cell(verdict?.label.rawValue)), (.confidence, Cell(verdict.map { Double($0.confidence) })),
            (.vegan, Cell(verdict?.claims[.vegan]?.rawValue)),
            (.vegetarian, Cell(verdict?.claims[.vegetarian]?.rawValue)),
            (.pescatarian, Cell(verdict?.claims[.pescatarian]?.rawValue)),
            (.contains, .list(allergens(.contains))), (.mayContain, .list(allergens(.mayContain))),
            (.reason, Cell(verdict?.reason)), (.restaurant, Cell(restaurant)), (.city, Cell(city)),
            (.country, Cell(country)),
            (.boxX, .number("\(dish.box.x)")), (.boxY, .number("\(dish.box.y)")),
            (.boxWidth, .number("\(dish.box.width)")), (.boxHeight, .number("\(dish.box.height)")),
            (.lineConfidence, Cell(lineConfidence)),
        ]
    }

    private func allergens(_ status: AllergenStatus) -> [String] {
        Allergen.allCases.filter { dish.classification?.allergens[$0] == status }.map(\.rawValue)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Column.self)
        for (name, cell) in columns { try cell.encode(into: &container, as: name) }
    }

    /// The columns in the order of the table.
    enum Column: String, CodingKey, CaseIterable {
        case menu, page, dish, section, number, name, translation, description, prices
        case priceAmount = "price_amount"
        case priceCurrency = "price_currency"
        case diet, confidence, vegan, vegetarian, pescatarian, contains
        case mayContain = "may_contain"
        case reason, restaurant, city, country
        case boxX = "box_x"
        case boxY = "box_y"
        case boxWidth = "box_width"
        case boxHeight = "box_height"
        case lineConfidence = "line_confidence"
    }
}
