internal import Foundation
internal import Models

/// A menu in the words of schema.org, as JSON-LD (https://schema.org/Menu).
///
/// A dish suits a diet only where the menu prints so, by a mark or in words. What a word or a usual recipe tells stays out:
/// whoever publishes such data speaks for the kitchen.
struct SchemaOrgMenu {
    /// A menu, and the restaurant that has it where the menu names it.
    struct Node: Encodable {
        var id: String?
        var type: String
        var name: String
        var language: [String]?
        var menu: Reference?
        var sections: [Section]?
        var items: [Item]?

        enum CodingKeys: String, CodingKey {
            case name
            case id = "@id"
            case type = "@type"
            case language = "inLanguage"
            case menu = "hasMenu"
            case sections = "hasMenuSection"
            case items = "hasMenuItem"
        }
    }

    struct Reference: Encodable {
        var id: String

        enum CodingKeys: String, CodingKey { case id = "@id" }
    }

    struct Section: Encodable {
        var type = "MenuSection"
        var name: String
        var items: [Item]

        enum CodingKeys: String, CodingKey {
            case name
            case type = "@type"
            case items = "hasMenuItem"
        }
    }

    struct Item: Encodable {
        var type = "MenuItem"
        var name: String
        var description: String?
        var offers: [Offer]?
        var diets: [String]?

        enum CodingKeys: String, CodingKey {
            case name, description, offers
            case type = "@type"
            case diets = "suitableForDiet"
        }
    }

    struct Offer: Encodable {
        var type = "Offer"
        /// What the price is for, where a dish has several.
        var name: String?
        var price: Double
        var currency: String?

        enum CodingKeys: String, CodingKey {
            case name, price
            case type = "@type"
            case currency = "priceCurrency"
        }
    }

    var nodes: [Node]

    /// - Parameter menu: the menu's folder relative to the results.
    init(_ bundle: MenuBundle, menu: String) {
        let id = "#" + Self.escaped(menu)
        var node = Node(id: id, type: "Menu", name: bundle.restaurantName ?? menu)
        if !bundle.languages.isEmpty { node.language = bundle.languages }
        let bare = bundle.dishes.filter { $0.section == nil }.map(Item.init)
        if !bare.isEmpty { node.items = bare }
        let sections = Self.sections(of: bundle.dishes)
        if !sections.isEmpty { node.sections = sections }
        nodes = [node]
        if let restaurant = bundle.restaurantName {
            nodes.append(Node(type: "Restaurant", name: restaurant, menu: Reference(id: id)))
        }
    }

    /// Dishes that follow each other under one heading; a heading that comes back is another section.
    private static func sections(of dishes: [Dish]) -> [Section] {
        var sections: [Section] = []
        var current: String?
        for dish in dishes {
            defer { current = dish.section }
            guard let name = dish.section else { continue }
            if name == current, let last = sections.indices.last {
                sections[last].items.append(Item(dish))
            } else {
                sections.append(Section(name: name, items: [Item(dish)]))
            }
        }
        return sections
    }

    /// Fit for the fragment of an address.
    private static func escaped(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    }
}

extension SchemaOrgMenu.Item {
    init(_ dish: Dish) {
        name = dish.name
        description = dish.description
        let offers = dish.prices.compactMap(SchemaOrgMenu.Offer.init)
        if !offers.isEmpty { self.offers = offers }
        let diets = dish.classification?.printedDiets.compactMap(Self.diet) ?? []
        if !diets.isEmpty { self.diets = diets }
    }

    /// The member of https://schema.org/RestrictedDiet; it has none for people who eat fish.
    private static func diet(_ diet: Diet) -> String? {
        switch diet {
        case .vegan: "https://schema.org/VeganDiet"
        case .vegetarian: "https://schema.org/VegetarianDiet"
        case .pescatarian: nil
        }
    }
}

extension SchemaOrgMenu.Offer {
    /// Nil for a price that is no plain amount.
    init?(_ price: Price) {
        guard let amount = price.amount, amount.isFinite else { return nil }
        name = price.label
        self.price = amount
        currency = price.currency
    }
}

extension Classification {
    /// The diets that the dish fits by what the menu prints, a mark or words, in the order of `Diet`.
    fileprivate var printedDiets: [Diet] {
        Diet.allCases.filter { claims[$0] == .yes && [.mark, .words].contains(claimBasis[$0]) }
    }
}
