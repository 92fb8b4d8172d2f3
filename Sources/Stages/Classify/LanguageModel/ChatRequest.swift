internal import Foundation
internal import Models

/// What is said to the model in one request.
struct Conversation: Sendable {
    var system: String
    var user: String
    /// What structured output is held to.
    var schema = AnswerSchema()
}

/// The body of a request to `/v1/chat/completions`.
struct ChatRequest: Encodable, Sendable {
    private struct Message: Encodable {
        var role: String
        var content: String
    }

    private struct Format: Encodable {
        struct Schema: Encodable {
            var name = "dishes"
            var strict = true
            var schema: AnswerSchema
        }

        var type: String
        var schema: Schema?

        enum CodingKeys: String, CodingKey {
            case type
            case schema = "json_schema"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case model, messages, temperature, stream
        case format = "response_format"
    }

    var model: String
    var conversation: Conversation
    var form: RequestForm

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(model, forKey: .model)
        try container.encode(
            [
                Message(role: "system", content: conversation.system),
                Message(role: "user", content: conversation.user),
            ], forKey: .messages)
        try container.encode(false, forKey: .stream)
        if form.temperature { try container.encode(0, forKey: .temperature) }
        switch form.format {
        case .schema:
            try container.encode(
                Format(type: "json_schema", schema: Format.Schema(schema: conversation.schema)), forKey: .format)
        case .object: try container.encode(Format(type: "json_object"), forKey: .format)
        case .text: break
        }
    }

    /// Nil never happens with text that came through `MenuWords`.
    var body: Data? { try? JSONEncoder.bundle().encode(self) }
}
