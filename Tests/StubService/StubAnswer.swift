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
        content(
            zip(request.ids, request.names).map {
                verdict($0, name: $1, vegan: vegan, contains: contains, questions: questions)
            })
    }

    /// What a model says about one dish, which is vegetarian at least.
    ///
    /// - Parameters:
    ///   - name: as it stands in the request, or the answer is refused.
    ///   - vegan: "yes", "maybe" or "no"; anything else stands in the answer as it is.
    ///   - title: the translated name, or nil to leave it out.
    public static func verdict(
        _ id: String, name: String, vegan: Any = "maybe", contains: Any = [String](), questions: Any = [String](),
        title: String? = nil
    ) -> [String: Any] {
        let claim = vegan as? String
        var verdict: [String: Any] = [
            "id": id, "name": name, "in": contains, "may": [String](), "questions": questions,
            "sometimes": claim == "maybe" ? "vegan" : "none", "type": "main",
        ]
        switch claim {
        case "yes": verdict["suits"] = "vegan"
        case "maybe", "no": verdict["suits"] = "vegetarian"
        default: verdict["suits"] = vegan
        }
        if let title {
            verdict["title"] = title
            verdict["text"] = ""
        }
        return verdict
    }

    public static func content(_ verdicts: [[String: Any]]) -> String { json(["dishes": verdicts]) }

    public static func json(_ value: [String: Any]) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
