import Models
import Testing

@testable import Runner

@Suite struct MarkTallyTests {
    private func dish(_ name: String, _ allergens: [Allergen: AllergenStatus], basis: Basis = .mark) -> Dish {
        Dish(
            id: "d1", page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [],
            classification: Classification(
                label: .uncertain, confidence: 1, claims: [.vegan: .yes], allergens: allergens, reason: "",
                allergenBasis: allergens.mapValues { _ in basis }))
    }

    private func tally(_ wanted: String, _ dishes: [Dish], warning: String? = nil) throws -> MarkTally {
        let bundle = MenuBundle(
            id: "", status: .complete, source: "", pages: [], dishes: dishes,
            warnings: warning.map { [Warning(code: $0, message: "")] } ?? [],
            producer: Producer(version: "1", fingerprint: ""))
        return MarkTally(try #require(TrueDish.list(Array(wanted.utf8))), bundle)
    }

    @Test func whatMarksSayIsCounted() throws {
        let truth = #"[{"name": "Soup", "allergens": ["milk", "celery"]}, {"name": "Pasta", "allergens": ["gluten"]}]"#
        let said = try tally(truth, [dish("Soup", [.milk: .contains, .mustard: .contains])])
        #expect(said.printed == 3 && said.said == 1 && said.extra == 1)
        #expect(said.unsafe == 1 && said.lostDishes == 1 && said.silent == 2)
        let warned = try tally(truth, [dish("Soup", [.milk: .contains], basis: .recipe)], warning: "marks_unread")
        #expect(warned.said == 0 && warned.silent == 0)
    }
}
