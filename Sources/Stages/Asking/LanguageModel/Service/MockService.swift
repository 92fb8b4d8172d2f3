internal import Foundation
internal import Models

/// Replaces a service in tests of everything around one. It opens no connection and answers every dish in the form of
/// `/v1/chat/completions`, always the same and always with the most careful answer possible.
///
/// Its answer fits no diet and may hold every allergen, so nothing that is read with it looks safer than without. What
/// a guest would read begins with "[mock]".
struct MockService: ServiceTransport {
    /// RFC 6761 reserves names with this ending, so that they never belong to anybody.
    static let address = "https://mock.invalid/v1"
    static let model = "mock"
    static let mark = "[mock]"

    func send(_ message: WebMessage, limit: Int, timeout: Duration) async -> Result<WebAnswer, WebTrouble> {
        guard let body = message.body, let request = try? JSONDecoder().decode(Request.self, from: body),
            let words = request.messages.last?.content
        else { return .success(WebAnswer(status: 400, headers: [:], body: Data())) }
        let text = Self.answer(to: words)
        guard let reply = try? JSONEncoder.bundle().encode(Reply(text)), reply.count <= limit else {
            return .failure(.tooLarge)
        }
        return .success(WebAnswer(status: 200, headers: ["content-type": "application/json"], body: reply))
    }

    /// Something short for a question that is not about dishes.
    private static func answer(to words: String) -> String {
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(words.utf8)),
            let json = try? JSONEncoder.bundle().encode(["dishes": question.dishes.map(Opinion.init)])
        else { return "OK" }
        return String(decoding: json, as: UTF8.self)
    }
}

extension MockService {
    private struct Request: Decodable {
        struct Message: Decodable { var content: String }
        var messages: [Message]
    }

    private struct Question: Decodable {
        struct Dish: Decodable {
            var id: String
            var name: String
            var description: String?
        }
        var dishes: [Dish]
    }

    /// Every field that is asked for, with the names of `AnswerField`.
    private struct Opinion: Encodable {
        var dish: Question.Dish

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: AnswerField.self)
            try fields.encode(dish.id, forKey: .id)
            try fields.encode(dish.name, forKey: .name)
            try fields.encode([Allergen](), forKey: .contained)
            try fields.encode(Allergen.allCases, forKey: .possible)
            try fields.encode(["\(MockService.mark) What is this dish made with?"], forKey: .questions)
            try fields.encode(AnswerFit.unknown, forKey: .suits)
            try fields.encode(AnswerFit.none, forKey: .sometimes)
            try fields.encode("\(MockService.mark) \(dish.name)", forKey: .title)
            try fields.encode(dish.description.map { "\(MockService.mark) \($0)" } ?? "", forKey: .text)
            try fields.encode(DishType.other, forKey: .type)
        }
    }

    private struct Reply: Encodable {
        struct Message: Encodable {
            var role = "assistant"
            var content: String
        }
        struct Choice: Encodable {
            var index = 0
            var message: Message
            var finishReason = "stop"

            enum CodingKeys: String, CodingKey {
                case index, message
                case finishReason = "finish_reason"
            }
        }
        struct Usage: Encodable {
            var promptTokens = 0
            var completionTokens = 0

            enum CodingKeys: String, CodingKey {
                case promptTokens = "prompt_tokens"
                case completionTokens = "completion_tokens"
            }
        }
        var choices: [Choice]
        var usage = Usage()

        init(_ text: String) { choices = [Choice(message: Message(content: text))] }
    }
}
