import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

@Suite struct BudgetTests {
    /// A hundred tokens there and ten back are 1,000 + 1,000 millionths.
    static let prices = "*\t*\t10\t100\tEUR\t2026-01"

    @Test func nothingMoreIsReservedThanThereIs() async {
        let budget = Budget(limit: 100)
        #expect(await budget.reserve(60))
        #expect(await budget.reserve(101) == false)
        let waiting = Task { await budget.reserve(60) }
        budget.settle(60, .paid(41))
        #expect(await waiting.value == false)
        #expect(await budget.reserve(59))
        budget.settle(59, .unknown)
        #expect(budget.spent == 41 && budget.unsettled == 59 && budget.reserved == 0)
        #expect(await budget.reserve(1) == false)
        #expect(await budget.reserve(0))
    }

    @Test func whoeverWaitsGetsWhatComesBack() async {
        let budget = Budget(limit: 100)
        #expect(await budget.reserve(100))
        let waiting = (0..<5).map { _ in Task { await budget.reserve(20) } }
        budget.settle(100, .free)
        for task in waiting { #expect(await task.value) }
        #expect(budget.reserved == 100)
        let cancelled = Task { await budget.reserve(1) }
        cancelled.cancel()
        #expect(await cancelled.value == false)
    }

    /// 64 lanes at once, each paying some part of its worst case: never more than the limit.
    @Test func sixtyFourLanesKeepIt() async {
        let budget = Budget(limit: 10_000)
        let granted = await withTaskGroup(of: Int.self) { group in
            for lane in 0..<64 {
                group.addTask {
                    var granted = 0
                    for round in 0..<20 where await budget.reserve(400) {
                        granted += 1
                        #expect(budget.spent + budget.unsettled + budget.reserved <= 10_000)
                        await Task.yield()
                        switch (lane + round) % 4 {
                        case 0: budget.settle(400, .unknown)
                        case 1: budget.settle(400, .free)
                        default: budget.settle(400, .paid(37))
                        }
                    }
                    return granted
                }
            }
            return await group.reduce(0, +)
        }
        #expect(granted >= 25)
        #expect(budget.reserved == 0)
        #expect(budget.spent + budget.unsettled <= 10_000)
        #expect(10_000 - budget.spent - budget.unsettled < 400)
    }

    @Test func aRunStopsBeforeItsBudgetIsOverspent() async throws {
        // One dish at a time: its worst case is some 300,000 millionths, its price 2,000.
        let test = try ModelUnderTest(budget: "0.40", prices: Self.prices) {
            StubAnswer.chat(StubAnswer.verdicts($0))
        }
        defer { test.stub.stop() }
        var answered = 0
        while await test.model.answers(to: [DishText(name: "Dish \(answered)")], targetLanguage: "en").failure == nil {
            answered += 1
            if answered > 200 { break }
        }
        let usage = await test.model.usage
        #expect((20...190).contains(answered))
        #expect(test.stub.requests.count == answered)
        #expect(usage.cost == Money(micros: answered * 2_000, in: .euro))
        #expect(usage.unsettled == Money(micros: 0, in: .euro))
        #expect(await test.failure() == .budget)
    }

    @Test func whatNobodyCountedStaysSetAside() async throws {
        let test = try ModelUnderTest(budget: "10", prices: Self.prices) { request in
            switch request.number {
            case 0: [.send("HTTP/1.1 200 OK\r\nContent-Le")]
            case 1: StubAnswer.http(503, "")
            case 2: StubAnswer.http(429, "")
            default: StubAnswer.chat(StubAnswer.verdicts(request))
            }
        }
        defer { test.stub.stop() }
        #expect(await test.failure() == nil)
        let usage = await test.model.usage
        let body = try #require(test.stub.requests.first?.body.utf8.count)
        // Only the broken one: what a service turns down costs nothing.
        let worst = TokenBound.input(bytes: body) * 10 + TokenBound.output(dishes: 1) * 100
        #expect(usage.unsettled == Money(micros: worst, in: .euro))
        #expect(usage.cost == Money(micros: 2_000, in: .euro))
        #expect(usage.calls == 4)
    }

    @Test func aRequestThatNeverArrivedIsGivenBack() async throws {
        let port = ModelUnderTest.unusedPort
        let test = try ModelUnderTest(budget: "10", prices: Self.prices, port: port) { _ in [] }
        defer { test.stub.stop() }
        #expect(await test.failure() == .unreachable)
        #expect(await test.model.usage.calls == 5)
        #expect(await test.model.usage.unsettled == Money(micros: 0, in: .euro))
    }

    @Test func aBudgetNeedsAPrice() throws {
        let url = try #require(URL(string: "https://gateway.example/v1"))
        let settings = LanguageModelSettings(url: url, model: "new", budget: Money("1", in: .euro))
        #expect(throws: LanguageModelFailure.unknownPrice) { try LanguageModel(settings) }
        let open = try LanguageModel(LanguageModelSettings(url: url, model: "new"))
        #expect(open.price == nil)
    }

    @Test func aForecastOpensNoConnection() async throws {
        let test = try ModelUnderTest(prices: Self.prices) { StubAnswer.chat(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        let dishes = dishNames(50).map { DishText(name: $0) }
        let first = await test.model.forecast(dishes, targetLanguage: "en")
        #expect(first.calls == 2 && first.dishes == 50 && first.answered.isEmpty)
        #expect(test.stub.requests.isEmpty)
        let again = await test.model.forecast(dishes, targetLanguage: "en")
        #expect(again.calls == 0 && again.answered == [.run: 50] && again.cost == nil)

        let cost = try #require(first.cost?.micros)
        let worst = try #require(first.worstCost?.micros)
        #expect(cost < worst)
        _ = await test.model.answers(to: dishes, targetLanguage: "en")
        #expect(test.stub.requests.count == first.calls)
        let real = test.stub.requests.map { TokenBound.input(bytes: $0.body.utf8.count) }.reduce(0, +)
        #expect(first.worstPromptTokens == real)
        var both = first
        both += again
        #expect(both.dishes == 100 && both.cost == first.cost)
    }
}
