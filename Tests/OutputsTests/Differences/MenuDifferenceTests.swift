import Foundation
import Models
import TestMaterial
import Testing

@testable import Outputs

@Suite struct MenuDifferenceTests {
    private func change(_ edit: (inout MenuBundle) -> Void) -> MenuDifference? {
        let before = MenuBundle.sample(dishes: ["Onion soup", "Tofu curry", "Beet burger"])
        var after = before
        edit(&after)
        return MenuDifference(from: before, to: after)
    }

    @Test func theSameMenuHasNone() {
        #expect(change { _ in } == nil)
        // Another page, other boxes and ids are another photo of the same menu.
        let moved = change { bundle in
            for place in bundle.dishes.indices {
                bundle.dishes[place].id = "d\(place + 10)"
                bundle.dishes[place].page = 2
                bundle.dishes[place].box.x += 100
            }
            bundle.dishes.reverse()
        }
        #expect(moved == nil)
    }

    @Test func dishesComeAndGo() {
        let difference = change { bundle in
            bundle.dishes[0].name = "Pumpkin soup"
            bundle.dishes.swapAt(0, 2)
        }
        #expect(difference?.gone.map(\.name) == ["Onion soup"])
        #expect(difference?.new.map(\.name) == ["Pumpkin soup"])
        #expect(difference?.changed.isEmpty == true && difference?.status == nil)
    }

    /// "0nion soup" is no other dish and no other name.
    @Test func anotherReadingOfTheSamePrintIsNoDifference() {
        #expect(change { $0.dishes[0].name = "Onlon soup" } == nil)
        #expect(change { $0.dishes[0].name = "ONION SOUP." } == nil)
    }

    /// Told as one dish with another name, so that the verdict's change is seen.
    @Test(arguments: ["number", "price", "name alone"]) func aLetterThatMakesAnotherDish(by key: String) throws {
        var before = MenuBundle.sample(dishes: ["Beef burger"])
        if key == "number" {
            before.dishes[0].number = "12"
        } else if key == "price" {
            before.dishes[0].prices = [Price(text: "9,50", amount: 9.5)]
        }
        before.dishes[0].classification?.claims = [.vegan: .no, .vegetarian: .no, .pescatarian: .no]
        before.dishes[0].classification?.label = .meat
        var after = before
        after.dishes[0].name = "Beet burger"
        after.dishes[0].classification?.claims[.vegetarian] = .yes
        let difference = try #require(MenuDifference(from: before, to: after))
        let changed = try #require(difference.changed.first)
        #expect(changed.name?.from == "Beef burger" && changed.name?.to == "Beet burger")
        #expect(changed.isLessCautious && changed.reason?.hasPrefix("Other words were read") == true)
        #expect(difference.gone.isEmpty && difference.new.isEmpty)
    }

    /// What stands there as it is goes before what is only alike.
    @Test func likeNamesAreNotMixedUp() {
        let before = MenuBundle.sample(dishes: ["Beef burger", "Beet burger"])
        #expect(MenuDifference(from: before, to: .sample(dishes: ["Beet burger", "Beef burger"])) == nil)
        let difference = MenuDifference(from: before, to: .sample(dishes: ["Beet burger", "Fish and chips"]))
        #expect(difference?.gone.map(\.name) == ["Beef burger"] && difference?.changed.isEmpty == true)
    }

    @Test func pricesAreComparedByAmount() {
        func prices(_ old: [Price], _ new: [Price]) -> Bool {
            var before = MenuBundle.sample()
            before.dishes[0].prices = old
            var after = before
            after.dishes[0].prices = new
            return MenuDifference(from: before, to: after)?.changed.first?.prices != nil
        }
        let euro = Price(text: "9,50 €", amount: 9.5, currency: "EUR")
        #expect(!prices([euro], [Price(text: "9.50", amount: 9.5)]))
        #expect(prices([euro], [Price(text: "9,60 €", amount: 9.6, currency: "EUR")]))
        #expect(prices([euro], [Price(text: "$9.50", amount: 9.5, currency: "USD")]))
        #expect(prices([euro], []) && prices([euro], [euro, euro]))
        #expect(prices([Price(text: "5", amount: 5, label: "small")], [Price(text: "5", amount: 5, label: "large")]))
        #expect(!prices([Price(text: "market price")], [Price(text: "Market price")]))
        #expect(prices([Price(text: "market price")], [euro]))
    }

