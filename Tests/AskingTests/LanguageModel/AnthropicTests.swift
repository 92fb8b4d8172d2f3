import Foundation
import Judging
import Models
import StubService
import Testing

@testable import Asking

@Suite("Servers that speak Anthropic's messages API") struct AnthropicTests {
    @Test func aRequestHasItsOwnForm() async throws {
        let test = try ModelUnderTest(path: "messages") { StubAnswer.message(StubAnswer.verdicts($0)) }
        defer { test.stub.stop() }
        #expect(try await test.opinions(["Soup"]).first??.claims[.vegetarian] == .yes)
        let request = try #require(test.stub.requests.first)
        #expect(request.head.hasPrefix("POST /v1/messages HTTP/1.1\r\n"))
        #expect(request.head.contains("x-api-key: canary-key-7f3a\r\n"))
        #expect(request.head.contains("anthropic-version: 2023-06-01\r\n"))
        #expect(!request.head.contains("Authorization"))
        #expect(request.systemMessage == ModelPrompt.system(translates: true))
        #expect(request.names == ["Soup"])
        #expect(request.format == "json_schema")
        #expect((1...8_000).contains(request.maxTokens ?? 0))
        #expect(await test.model.usage.promptTokens == 100)
        #expect(await test.model.usage.completionTokens == 10)
        #expect(test.model.dialect == "messages")
    }

    /// Models without structured output fill in a tool's input; some gateways know no tools either.
    @Test(arguments: ["tool", "text"])
    func theFormFallsBack(understood: String) async throws {
        let test = try ModelUnderTest(path: "messages") { request in
            request.format == understood
                ? StubAnswer.message(StubAnswer.verdicts(request), to: request)
                : StubAnswer.http(400, error("invalid_request_error", "output_config: Extra inputs are not permitted"))
        }
        defer { test.stub.stop() }
        #expect(try await test.opinions(["Soup"]).first??.claims[.vegetarian] == .yes)
        _ = try await test.opinions(["Salad"])
        let forms = ["json_schema", "tool", "text"].prefix { $0 != understood } + [understood, understood]
        #expect(test.stub.requests.map(\.format) == Array(forms))
        #expect(await test.model.understoodForm == (understood == "tool" ? "a tool's input" : "plain text"))
    }

    @Test(arguments: [
        (529, "overloaded_error", LanguageModelFailure.unavailable, 5), (429, "rate_limit_error", .rateLimited, 5),
        (401, "authentication_error", .unauthorised, 1), (402, "billing_error", .quota, 1),
        (403, "permission_error", .forbidden, 1), (404, "not_found_error", .notFound, 1),
        (200, "overloaded_error", .unavailable, 5), (200, "authentication_error", .unauthorised, 1),
    ])
    func errorsAreTold(status: Int, type: String, expected: LanguageModelFailure, requests: Int) async throws {
        let test = try ModelUnderTest(path: "messages") { _ in StubAnswer.http(status, error(type, "x")) }
        defer { test.stub.stop() }
        #expect(await test.failure() == expected)
        #expect(test.stub.requests.count == requests)
    }

    @Test func endingsAreSeenBeforeTheContent() throws {
        func ending(_ stop: String, _ content: String) -> ChatReply.Ending? {
            let body = "{\"content\":\(content),\"stop_reason\":\"\(stop)\",\"usage\":{\"input_tokens\":1}}"
            return ChatReply(message: Data(body.utf8))?.ending
        }
        let text = "[{\"type\":\"thinking\",\"thinking\":\"hm\"},{\"type\":\"text\",\"text\":\" {} \"}]"
        #expect(ending("end_turn", text) == .answered("{}"))
        #expect(ending("max_tokens", text) == .truncated)
        #expect(ending("model_context_window_exceeded", text) == .truncated)
        #expect(ending("refusal", text) == .refused)
        #expect(ending("end_turn", "[]") == .refused)
        #expect(
            ending("tool_use", "[{\"type\":\"tool_use\",\"input\":{\"a\":[1,null,\"b\"]}}]")
                == .answered(#"{"a":[1,null,"b"]}"#))
        #expect(ending("end_turn", "7") == nil)
        #expect(ChatReply(completion: Data("{\"content\":[]}".utf8)) == nil)
    }

    private func error(_ type: String, _ message: String) -> String {
        StubAnswer.json(["type": "error", "error": ["type": type, "message": message]])
    }
}
