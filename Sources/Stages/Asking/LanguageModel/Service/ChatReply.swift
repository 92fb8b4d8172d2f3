internal import Foundation

/// A model's answer, classified by how it ended before anything in it is read.
struct ChatReply: Sendable, Hashable {
    enum Ending: Sendable, Hashable {
        /// What the model wrote, whole.
        case answered(String)
        /// It ran out of room in the middle.
        case truncated
        /// The service refused the request as too long, with this HTTP status.
        case tooLong(status: Int)
        /// It declined, or wrote nothing.
        case refused
    }

    var ending: Ending
    /// Nil where the service doesn't state any counts.
    var usage: StatedUsage?

    init(ending: Ending, usage: StatedUsage? = nil) {
        self.ending = ending
        self.usage = usage
    }

    /// Reads an answer of `/v1/chat/completions`; nil when the data is none.
    init?(completion data: Data) {
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: data), let choice = envelope.choices.first
        else { return nil }
        usage = envelope.usage?.stated
        let content = choice.message.content.trimmingCharacters(in: .whitespacesAndNewlines)
        switch choice.finishReason {
        case "length", "max_tokens": ending = .truncated
        case "content_filter", "refusal", "safety": ending = .refused
        default: ending = choice.message.refused || content.isEmpty ? .refused : .answered(content)
        }
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

    /// Content is either a text or a list of parts, of which only those of type `text` are the answer.
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
        var prompt: Int?
        var completion: Int?
        var total: Int?

        enum CodingKeys: String, CodingKey {
            case prompt = "prompt_tokens"
            case completion = "completion_tokens"
            case total = "total_tokens"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            prompt = try? container.decode(Int.self, forKey: .prompt)
            completion = try? container.decode(Int.self, forKey: .completion)
            total = try? container.decode(Int.self, forKey: .total)
        }

        /// Gemini leaves a model's thoughts out of the completion count and includes them only in the total; they are
        /// paid for.
        var stated: StatedUsage? {
            guard let prompt, let completion else { return nil }
            let (rest, overflow) = (total ?? 0).subtractingReportingOverflow(prompt)
            return StatedUsage(prompt: prompt, completion: overflow ? completion : max(completion, rest))
        }
    }
}
