import Models
import TestMaterial
import Testing

@testable import Asking

/// From the page to the claim: a mark against the words is kept, shown, and the cautious side holds.
@Suite("Marks against words")
struct SymbolConflictTests {
    private static func judged(_ lines: [String]) async -> [Dish] {
        var page = PrintedPage()
        for (index, text) in lines.enumerated() { page.print(text, x: 60, y: 100 + 60 * index) }
        return await Classify()(page.draft).dishes
    }

    @Test(arguments: [
        "Bacon roll 🌱 6.50", "Bacon roll (V) 6.50", "Bacon roll (vegan) 6.50", "Beef stew (VG) 9.50",
        "Chicken curry (VGN) 9.50", "Tuna salad (V) 8.50", "Prawn soup 🌿 7.00",
    ])
    func neverTurnFleshIntoPlants(line: String) async throws {
        let dishes = await Self.judged([line, "Green salad 4.50", "Tomato soup 5.50"])
        let dish = try #require(dishes.first)
        #expect(!dish.symbols.isEmpty)
        let classification = try #require(dish.classification)
        #expect(classification.claims[.vegan] != .yes)
        #expect(classification.claims[.vegetarian] != .yes)
        #expect(classification.evidence.contains { $0.kind == .symbol })
        #expect(classification.evidence.contains { $0.kind != .symbol })
    }

    @Test func holdAgainstALegendToo() async throws {
        let dishes = await Self.judged([
            "Bacon roll (VG) 6.50", "Bean stew (VG) 7.50", "Soup (V) 5.00", "VG = vegan, V = vegetarian",
        ])
        let bacon = try #require(dishes.first { $0.name == "Bacon roll" })
        #expect(bacon.symbols == [DietarySymbol(mark: "VG", meaning: .vegan, source: .legend)])
        #expect(bacon.classification?.claims[.vegan] != .yes)
        let beans = try #require(dishes.first { $0.name == "Bean stew" })
        #expect(beans.classification?.claims[.vegan] == .yes)
    }

    @Test func ofTwoMarksTheCautiousHolds() async throws {
        let dishes = await Self.judged(["House stew (V)(P) 9.50", "Bean stew (V) 7.50", "V = vegetarian, P = pork"])
        let stew = try #require(dishes.first { $0.name == "House stew" })
        #expect(stew.symbols.map(\.mark) == ["V", "P"])
        #expect(stew.classification?.claims[.vegetarian] != .yes)
    }

    @Test func allergensAgainstAPromiseStay() async throws {
        let dishes = await Self.judged(["Wheat beer (GF) 4.50", "Rice (GF) 3.50", "Salad 4.00"])
        let beer = try #require(dishes.first)
        #expect(beer.classification?.allergens[.gluten] != nil || beer.classification?.claims[.vegan] != .yes)
    }

    @Test func unknownMarksAreShownAndProveNothing() async throws {
        let dishes = await Self.judged(["House stew (X) 9.50", "Bean stew 7.50", "(V) vegetarian (GF) gluten free"])
        let stew = try #require(dishes.first { $0.name == "House stew" })
        #expect(stew.symbols == [DietarySymbol(mark: "X", meaning: .unresolved, source: .unresolved)])
        #expect(stew.classification?.claims[.vegan] != .yes)
        #expect(stew.classification?.evidence.contains { $0.text == "X" } == true)
    }
}
