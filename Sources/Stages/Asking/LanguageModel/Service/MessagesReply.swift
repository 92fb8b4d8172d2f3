internal import Foundation

extension ChatReply {
    /// Reads an answer of `/v1/messages`; nil when the data is none.
    init?(message data: Data) {
        guard let envelope = try? JSONDecoder().decode(MessageEnvelope.self, from: data) else { return nil }
        let used = envelope.usage
        let prompt = [used?.input, used?.cacheRead, used?.cacheWritten].compactMap { $0 }
        self.init(
            ending: Self.ending(envelope),
            usage: used?.output.flatMap { output in
                StatedUsage(
                    prompt: prompt.reduce(0) { $0.addingReportingOverflow($1).partialValue }, completion: output)
            })
    }

    /// Known reasons: `end_turn`, `stop_sequence`, `tool_use`, `max_tokens`, `model_context_window_exceeded`,
    /// `pause_turn`, `refusal`.
    private static func ending(_ envelope: MessageEnvelope) -> Ending {
        switch envelope.stopReason {
        case "max_tokens", "model_context_window_exceeded", "pause_turn": return .truncated
        case "refusal": return .refused
        default: break
        }
        if let input = envelope.content.first(where: { $0.type == "tool_use" })?.input,
            let data = try? JSONEncoder().encode(input)
        {
            return .answered(String(decoding: data, as: UTF8.self))
        }
        let text = envelope.content.filter { $0.type == "text" }.compactMap(\.text).joined()
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? .refused : .answered(text)
    }
}

private struct MessageEnvelope: Decodable {
    struct Block: Decodable {
        var type: String
        var text: String?
        var input: JSONValue?
    }

    struct Usage: Decodable {
        var input: Int?
        var output: Int?
        var cacheRead: Int?
        var cacheWritten: Int?

        enum CodingKeys: String, CodingKey {
            case input = "input_tokens"
            case output = "output_tokens"
            case cacheRead = "cache_read_input_tokens"
            case cacheWritten = "cache_creation_input_tokens"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            input = try? container.decode(Int.self, forKey: .input)
            output = try? container.decode(Int.self, forKey: .output)
            cacheRead = try? container.decode(Int.self, forKey: .cacheRead)
            cacheWritten = try? container.decode(Int.self, forKey: .cacheWritten)
        }
    }

    var content: [Block]
    var stopReason: String?
    var usage: Usage?

    enum CodingKeys: String, CodingKey {
        case content, usage
        case stopReason = "stop_reason"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        content = try container.decode([Block].self, forKey: .content)
        stopReason = (try? container.decode(String.self, forKey: .stopReason))?.lowercased()
        usage = try? container.decode(Usage.self, forKey: .usage)
    }
}