    @Test(arguments: [
        (Claim.no, Claim.maybe, true), (.no, .unknown, true), (.unknown, .yes, true), (.maybe, .yes, true),
        (.yes, .no, false), (.maybe, .unknown, false), (.unknown, .maybe, false), (.yes, .maybe, false),
    ])
    func aPromiseThatGrewIsLessCautious(from: Claim, to: Claim, isLessCautious: Bool) throws {
        var before = MenuBundle.sample()
        before.dishes[0].classification?.claims[.vegan] = from
        var after = before
        after.dishes[0].classification?.claims[.vegan] = to
        let change = try #require(MenuDifference(from: before, to: after)?.changed.first)
        #expect(change.isLessCautious == isLessCautious)
        #expect(change.claims.count == 1 && change.claims[.vegan]?.from == from && change.claims[.vegan]?.to == to)
    }

    @Test(arguments: [
        (AllergenStatus?.some(.contains), AllergenStatus?.none, true), (.contains, .mayContain, true),
        (.mayContain, nil, true), (nil, .contains, false), (.mayContain, .contains, false),
    ])
    func anAllergenThatGoesIsLessCautious(from: AllergenStatus?, to: AllergenStatus?, isLessCautious: Bool) throws {
        var before = MenuBundle.sample(dishes: ["Onion soup", "Bread"])
        before.dishes[1].classification?.allergens[.milk] = from
        var after = before
        after.dishes[1].classification?.allergens[.milk] = to
        // A harmless change that comes first on the menu.
        after.dishes[0].prices = [Price(text: "3", amount: 3)]
        let difference = try #require(MenuDifference(from: before, to: after))
        #expect(
            difference.changed.map(\.before.name)
                == (isLessCautious ? ["Bread", "Onion soup"] : ["Onion soup", "Bread"]))
        #expect(difference.changed.map(\.isLessCautious).contains(true) == isLessCautious)
        let json = try JSONSerialization.jsonObject(with: JSONEncoder.bundle().encode(difference)) as? [String: Any]
        let changes = try #require(json?["changed"] as? [[String: Any]])
        let named = changes.compactMap { $0["allergens"] as? [String: Any] }
        let milk = try #require(named.compactMap { $0["milk"] as? [String: Any] }.first)
        #expect(milk["from"] as? String == from?.rawValue && milk["to"] as? String == to?.rawValue)
        #expect(milk.count == 2, "what isn't named is null")
    }

    @Test func theReasonNamesWhatIsOther() {
        func reason(_ edit: (inout MenuBundle) -> Void) -> String? {
            change { bundle in
                bundle.dishes[1].classification?.claims[.vegan] = .no
                edit(&bundle)
            }?.changed.first?.reason
        }
        let egg = Evidence(kind: .words, text: "Ei", finding: "egg", says: [.vegan: .no])
        #expect(reason { _ in } == "The same evidence was weighed otherwise.")
        #expect(reason { $0.dishes[1].classification?.evidence = [egg] } == "The evidence changed; new: egg (\"Ei\").")
        #expect(reason { $0.dishes[1].description = "with egg" } == "Other words were read.")
        #expect(reason { $0.producer.version = "2" } == "Another version or other settings judged it.")
        let mark = DietarySymbol(mark: "V", meaning: .vegan, source: .legend)
        #expect(reason { $0.dishes[1].symbols = [mark] } == "Other marks were read or understood.")
    }

    @Test func aPartThatFailedIsADifference() {
        let difference = change { $0.status = .partial }
        #expect(difference?.status?.to == .partial)
    }

    /// Each dish of one menu goes with one of the other at most.
    @Test func dishesOfOneNameGoTogetherInOrder() {
        let before = MenuBundle.sample(dishes: ["Rice", "Rice", "Rice"])
        var after = MenuBundle.sample(dishes: ["Rice", "Rice"])
        after.dishes[1].prices = [Price(text: "2", amount: 2)]
        let difference = MenuDifference(from: before, to: after)
        #expect(difference?.gone.map(\.id) == ["d3"] && difference?.changed.map(\.before.id) == ["d2"])
        #expect(difference?.new.isEmpty == true)
    }
}
