internal import Foundation
internal import Judging
internal import Models

/// The opinions in a model's answer, each checked; whatever isn't exactly as asked for is left out.
enum ModelAnswer {
    /// More than 40 dishes ever need; the rest of a larger text is ignored.
    static let maximumSize = 200_000

    /// The opinions by id. An id that wasn't asked for, comes twice, or carries another dish's name or anything invalid
    /// has none.
    static func opinions(in text: String, on batch: DishBatch, targetLanguage: String) -> [String: ModelOpinion] {
        let asked = batch.byID
        let names = batch.dishes.map(\.words.name)
        var found: [String: ModelOpinion] = [:]
        var seen: Set<String> = []
        for entry in entries(in: text) {
            guard let id = entry.id, let words = asked[id]?.words else { continue }
            guard seen.insert(id).inserted else {
                found[id] = nil
                continue
            }
            guard let name = entry.name, NameEcho.matches(name, words.name, others: names) else { continue }
            var opinion = entry.opinion
            if words.needsTranslation(into: targetLanguage) {
                opinion?.translation = DishTranslation.usable(
                    name: entry.title, description: entry.text, of: words, language: targetLanguage)
            }
            found[id] = opinion
        }
        return found
    }

    private static func entries(in text: String) -> [AnswerEntry] {
        // A model's thoughts may contain drafts of its answer.
        let said = text.range(of: "</think>", options: .backwards).map { String(text[$0.upperBound...]) } ?? text
        guard said.utf8.count <= maximumSize else { return [] }
        if let answer = try? JSONDecoder().decode(Answer.self, from: Data(said.utf8)) { return answer.dishes }
        return JSONObjects.find(in: Array(said.utf8)) { bytes in
            (try? JSONDecoder().decode(Answer.self, from: Data(bytes)))?.dishes
        }.flatMap { $0 }
    }

    /// `{"dishes": […]}`, a bare list, or one dish by itself.
    private struct Answer: Decodable {
        var dishes: [AnswerEntry]

        enum CodingKeys: String, CodingKey { case dishes }

        init(from decoder: any Decoder) throws {
            if let list = try? [AnswerEntry](from: decoder) {
                dishes = list
            } else if let list = try? decoder.container(keyedBy: CodingKeys.self)
                .decode([AnswerEntry].self, forKey: .dishes)
            {
                dishes = list
            } else {
                let single = AnswerEntry(from: decoder)
                guard single.id != nil else {
                    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no dishes"))
                }
                dishes = [single]
            }
        }
    }
}
