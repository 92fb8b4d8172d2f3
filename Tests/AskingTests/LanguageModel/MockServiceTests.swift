import Asking
import Foundation
import Judging
import KnownDishes
import Menus
import Models
import Testing

/// The made-up service of the debug mode: the whole way of an answer, and never one that looks safer.
@Suite struct MockServiceTests {
    private func model(cache: (any OpinionCache)? = nil) throws -> LanguageModel {
        try LanguageModel(try #require(LanguageModelSettings.mock()), cache: cache)
    }

    @Test func answersEveryDishInTheMostCarefulWay() async throws {
        // More than one batch, and names that are hard to quote.
        let names = dishNames(100) + ["Soupe \"maison\" 2", "Борщ", "(Brot)", "素春卷"]
        let dishes = names.map { DishText(name: $0, description: "mit allem", language: "de") }
        let model = try model()
        let opinions = try await model.opinions(on: dishes, targetLanguage: "en")
        for (name, opinion) in zip(names, opinions) {
            let opinion = try #require(opinion, "\(name)")
            #expect(Diet.allCases.allSatisfy { opinion.claims[$0] ?? .unknown == .unknown }, "\(name)")
            #expect(Allergen.allCases.allSatisfy { opinion.allergens[$0] == .mayContain }, "\(name)")
            #expect(opinion.translation?.name == "[mock] " + name, "\(name)")
            #expect(opinion.translation?.description == "[mock] mit allem", "\(name)")
            #expect(opinion.questions.allSatisfy { $0.hasPrefix("[mock] ") } && !opinion.questions.isEmpty)
        }
        #expect(await model.usage.calls > 1)
        #expect(try await self.model().opinions(on: dishes, targetLanguage: "en") == opinions)
    }

    @Test func marksEveryMenuAndMakesNoDishSafer() async throws {
        let words = [
            "Vegan burger", "Beef goulash", "Pasta with nuts", "Cheese platter", "Grilled vegetables (v)", "Soup",
            "Salad without nuts", "Flurbel", "Vegetarian lasagne", "Fish and chips",
        ]
        let dishes = words.enumerated().map {
            Dish(
                id: "d\($0.offset + 1)", page: 1, name: $0.element, box: Box(x: 0, y: 0, width: 1, height: 1),
                lines: [])
        }
        let menu = MenuDraft(pages: [], dishes: dishes, languages: ["en"])
        let told = await Classify(model: try model())(menu)
        let alone = await Classify()(menu)
        #expect(told.warnings.map(\.code) == ["mock_data"] && alone.warnings.isEmpty)
        #expect(told.pending.isEmpty)
        for (told, alone) in zip(told.dishes, alone.dishes) {
            let verdict = try #require(told.classification)
            #expect(isNoSafer(verdict, than: try #require(alone.classification)), "\(told.name)")
            #expect(verdict.evidence.contains { $0.kind == .llm }, "\(told.name)")
        }
        #expect(
            await Classify(model: try model())(MenuDraft(pages: [], dishes: [])).warnings.map(\.code) == ["mock_data"])
    }

    @Test func keepsNothingForRealRuns() async throws {
        let cache = MemoryCache()
        let model = try model(cache: cache)
        #expect(try await model.opinions(on: [DishText(name: "Soup")], targetLanguage: "en").first != nil)
        #expect(await cache.kept.isEmpty)
    }

    @Test func isThereToBeProbed() async throws {
        #expect(await (try model()).probe().answers)
    }
}
