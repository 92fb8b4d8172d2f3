import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

@Suite("How a server wants to be asked") struct FormMemoryTests {
    private actor Memory: FormMemory {
        private(set) var kept: [String: String] = [:]
        func requestForm(forService name: String) -> String? { kept[name] }
        func keepRequestForm(_ form: String, forService name: String) { kept[name] = form }
        func spoil() { for name in kept.keys { kept[name] = "{\"format\":\"telepathy\"}" } }
    }

    @Test func isRememberedFromRunToRun() async throws {
        let memory = Memory()
        let test = try ModelUnderTest(forms: memory) { request in
            request.format == "json_object" && request.temperature == nil
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(400, request.format == "json_object" ? "temperature" : "no schema")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        let asked = ["json_schema", "json_object + schema", "json_object", "json_object"]
        #expect(test.stub.requests.map(\.format) == asked)
        let kept = await memory.kept
        #expect(kept.count == 1)
        #expect(kept.keys.allSatisfy { $0.count == 64 })
        #expect(!"\(kept)".contains("canary") && !"\(kept)".contains("127.0.0.1") && !"\(kept)".contains("Soup"))

        let next = try LanguageModel(
            test.model.settings, cache: nil, forms: memory, timing: test.time.timing())
        #expect(await next.understoodForm == "JSON mode")
        _ = try await next.opinions(on: [DishText(name: "Salad")], targetLanguage: "en")
        #expect(test.stub.requests.count == 5)

        await memory.spoil()
        let after = try LanguageModel(test.model.settings, cache: nil, forms: memory, timing: test.time.timing())
        _ = try await after.opinions(on: [DishText(name: "Bread")], targetLanguage: "en")
        #expect(test.stub.requests.count == 9)
        #expect(await memory.kept == kept)
    }

    @Test func aModelThatThinksWantsItsLimitByAnotherName() async throws {
        let test = try ModelUnderTest { request in
            request.maxTokens == nil && request.maxCompletionTokens != nil
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(
                    400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
        }
        defer { test.stub.stop() }
        _ = try await test.opinions(["Soup"])
        _ = try await test.opinions(["Salad"])
        #expect(test.stub.requests.map(\.format) == ["json_schema", "json_schema", "json_schema"])
    }

    @Test func aModelThatWritesLittleIsAskedForLess() async throws {
        let test = try ModelUnderTest { request in
            (request.maxTokens ?? .max) <= 4_096
                ? StubAnswer.chat(StubAnswer.verdicts(request))
                : StubAnswer.http(400, "max_tokens is too large: this model supports at most 4096 completion tokens")
        }
        defer { test.stub.stop() }
        #expect(try await test.opinions(dishNames(40)).allSatisfy { $0 != nil })
        #expect(test.stub.requests.map(\.maxTokens) == [6_300, 4_096])
    }

    /// Whoever pays for tokens never leaves their number open.
    @Test func withABudgetTheLimitStays() async throws {
        for budget in [nil, "10"] {
            let test = try ModelUnderTest(budget: budget, prices: BudgetTests.prices) { request in
                request.maxTokens == nil && request.maxCompletionTokens == nil
                    ? StubAnswer.chat(StubAnswer.verdicts(request))
                    : StubAnswer.http(400, "unknown field: max_tokens, max_completion_tokens")
            }
            defer { test.stub.stop() }
            #expect(await test.failure() == (budget == nil ? nil : .refused(status: 400)))
            let unlimited = test.stub.requests.filter { $0.maxTokens == nil && $0.maxCompletionTokens == nil }
            #expect(unlimited.count == (budget == nil ? 1 : 0))
        }
    }
}
