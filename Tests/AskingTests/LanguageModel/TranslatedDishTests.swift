import Menus
import Models
import StubService
import Testing

@testable import Asking

/// What a model adds to a dish besides its opinion.
@Suite struct TranslatedDishTests {
    private func menu(_ names: [String], language: String?) -> MenuDraft {
        MenuDraft(
            pages: [],
            dishes: names.enumerated().map { index, name in
                Dish(id: "d\(index + 1)", page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
            }, languages: [language].compactMap(\.self))
    }

    private let titles = [
        "Rindergulasch": "Beef goulash", "Käsespätzle": "Rice with tomatoes", "Flurbel": "Vegan flurbel",
    ]

    private func test() throws -> ModelUnderTest {
        let titles = titles
        return try ModelUnderTest { request in
            StubAnswer.chat(
                StubAnswer.content(
                    zip(request.ids, request.names).map {
                        StubAnswer.verdict($0, name: $1, questions: ["Is lard used for frying?"], title: titles[$1])
                    }))
        }
    }

    @Test func aFaithfulTranslationAndTheTypeReachTheDish() async throws {
        let test = try test()
        defer { test.stub.stop() }
        let names = ["Rindergulasch", "Käsespätzle", "Flurbel"]
        let dishes = await Classify(model: test.model, targetLanguage: "en")(menu(names, language: "de")).dishes
        #expect(dishes.map(\.type) == [.main, .main, .main])
        #expect(dishes[0].translation == Translation(language: "en", name: "Beef goulash"))
        // One that hides the cheese, and one that promises what isn't printed.
        #expect(dishes[1].translation == nil && dishes[2].translation == nil)
        #expect(dishes.allSatisfy { $0.classification?.questions.contains("Is lard used for frying?") == true })
        #expect(dishes.allSatisfy { $0.classification?.evidence.last?.kind == .llm })
    }

    @Test func aMenuInTheLanguageAskedForIsNotTranslated() async throws {
        let test = try test()
        defer { test.stub.stop() }
        let dishes = await Classify(model: test.model, targetLanguage: "de-CH")(
            menu(["Rindergulasch"], language: "de")
        ).dishes
        #expect(dishes.first?.translation == nil && dishes.first?.type == .main)
        let request = try #require(test.stub.requests.first)
        #expect(request.systemMessage == ModelPrompt.system(translates: false))
        #expect(!request.body.contains("\"title\""))
    }

    @Test func aMenuInAnUnknownLanguageIsTranslated() async throws {
        let test = try test()
        defer { test.stub.stop() }
        let dishes = await Classify(model: test.model, targetLanguage: "en")(menu(["Rindergulasch"], language: nil))
        #expect(dishes.dishes.first?.translation?.name == "Beef goulash")
    }
}
