/// The body of a request to `/v1/messages`.
struct MessagesRequest: Encodable, Sendable {
    private struct Message: Encodable {
        var role = "user"
        var content: String
    }

    /// Structured output: the answer's text is JSON of the schema.
    private struct OutputConfig: Encodable {
        struct Format: Encodable {
            var type = "json_schema"
            var schema: AnswerSchema
        }
        var format: Format
    }

    /// Older models don't support structured output, but fill in the input of a tool that they are made to use.
    private struct Tool: Encodable {
        var name = MessagesRequest.toolName
        var description = "Takes the verdict on every dish."
        var schema: AnswerSchema

        enum CodingKeys: String, CodingKey {
            case name, description
            case schema = "input_schema"
        }
    }

    private struct ToolChoice: Encodable {
        var type = "tool"
        var name = MessagesRequest.toolName
    }

    private enum CodingKeys: String, CodingKey {
        case model, system, messages, temperature, tools
        case limit = "max_tokens"
        case output = "output_config"
        case choice = "tool_choice"
    }

    static let toolName = "judge"

    var model: String
    var conversation: Conversation
    var form: RequestForm

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(model, forKey: .model)
        try container.encode(conversation.system, forKey: .system)
        try container.encode([Message(content: conversation.user)], forKey: .messages)
        try container.encode(form.outputLimit(conversation), forKey: .limit)
        if form.temperature { try container.encode(0, forKey: .temperature) }
        switch form.format {
        case .schema:
            try container.encode(OutputConfig(format: .init(schema: conversation.schema)), forKey: .output)
        case .objectSchema:
            try container.encode([Tool(schema: conversation.schema)], forKey: .tools)
            try container.encode(ToolChoice(), forKey: .choice)
        case .object, .text: break
        }
    }
}
