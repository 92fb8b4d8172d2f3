import Foundation
import Models
import Synchronization

@testable import Stages

/// Answers for the stub's scripts, and what a request holds.
enum StubAnswer {
    static func http(
        _ status: Int, _ body: String, type: String = "application/json", headers: [String] = []
    ) -> [StubStep] {
        let lines =
            ["HTTP/1.1 \(status) Stub", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"] + headers
            + ["Connection: close", "", ""]
        return [.send(lines.joined(separator: "\r\n") + body)]
    }

    static func completion(_ content: String?, finish: String = "stop", refusal: String? = nil) -> String {
        let message: [String: Any] = [
            "role": "assistant", "content": content ?? NSNull(), "refusal": refusal ?? NSNull(),
        ]
        return json([
            "object": "chat.completion",
            "choices": [["index": 0, "finish_reason": finish, "message": message] as [String: Any]],
            "usage": ["prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110],
        ])
    }

    static func chat(_ content: String?, finish: String = "stop", refusal: String? = nil) -> [StubStep] {
        http(200, completion(content, finish: finish, refusal: refusal))
    }

    /// The content that a well-behaved model gives: the same verdict on each dish that was asked about.
    static func verdicts(
        _ request: RecordedRequest, vegan: String = "maybe", contains: [String] = [], questions: [String] = []
    ) -> String {
        content(request.ids.map { verdict($0, vegan: vegan, contains: contains, questions: questions) })
    }

    static func verdict(
        _ id: String, vegan: Any = "maybe", contains: Any = [String](), questions: Any = [String]()
    ) -> [String: Any] {
        [
            "id": id, "vegan": vegan, "vegetarian": "yes", "pescatarian": "yes", "contains": contains,
            "may_contain": [String](), "questions": questions,
        ]
    }

    static func content(_ verdicts: [[String: Any]]) -> String { json(["dishes": verdicts]) }

    static func json(_ value: [String: Any]) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

extension RecordedRequest {
    private struct Body: Decodable {
        struct Message: Decodable {
            var role: String
            var content: String
        }
        struct Format: Decodable { var type: String }
        var messages: [Message]
        var format: Format?
        var temperature: Double?

        enum CodingKeys: String, CodingKey {
            case messages, temperature
            case format = "response_format"
        }
    }

    struct Question: Decodable {
        struct Dish: Decodable {
            var id: String
            var name: String
        }
        var dishes: [Dish]
    }

    private var parsed: Body? { try? JSONDecoder().decode(Body.self, from: Data(body.utf8)) }
    var systemMessage: String { parsed?.messages.first { $0.role == "system" }?.content ?? "" }
    var userMessage: String { parsed?.messages.first { $0.role == "user" }?.content ?? "" }
    var question: Question? { try? JSONDecoder().decode(Question.self, from: Data(userMessage.utf8)) }
    var ids: [String] { question?.dishes.map(\.id) ?? [] }
    var names: [String] { question?.dishes.map(\.name) ?? [] }
    /// `json_schema`, `json_object` or `text`.
    var format: String { parsed?.format?.type ?? "text" }
    var temperature: Double? { parsed?.temperature }
}

/// A clock that sleeps in no time and writes down for how long it should have slept.
final class FakeTime: Sendable {
    private struct State {
        var slept: [Duration] = []
        var now = Duration.zero
    }

    private let state = Mutex(State())

    var slept: [Duration] { state.withLock { $0.slept } }
    func advance(by duration: Duration) { state.withLock { $0.now += duration } }

    /// `random` is what chance always says, from 0 to 1.
    func timing(random: Double = 0) -> RetryTiming {
        RetryTiming(
            sleep: { duration in
                try Task.checkCancellation()
                self.state.withLock {
                    $0.slept.append(duration)
                    $0.now += duration
                }
            },
            random: { random },
            now: { self.state.withLock { $0.now } },
            date: { Date(timeIntervalSince1970: 1_700_000_000) })
    }
}

/// A cache in memory.
actor MemoryCache: OpinionCache {
    private(set) var kept: [String: ModelOpinion] = [:]
    func opinion(forKey key: String) -> ModelOpinion? { kept[key] }
    func keep(_ opinion: ModelOpinion, forKey key: String, model: String) { kept[key] = opinion }
}
