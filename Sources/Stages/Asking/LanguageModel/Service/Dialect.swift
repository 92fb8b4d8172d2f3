internal import Foundation
internal import Models

/// The two protocols that model servers speak over HTTP.
enum Dialect: String, Sendable, Hashable {
    /// `/v1/chat/completions`: OpenAI, and by now most others.
    case chatCompletions = "chat/completions"
    /// `/v1/messages`: Anthropic.
    case messages

    /// The forms of an answer that it can express, the strictest first.
    var formats: [RequestForm.Format] {
        switch self {
        case .chatCompletions: [.schema, .objectSchema, .object, .text]
        case .messages: [.schema, .objectSchema, .text]
        }
    }

    /// Never nil for text that has passed through `MenuWords`.
    func body(model: String, _ conversation: Conversation, _ form: RequestForm) -> Data? {
        switch self {
        case .chatCompletions:
            try? JSONEncoder.bundle().encode(ChatRequest(model: model, conversation: conversation, form: form))
        case .messages:
            try? JSONEncoder.bundle().encode(MessagesRequest(model: model, conversation: conversation, form: form))
        }
    }

    /// Nil when the data is no answer of a model.
    func reply(_ data: Data) -> ChatReply? {
        switch self {
        case .chatCompletions: ChatReply(completion: data)
        case .messages: ChatReply(message: data)
        }
    }

    func headers(_ key: APIKey?) -> [String: String] {
        var headers = [
            "Content-Type": "application/json", "Accept": "application/json", "User-Agent": "vegyscan",
        ]
        switch self {
        case .chatCompletions:
            if let key { headers["Authorization"] = key.authorization }
        case .messages:
            // The version of 2023 is the only stable one so far.
            headers["anthropic-version"] = "2023-06-01"
            if let key { headers["x-api-key"] = key.bare }
        }
        return headers
    }
}
