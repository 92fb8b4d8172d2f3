import Foundation
import Models
import TestMaterial
import Testing

@testable import Outputs

@Suite struct SchemaOrgTests {
    private func graph(_ menus: [(String, MenuBundle)]) throws -> [[String: Any]] {
        let table = DishTable.schemaOrg
        let parts = menus.enumerated().map { table.text(of: $1.1, menu: $1.0, isFirst: $0 == 0) }
        let document = try JSONSerialization.jsonObject(with: Data((table.head + parts.joined() + table.tail).utf8))
        let object = try #require(document as? [String: Any])
        #expect(object["@context"] as? String == "https://schema.org")
        return try #require(object["@graph"] as? [[String: Any]])
    }

    private func dish(_ name: String, _ claims: [Diet: Claim], _ basis: [Diet: Basis], section: String? = nil) -> Dish {
        Dish(
            id: "d1", page: 1, section: section, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [],
            classification: Classification(
                label: .vegan, confidence: 3, claims: claims, reason: "", claimBasis: basis))
    }

    private func bundle(_ dishes: [Dish], restaurant: String? = nil) -> MenuBundle {
        var bundle = MenuBundle.sample()
        bundle.dishes = dishes
        bundle.restaurantName = restaurant
        return bundle
    }

    @Test func aDietIsNamedOnlyWhereItIsPrinted() throws {
        let all: [Diet: Claim] = [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes]
        let dishes = [
            dish("marked", all, [.vegan: .mark, .vegetarian: .mark, .pescatarian: .mark]),
            dish("said", [.vegan: .no, .vegetarian: .yes], [.vegan: .words, .vegetarian: .words]),
            dish("known", all, [.vegan: .definition, .vegetarian: .recipe]), dish("maybe", [.vegan: .maybe], [:]),
            dish("old", all, [:]), dish("mixed", all, [.vegan: .definition, .vegetarian: .mark]),
        ]
        let items = try #require(graph([("a.jpg", bundle(dishes))])[0]["hasMenuItem"] as? [[String: Any]])
        let (vegan, vegetarian) = ("https://schema.org/VeganDiet", "https://schema.org/VegetarianDiet")
        #expect(
            items.map { $0["suitableForDiet"] as? [String] }
                == [[vegan, vegetarian], [vegetarian], nil, nil, nil, [vegetarian]])
        #expect(items.allSatisfy { $0["@type"] as? String == "MenuItem" && $0["offers"] == nil })
    }

    @Test func dishesStandUnderTheirHeadingsWithTheirPrices() throws {
        var soup = dish("Soup", [:], [:], section: "Starters")
        soup.prices = [
            Price(text: "4.50", amount: 4.5, currency: "EUR", label: "small"), Price(text: "market price"),
            Price(text: "6", amount: 6),
        ]
        let dishes = [
            soup, dish("Bread", [:], [:]), dish("Salad", [:], [:], section: "Starters"),
            dish("Cake", [:], [:], section: "Sweets"), dish("Ice", [:], [:], section: "Sweets"),
        ]
        let menu = try graph([("a.jpg", bundle(dishes))])[0]
        let sections = try #require(menu["hasMenuSection"] as? [[String: Any]])
        let names = sections.map { section in
            (section["hasMenuItem"] as? [[String: Any]])?.map { $0["name"] as? String }
        }
        #expect(sections.map { $0["name"] as? String } == ["Starters", "Starters", "Sweets"])
        #expect(names == [["Soup"], ["Salad"], ["Cake", "Ice"]])
        #expect((menu["hasMenuItem"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Bread"])
        let offers = try #require((sections[0]["hasMenuItem"] as? [[String: Any]])?[0]["offers"] as? [[String: Any]])
        #expect(offers.map { $0["price"] as? Double } == [4.5, 6])
        #expect(offers.map { $0["priceCurrency"] as? String } == ["EUR", nil])
        #expect(offers.map { $0["name"] as? String } == ["small", nil])
    }

    @Test func menusAndRestaurantsAreOneGraph() throws {
        let nodes = try graph([
            ("sub/a b.jpg", bundle([dish("Tea", [:], [:])], restaurant: "Gärten")), ("empty", bundle([])),
        ])
        #expect(nodes.map { $0["@type"] as? String } == ["Menu", "Restaurant", "Menu"])
        #expect(nodes[0]["@id"] as? String == "#sub/a%20b.jpg" && nodes[0]["name"] as? String == "Gärten")
        #expect((nodes[1]["hasMenu"] as? [String: String]) == ["@id": "#sub/a%20b.jpg"])
        #expect(nodes[2]["name"] as? String == "empty" && nodes[2]["hasMenuItem"] == nil)
        #expect(try graph([]).isEmpty)
    }
}
