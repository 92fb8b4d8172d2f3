import Asking
import Menus
import Models
import StubService
import Testing

@Suite struct AskingOrderTests {
    @Test func whatIsUncertainIsAskedFirst() async throws {
        // Of 60 dishes every third is one that the rules know nothing of.
        let names = (0..<60).map { $0 % 3 == 0 ? "Flurbel \($0)" : "Beef stew \($0)" }
        let test = try ModelUnderTest(width: 1) { request in
            request.number == 0
                ? StubAnswer.chat(
                    StubAnswer.content(
                        zip(request.ids, request.names).map {
                            StubAnswer.verdict($0, name: $1, questions: ["Is \($1) hot?"])
                        }))
                : StubAnswer.http(403, "")
        }
        defer { test.stub.stop() }
        let menu = MenuDraft(
            pages: [],
            dishes: names.enumerated().map { index, name in
                Dish(id: "d\(index + 1)", page: 1, name: name, box: Box(x: 0, y: 0, width: 1, height: 1), lines: [])
            }, languages: ["en"])
        let judged = await Classify(model: test.model)(menu)
        let first = try #require(test.stub.requests.first).names
        #expect(first.prefix(20).allSatisfy { $0.hasPrefix("Flurbel") })
        #expect(first[20] == "Beef stew 1")
        // Every answer went back to its own dish, and the rest waits.
        for dish in judged.dishes where !judged.pending.contains(dish.id) {
            #expect(dish.classification?.questions.contains("Is \(dish.name) hot?") == true)
        }
        #expect(judged.pending.count == 20 && !judged.pending.contains("d1"))
    }
}
