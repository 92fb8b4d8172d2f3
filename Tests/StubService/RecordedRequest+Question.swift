import Foundation

extension RecordedRequest {
    private struct Body: Decodable {
        struct Message: Decodable {
            var role: String
            var content: String
        }
        struct Format: Decodable {
            struct Schema: Decodable {}
            var type: String
            var schema: Schema?
        }
        struct Output: Decodable { var format: Format }
        struct Tool: Decodable { var name: String }
        var system: String?
        var messages: [Message]
        var format: Format?
        var output: Output?
        var tools: [Tool]?
        var temperature: Double?
        var maxTokens: Int?
        var maxCompletionTokens: Int?

        enum CodingKeys: String, CodingKey {
            case system, messages, temperature, tools
            case format = "response_format"
            case output = "output_config"
            case maxTokens = "max_tokens"
            case maxCompletionTokens = "max_completion_tokens"
        }
    }

    public struct Question: Decodable {
        public struct Dish: Decodable {
            public var id: String
            public var name: String
            public var description: String?
            public var section: String?
            /// Such as "V: vegetarian".
            public var marks: [String]?
        }
        public var dishes: [Dish]
    }

    private var parsed: Body? { try? JSONDecoder().decode(Body.self, from: Data(body.utf8)) }
    public var systemMessage: String {
        parsed.flatMap { body in body.system ?? body.messages.first { $0.role == "system" }?.content } ?? ""
    }
    public var userMessage: String { parsed?.messages.first { $0.role == "user" }?.content ?? "" }
    public var question: Question? { try? JSONDecoder().decode(Question.self, from: Data(userMessage.utf8)) }
    public var ids: [String] { question?.dishes.map(\.id) ?? [] }
    public var names: [String] { question?.dishes.map(\.name) ?? [] }
    /// `json_schema`, `json_object`, `json_object + schema`, `tool` or `text`.
    public var format: String {
        guard let parsed else { return "text" }
        if let format = parsed.format, format.type == "json_object", format.schema != nil {
            return "json_object + schema"
        }
        return parsed.format?.type ?? parsed.output?.format.type ?? (parsed.tools == nil ? "text" : "tool")
    }
    public var maxTokens: Int? { parsed?.maxTokens }
    public var maxCompletionTokens: Int? { parsed?.maxCompletionTokens }
    public var temperature: Double? { parsed?.temperature }
}
