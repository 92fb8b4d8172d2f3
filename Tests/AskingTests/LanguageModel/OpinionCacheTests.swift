import Foundation
import Judging
import Menus
import Models
import StubService
import Testing

@testable import Asking

@Suite struct OpinionCacheTests {
    @Test func whatIsCachedIsNotAskedForAgain() async throws {
        let cache = MemoryCache()
        let first = try ModelUnderTest(cache: cache) { StubAnswer.chat(StubAnswer.verdicts($0, contains: ["nuts"])) }
        defer { first.stub.stop() }
        let opinions = try await first.opinions(["Soup", "Salad", "SOUP ", "Salad"])
        #expect(first.stub.requests.map(\.names) == [["Soup", "Salad"]])
        #expect(await cache.kept.count == 2)

        // Another run at the same server: only the new dish is asked about.
        let settings = LanguageModelSettings(url: first.stub.url, model: "tiny")
        let second = try LanguageModel(settings, cache: cache, timing: first.time.timing())
        let again = try await second.opinions(
            on: ["Soup", "Bread", "Salad"].map { DishText(name: $0) }, targetLanguage: "en")
        #expect(again[0] == opinions[0])
        #expect(again[2] == opinions[1])
        #expect(first.stub.requests.map(\.names) == [["Soup", "Salad"], ["Bread"]])
        #expect(await second.usage.cacheHits == 2)
    }

    @Test func withoutACacheARunRemembersByItself() async throws {
        let test = try ModelUnderTest { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        _ = try await test.opinions(["Soup"])
        #expect(test.stub.requests.count == 1)
        #expect(await test.model.usage.cacheHits == 1)
    }

    @Test func theSameDishAskedAtOnceIsAskedOnce() async throws {
        let test = try ModelUnderTest { request in
            [.wait(seconds: 0.2)] + StubAnswer.chat(StubAnswer.verdicts(request))
        }
        defer { test.stub.stop() }
        let answered = await withTaskGroup(of: Int.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let opinions = try? await test.opinions(["Soup", "Salad", "Dish \(number % 2)"])
                    return opinions?.compactMap { $0 }.count ?? 0
                }
            }
            return await group.reduce(0, +)
        }
        #expect(answered == 60)
        #expect(test.stub.requests.flatMap(\.names).sorted() == ["Dish 0", "Dish 1", "Salad", "Soup"])
    }

    @Test func whatWasLearntBeforeAFailureIsKept() async throws {
        let cache = MemoryCache()
        let test = try ModelUnderTest(width: 1, cache: cache) { request in
            request.number == 0 ? StubAnswer.chat(StubAnswer.verdicts(request)) : StubAnswer.http(403, "")
        }
        defer { test.stub.stop() }
        await #expect(throws: LanguageModelFailure.forbidden) { try await test.opinions(dishNames(80)) }
        #expect(await cache.kept.count == 40)
    }

    @Test func everythingThatCanChangeTheAnswerChangesTheKey() throws {
        func key(_ dish: DishText, _ language: String = "en", _ model: String = "m", _ host: String = "h") -> String? {
            AskedDish(dish, targetLanguage: language, model: model, host: host)?.key
        }
        func marked(_ meaning: SymbolMeaning) -> DishText {
            DishText(name: "Pasta with nuts", symbols: [DietarySymbol(mark: "A", meaning: meaning, source: .legend)])
        }
        let base = DishText(name: "Pasta with nuts")
        let keys = [
            key(base), key(base, "de"), key(base, "en", "n"), key(base, "en", "m", "i"),
            key(DishText(name: "Pasta without nuts")), key(DishText(name: "Pasta with nut")),
            key(DishText(name: "Pasta with nuts 2")), key(DishText(name: "Pasta with nuts?")),
            key(DishText(name: "Pasta", description: "with nuts")),
            key(DishText(name: "Pasta", ingredients: "with nuts")),
            key(DishText(name: "Pasta with nuts", section: "Primi")),
            key(DishText(name: "Pasta with nuts", cuisine: "italian")),
            key(DishText(name: "Pasta with nuts", language: "en")), key(marked(.vegan)), key(marked(.contains(.milk))),
        ]
        #expect(Set(keys.compactMap { $0 }).count == keys.count)
        #expect(key(base)?.count == 64)
        // What isn't printed, spaces, capitals and exclamation marks don't count.
        #expect(key(DishText(id: "7", name: " PASTA  with\tnuts\u{200B}!\n")) == key(base))
    }

    @Test func theKeyIsSHA256() throws {
        // Computed apart from this code: a change of framing would empty every cache unnoticed.
        var question = try #require(
            DishQuestion(DishText(name: "Soup!"), targetLanguage: "en", model: "m", host: "h"))
        question.asking.prompt = "1"
        #expect(question.key == "bab625e0616f6906097565b5c44f243bd655628b4ea0d556b82eced1c669b5e4")
    }

    @Test func anExpiredAnswerIsAskedAboutAgain() async throws {
        let cache = MemoryCache()
        let test = try ModelUnderTest(cache: cache) { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        await cache.expire()
        let settings = LanguageModelSettings(url: test.stub.url, model: "tiny")
        let next = try LanguageModel(settings, cache: cache, timing: test.time.timing())
        let found = await next.answers(to: [DishText(name: "Soup")], targetLanguage: "en")
        #expect(found.answers.map { $0?.origin } == [.request])
        #expect(test.stub.requests.count == 2)
    }

    @Test func inAnOutageAnExpiredAnswerStandsInAndTheDishStaysPending() async throws {
        let cache = MemoryCache()
        let test = try ModelUnderTest(cache: cache) { request in
            request.number == 0
                ? StubAnswer.chat(StubAnswer.verdicts(request, contains: ["celery"])) : StubAnswer.http(403, "")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        await cache.expire()
        let settings = LanguageModelSettings(url: test.stub.url, model: "tiny")
        let next = try LanguageModel(settings, cache: cache, timing: test.time.timing())
        let box = Box(x: 0, y: 0, width: 1, height: 1)
        let names = ["Soup", "Bread"]
        let menu = MenuDraft(
            pages: [], dishes: names.map { Dish(id: "d" + $0, page: 1, name: $0, box: box, lines: []) })
        let judged = await Classify(model: next)(menu)
        #expect(judged.pending == ["dSoup", "dBread"])
        #expect(judged.dishes.map { $0.classification?.offlineData } == [true, false])
        #expect(judged.dishes[0].classification?.allergens[.celery] != nil)
        #expect(judged.dishes[1].classification?.allergens[.celery] == nil)
        #expect(judged.warnings.count == 1)
    }
}
