import Foundation
import Judging
import Models

@testable import Asking

/// An HTTP answer of a language model: the first byte chooses the dialect and the status, the rest is the body. Then
/// the body once more as the text of the answer itself, with an opinion that goes on to a verdict.
func fuzzAnswer(_ input: [UInt8]) {
    guard let first = input.first else { return }
    var said = String(decoding: input.dropFirst(), as: UTF8.self)
    for (number, id) in FuzzDishes.batch.ids.enumerated() { said = said.replacing("%\(number + 1)", with: id) }
    let body = Data(said.utf8)
    let dialect: Dialect = first & 1 == 0 ? .chatCompletions : .messages
    let statuses = [200, 200, 200, 400, 401, 429, 500, 529]
    let status = statuses[Int(first >> 1) % statuses.count]
    var texts = [said]
    if case .reply(let reply) = AnswerVerdict(WebAnswer(status: status, headers: [:], body: body), dialect),
        case .answered(let text) = reply.ending
    {
        texts.append(text)
    }
    for text in texts {
        let opinions = ModelAnswer.opinions(in: text, on: FuzzDishes.batch, targetLanguage: "de")
        for (id, opinion) in opinions {
            // Only what was asked for may come back.
            precondition(FuzzDishes.batch.ids.contains(id))
            let verdict = Judge()(FuzzDishes.meat, opinion: opinion)
            // No model makes a steak vegan, whatever it says.
            precondition(verdict.label != .vegan && verdict.label != .vegetarian)
        }
    }
}

private enum FuzzDishes {
    static let meat = DishText(name: "Beef steak with peas", language: "en")
    static let batch = DishBatch(
        [meat, DishText(name: "Tomato soup", description: "with basil", language: "en")].compactMap {
            AskedDish($0, targetLanguage: "de", model: "fuzz", host: "fuzz")
        })
}
