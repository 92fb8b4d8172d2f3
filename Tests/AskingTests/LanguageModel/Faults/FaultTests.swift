import Foundation
import Models
import StubService
import Testing

@testable import Asking

/// 200 menus at a service that misbehaves in nearly a third of its answers, in every way that one can.
@Suite("A service that misbehaves") struct FaultTests {
    /// Ten tokens to the cent: an answer costs some thousands of millionths.
    private static let prices = "*\t*\t1\t10\tEUR\t2026-01"
    private static let menus = 200
    private static let lanes = 16

    @Test func losesNothingMixesNothingAndChargesNothingTwice() async throws {
        let service = try FaultyService()
        let run = try ModelUnderTest(
            timeout: 3, width: 8, cache: MemoryCache(), budget: "50", prices: Self.prices
        ) { service.answer($0) }
        defer { run.stub.stop() }
        let menus = (0..<Self.menus).map(FaultyMenu.init)
        let classified = await classify(menus, with: run)

        #expect(classified.count == menus.count)
        var complete = 0
        for (menu, judged) in zip(menus, classified) {
            #expect(judged.dishes.count == menu.names.count)
            #expect(judged.dishes.allSatisfy { $0.classification != nil })
            #expect(judged.pending.isEmpty == judged.warnings.isEmpty)
            if judged.pending.isEmpty { complete += 1 }
            for (dish, name) in zip(judged.dishes, menu.names) {
                #expect(FaultyMenu.isAnswer(dish, to: name), "\(name)")
                #expect(judged.pending.contains(dish.id) == !FaultyMenu.hasAnswer(dish), "done without an answer")
            }
        }
        // Else the test shows nothing.
        #expect(complete > menus.count / 2)
        #expect(service.faults > run.stub.requests.count / 5)
        #expect(service.kinds == Set(Fault.allCases))

        // Every answer that came whole was counted once, and no other.
        let usage = await run.model.usage
        #expect(usage.promptTokens == service.answered.prompt)
        #expect(usage.completionTokens == service.answered.completion)
        let cost = try #require(usage.cost)
        #expect(cost.micros == service.answered.prompt + service.answered.completion * 10)
        #expect(cost.micros + (usage.unsettled?.micros ?? 0) <= 50_000_000)
        #expect(service.elsewhere.requests.isEmpty)
        service.elsewhere.stop()

        // Once the service is well again, only what has no answer is asked about, and then nothing is left.
        let open = zip(menus, classified).flatMap { menu, judged in
            zip(menu.names, judged.dishes).filter { !FaultyMenu.hasAnswer($1) }.map(\.0)
        }
        service.heal()
        let before = run.stub.requests.count
        run.time.advance(by: .seconds(60))
        let again = await classify(menus, with: run)
        let asked = run.stub.requests.dropFirst(before).flatMap(\.names)
        #expect(asked.sorted() == open.sorted())
        #expect(again.allSatisfy { $0.pending.isEmpty && $0.dishes.allSatisfy(FaultyMenu.hasAnswer) })
        print(
            "\(menus.count) menus, \(before) requests, \(service.faults) of them faulty: \(complete) menus complete at "
                + "once, \(open.count) of \(menus.count * FaultyMenu.dishes) dishes left for later, cost \(cost), "
                + "at most \(usage.unsettled?.description ?? "?") besides")
    }

    /// With little money the run ends early, and not with a debt.
    @Test func aSmallBudgetIsKept() async throws {
        let service = try FaultyService(hangs: false)
        let run = try ModelUnderTest(timeout: 3, width: 8, budget: "0.20", prices: Self.prices) { service.answer($0) }
        defer { run.stub.stop() }
        let judged = await classify((0..<60).map(FaultyMenu.init), with: run)
        service.elsewhere.stop()
        let usage = await run.model.usage
        #expect((usage.cost?.micros ?? 0) + (usage.unsettled?.micros ?? 0) <= 200_000)
        #expect(service.answered.prompt + service.answered.completion * 10 <= 200_000)
        #expect(judged.contains { $0.warnings.contains(.modelFailed(.budget)) })
        #expect(judged.contains { $0.pending.isEmpty })
    }

    private func classify(_ menus: [FaultyMenu], with run: ModelUnderTest) async -> [JudgedDishes] {
        let classify = Classify(model: run.model)
        return await withTaskGroup(of: (Int, JudgedDishes).self) { group in
            var judged: [Int: JudgedDishes] = [:]
            for (number, menu) in menus.enumerated() {
                if number >= Self.lanes, let (done, result) = await group.next() { judged[done] = result }
                // Reading a menu takes its time.
                run.time.advance(by: .seconds(15))
                group.addTask { (number, await classify(menu.draft)) }
            }
            for await (done, result) in group { judged[done] = result }
            return menus.indices.compactMap { judged[$0] }
        }
    }
}
