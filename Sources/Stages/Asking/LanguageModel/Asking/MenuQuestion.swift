internal import Foundation
internal import Models

/// The user message: the words of a batch of dishes as data. What all of them share is stated once.
struct MenuQuestion: Encodable {
    private struct Numbered: Encodable {
        var id: String
        var name: String
        var description: String?
        var ingredients: String?
        var section: String?
        var language: String?
        var cuisine: String?
        /// Such as "V: vegetarian".
        var marks: [String]?
    }

    private var targetLanguage: String
    private var language: String?
    private var cuisine: String?
    private var dishes: [Numbered]

    private enum CodingKeys: String, CodingKey {
        case language, cuisine, dishes
        case targetLanguage = "target_language"
    }

    init(_ batch: DishBatch, targetLanguage: String) {
        self.targetLanguage = targetLanguage
        language = Self.shared(batch.dishes.map(\.words.language))
        cuisine = Self.shared(batch.dishes.map(\.words.cuisine))
        dishes = []
        for (id, words) in zip(batch.ids, batch.dishes.map(\.words)) {
            let marks = words.marks.map { "\($0.mark): \($0.meaning)" }
            dishes.append(
                Numbered(
                    id: id, name: words.name, description: words.description, ingredients: words.ingredients,
                    section: words.section, language: language == nil ? words.language : nil,
                    cuisine: cuisine == nil ? words.cuisine : nil, marks: marks.isEmpty ? nil : marks))
        }
    }

    /// The text that all have in common, or nil.
    private static func shared(_ texts: [String?]) -> String? {
        texts.first.flatMap { first in texts.allSatisfy { $0 == first } ? first : nil }
    }

    /// The message with sorted keys, so that the same dishes give the same request.
    var json: String? {
        (try? JSONEncoder.bundle().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}
