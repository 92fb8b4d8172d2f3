import Foundation

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
    public var systemMessage: String { parsed?.messages.first { $0.role == "system" }?.content ?? "" }
    public var userMessage: String { parsed?.messages.first { $0.role == "user" }?.content ?? "" }
    public var question: Question? { try? JSONDecoder().decode(Question.self, from: Data(userMessage.utf8)) }
    public var ids: [String] { question?.dishes.map(\.id) ?? [] }
    public var names: [String] { question?.dishes.map(\.name) ?? [] }
    /// `json_schema`, `json_object` or `text`.
    public var format: String { parsed?.format?.type ?? "text" }
    public var temperature: Double? { parsed?.temperature }
}
