internal import Foundation

/// A chat completion, with what its ending means told apart before anything in it is read.
struct ChatReply: Sendable, Hashable {
    enum Ending: Sendable, Hashable {
        /// What the model wrote, whole.
        case answered(String)
        /// It ran out of room in the middle.
        case truncated
        /// It declined, or wrote nothing.
        case refused
    }

    var ending: Ending
    var promptTokens: Int
    var completionTokens: Int

    /// Nil when the data is no chat completion.
    init?(_ data: Data) {
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: data), let choice = envelope.choices.first
        else { return nil }
        promptTokens = envelope.usage?.prompt ?? 0
        completionTokens = envelope.usage?.completion ?? 0
        let content = choice.message.content.trimmingCharacters(in: .whitespacesAndNewlines)
        switch choice.finishReason {
        case "length", "max_tokens": ending = .truncated
        case "content_filter", "refusal", "safety": ending = .refused
        default: ending = choice.message.refused || content.isEmpty ? .refused : .answered(content)
        }
    }

    init(ending: Ending, promptTokens: Int = 0, completionTokens: Int = 0) {
        self.ending = ending
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
    }
}

extension ChatReply {
    private struct Envelope: Decodable {
        var choices: [Choice]
        var usage: Usage?

        enum CodingKeys: String, CodingKey { case choices, usage }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            choices = try container.decode([Choice].self, forKey: .choices)
            usage = try? container.decode(Usage.self, forKey: .usage)
        }
    }

    private struct Choice: Decodable {
        var message: Message
        var finishReason: String?

        enum CodingKeys: String, CodingKey {
            case message
            case finishReason = "finish_reason"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            message = try container.decode(Message.self, forKey: .message)
            finishReason = (try? container.decode(String.self, forKey: .finishReason))?.lowercased()
        }
    }

    /// Content is a text, or a list of parts of which only those of type `text` are the answer.
    private struct Message: Decodable {
        struct Part: Decodable {
            var type: String
            var text: String?
        }

        var content: String
        var refused: Bool

        enum CodingKeys: String, CodingKey { case content, refusal }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            refused = (try? container.decode(String.self, forKey: .refusal)).map { !$0.isEmpty } ?? false
            if let text = try? container.decode(String.self, forKey: .content) {
                content = text
            } else if let parts = try? container.decode([Part].self, forKey: .content) {
                content = parts.filter { $0.type == "text" }.compactMap(\.text).joined()
            } else {
                content = ""
            }
        }
    }

    private struct Usage: Decodable {
        var prompt: Int
        var completion: Int

        enum CodingKeys: String, CodingKey {
            case prompt = "prompt_tokens"
            case completion = "completion_tokens"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            prompt = (try? container.decode(Int.self, forKey: .prompt)) ?? 0
            completion = (try? container.decode(Int.self, forKey: .completion)) ?? 0
        }
    }
}
