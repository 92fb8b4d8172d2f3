internal import Files
internal import Foundation
public import Judging

/// A question about dishes that somebody else sends, in a file of many, with what it takes to understand its answer.
public struct BatchQuestion: Codable, Sendable, Hashable {
    /// Names the request in the file and its answer, and no other one, also about the same dishes: what an earlier
    /// request came to must not be taken for what a later one did.
    public let id: String
    let targetLanguage: String
    let dishes: [Dish]

    struct Dish: Codable, Sendable, Hashable {
        var words: AskedDish.Words
        var question: DishQuestion
    }

    private enum CodingKeys: String, CodingKey {
        case id, dishes
        case targetLanguage = "target_language"
    }

    init(_ batch: DishBatch, targetLanguage: String) {
        id = "vegyscan-" + UUID().uuidString.lowercased()
        self.targetLanguage = targetLanguage
        dishes = batch.dishes.map { Dish(words: $0.words, question: $0.question) }
    }

    /// Of the dishes, by which equal ones are known.
    public var keys: [String] { dishes.map(\.question.key) }

    /// The usable opinions in an answer, checked as those of a live one are.
    public func answered(by answer: BatchAnswer) -> [AnsweredQuestion] {
        guard case .answered(let text)? = answer.reply?.ending else { return [] }
        let batch = DishBatch(dishes.map { AskedDish(words: $0.words, question: $0.question) })
        let opinions = ModelAnswer.opinions(in: text, on: batch, targetLanguage: targetLanguage)
        return zip(batch.ids, batch.dishes).compactMap { id, dish in
            opinions[id].map { AnsweredQuestion(dish.question, $0) }
        }
    }
}

/// A line of a file of answers, as OpenAI's, vLLM's or Anthropic's batches write it.
public struct BatchAnswer: Sendable {
    /// That of the question.
    public let id: String
    /// Nil where the service reports a failure, or nothing that is an answer.
    let reply: ChatReply?

    /// Whether the service gives an answer, and not a failure.
    public var isThere: Bool { reply != nil }

    /// Nil for a line that is none.
    public init?(_ line: some Sequence<UInt8>) {
        guard let object = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any],
            let id = object["custom_id"] as? String
        else { return nil }
        self.id = id
        if let response = object["response"] as? [String: Any] {
            let status = response["status_code"] as? Int ?? 200
            reply = (200..<300).contains(status) ? Self.reply(response["body"], .chatCompletions) : nil
        } else if let result = object["result"] as? [String: Any] {
            reply = result["type"] as? String == "succeeded" ? Self.reply(result["message"], .messages) : nil
        } else {
            reply = nil
        }
    }

    private static func reply(_ body: Any?, _ dialect: Dialect) -> ChatReply? {
        guard let body = body as? [String: Any], let data = try? JSONSerialization.data(withJSONObject: body) else {
            return nil
        }
        return dialect.reply(data)
    }
}

/// One request of a batch file.
public struct BatchRequest: Sendable {
    public var question: BatchQuestion
    /// The line, with its line end.
    public var line: [UInt8]
    /// At the prices of live requests.
    public var forecast: Forecast

    public init(question: BatchQuestion, line: [UInt8], forecast: Forecast) {
        (self.question, self.line, self.forecast) = (question, line, forecast)
    }
}

/// How a provider wants requests in a file.
public enum BatchFormat: String, CaseIterable, Sendable {
    /// OpenAI's, which vLLM reads too.
    case openai
    case anthropic

    var dialect: Dialect { self == .openai ? .chatCompletions : .messages }

    func line(_ id: String, _ body: Data) -> [UInt8] {
        switch self {
        case .openai:
            Array("{\"body\":".utf8) + Array(body)
                + Array(",\"custom_id\":\"\(id)\",\"method\":\"POST\",\"url\":\"/v1/chat/completions\"}\n".utf8)
        case .anthropic: Array("{\"custom_id\":\"\(id)\",\"params\":".utf8) + Array(body) + Array("}\n".utf8)
        }
    }
}

extension LanguageModel {
    /// The format of batch files at the service's address.
    public nonisolated var batchFormat: BatchFormat {
        endpoint.address.dialect == .messages ? .anthropic : .openai
    }

    /// Requests about what neither memory nor cache knows of dishes, worked out without a connection. A dish that was
    /// asked about before in this way is asked about once only.
    ///
    /// - Parameter skipped: keys of dishes that wait for an answer to an earlier file; the others are those of
    ///   `answers(to:targetLanguage:on:judge:)`.
    public func requests(
        _ dishes: [DishText], targetLanguage: String, on pages: [PageOfDishes] = [], judge: Judge = Judge(),
        format: BatchFormat, skipping skipped: Set<String>
    ) async -> [BatchRequest] {
        let language = MenuWords.languageCode(targetLanguage) ?? "en"
        let asked = dishes.compactMap {
            AskedDish($0, targetLanguage: language, model: settings.model, host: endpoint.address.host)
        }.filter { !skipped.contains($0.key) && !forecasted.contains($0.key) }
        var known: [String: DishAnswer] = [:]
        var expired: [String: DishAnswer] = [:]
        let open = await unknown(asked, on: pages.flatMap(\.hashes), judge, &known, &expired)
            .filter { forecasted.insert($0.key).inserted }
        let form = await endpoint.knownForm() ?? RequestForm()
        return DishBatch.batches(of: open).compactMap { batch in
            guard let conversation = ModelPrompt.conversation(batch, targetLanguage: language),
                let body = format.dialect.body(model: settings.model, conversation, form)
            else { return nil }
            let question = BatchQuestion(batch, targetLanguage: language)
            var forecast = Forecast(dishes: batch.dishes.count)
            forecast.add(
                bytes: body.count, output: conversation.maximumOutput, dishes: batch.dishes.count,
                spending: endpoint.spending)
            return BatchRequest(question: question, line: format.line(question.id, body), forecast: forecast)
        }
    }
}
