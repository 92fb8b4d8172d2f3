import Foundation

/// Answers for the stub's scripts, and what a request holds.
public enum StubAnswer {
    public static func http(
        _ status: Int, _ body: String, type: String = "application/json", headers: [String] = []
    ) -> [StubStep] {
        let lines =
            ["HTTP/1.1 \(status) Stub", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"] + headers
            + ["Connection: close", "", ""]
        return [.send(lines.joined(separator: "\r\n") + body)]
    }

    public static func completion(_ content: String?, finish: String = "stop", refusal: String? = nil) -> String {
        let message: [String: Any] = [
            "role": "assistant", "content": content ?? NSNull(), "refusal": refusal ?? NSNull(),
        ]
        return json([
            "object": "chat.completion",
            "choices": [["index": 0, "finish_reason": finish, "message": message] as [String: Any]],
            "usage": ["prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110],
        ])
    }

    public static func chat(_ content: String?, finish: String = "stop", refusal: String? = nil) -> [StubStep] {
        http(200, completion(content, finish: finish, refusal: refusal))
    }

    /// The content that a well-behaved model gives: the same verdict on each dish that was asked about.
    public static func verdicts(
        _ request: RecordedRequest, vegan: String = "maybe", contains: [String] = [], questions: [String] = []
    ) -> String {
        content(request.ids.map { verdict($0, vegan: vegan, contains: contains, questions: questions) })
    }

    public static func verdict(
        _ id: String, vegan: Any = "maybe", contains: Any = [String](), questions: Any = [String]()
    ) -> [String: Any] {
        [
            "id": id, "vegan": vegan, "vegetarian": "yes", "pescatarian": "yes", "contains": contains,
            "may_contain": [String](), "questions": questions,
        ]
    }

    public static func content(_ verdicts: [[String: Any]]) -> String { json(["dishes": verdicts]) }

    public static func json(_ value: [String: Any]) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
