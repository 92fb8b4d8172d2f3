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

    /// A whole answer of `/v1/messages`; content that is JSON comes as a tool's input where one was asked for.
    public static func message(
        _ content: String, to request: RecordedRequest? = nil, stop: String = "end_turn"
    ) -> [StubStep] {
        let input = try? JSONSerialization.jsonObject(with: Data(content.utf8))
        let isTool = request?.format == "tool" && input != nil
        let block: [String: Any] =
            isTool
            ? ["type": "tool_use", "id": "toolu_1", "name": "judge", "input": input ?? [:]]
            : ["type": "text", "text": content]
        return http(
            200,
            json([
                "id": "msg_1", "type": "message", "role": "assistant", "content": [block],
                "stop_reason": isTool ? "tool_use" : stop, "usage": ["input_tokens": 100, "output_tokens": 10],
            ]))
    }

    public static func completion(
        _ content: String?, finish: String = "stop", refusal: String? = nil,
        usage: (prompt: Int, completion: Int) = (100, 10)
    ) -> String {
        let message: [String: Any] = [
            "role": "assistant", "content": content ?? NSNull(), "refusal": refusal ?? NSNull(),
        ]
        return json([
            "object": "chat.completion",
            "choices": [["index": 0, "finish_reason": finish, "message": message] as [String: Any]],
            "usage": [
                "prompt_tokens": usage.prompt, "completion_tokens": usage.completion,
                "total_tokens": usage.prompt + usage.completion,
            ],
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
