/// The body of a request to `/v1/chat/completions`.
struct ChatRequest: Encodable, Sendable {
    private struct Message: Encodable {
        var role: String
        var content: String
    }

    private struct Format: Encodable {
        struct Named: Encodable {
            var name = "dishes"
            var strict = true
            var schema: AnswerSchema
        }

        var type: String
        var named: Named?
        var schema: AnswerSchema?

        enum CodingKeys: String, CodingKey {
            case type, schema
            case named = "json_schema"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case model, messages, temperature, stream
        case format = "response_format"
        case limit = "max_tokens"
        case completionLimit = "max_completion_tokens"
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
        switch form.limit {
        case .tokens: try container.encode(form.outputLimit(conversation), forKey: .limit)
        case .completionTokens: try container.encode(form.outputLimit(conversation), forKey: .completionLimit)
        case .none: break
        }
        switch form.format {
        case .schema:
            let named = Format.Named(schema: conversation.schema)
            try container.encode(Format(type: "json_schema", named: named), forKey: .format)
        case .objectSchema:
            try container.encode(Format(type: "json_object", schema: conversation.schema), forKey: .format)
        case .object: try container.encode(Format(type: "json_object"), forKey: .format)
        case .text: break
        }
    }
}
