internal import Foundation
internal import Models

/// The opinions in a model's answer, each checked; whatever isn't exactly as asked for is left out.
enum ModelAnswer {
    /// More than 40 dishes ever need; the rest of a larger text isn't looked at.
    static let maximumSize = 200_000

    /// By id. An id that wasn't asked for, comes twice or carries anything invalid has no opinion.
    static func opinions(in text: String, ids: [String]) -> [String: ModelOpinion] {
        let asked = Set(ids)
        var found: [String: ModelOpinion] = [:]
        var seen: Set<String> = []
        for entry in entries(in: text) {
            guard let id = entry.id, asked.contains(id) else { continue }
            if seen.insert(id).inserted {
                found[id] = entry.opinion
            } else {
                found[id] = nil
            }
        }
        return found
    }

    private static func entries(in text: String) -> [Entry] {
        // What a model thought aloud may hold drafts of its answer.
        let said = text.range(of: "</think>", options: .backwards).map { String(text[$0.upperBound...]) } ?? text
        guard said.utf8.count <= maximumSize else { return [] }
        if let answer = try? JSONDecoder().decode(Answer.self, from: Data(said.utf8)) { return answer.dishes }
        return JSONObjects.find(in: Array(said.utf8)) { bytes in
            (try? JSONDecoder().decode(Answer.self, from: Data(bytes)))?.dishes
        }.flatMap { $0 }
    }

    /// `{"dishes": […]}`, a bare list, or one dish by itself.
    private struct Answer: Decodable {
        var dishes: [Entry]

        enum CodingKeys: String, CodingKey { case dishes }

        init(from decoder: any Decoder) throws {
            if let list = try? [Entry](from: decoder) {
                dishes = list
            } else if let list = try? decoder.container(keyedBy: CodingKeys.self).decode([Entry].self, forKey: .dishes)
            {
                dishes = list
            } else {
                let single = Entry(from: decoder)
                guard single.id != nil else {
                    throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no dishes"))
                }
                dishes = [single]
            }
        }
    }

    /// One dish of the answer: never fails as a whole, so that one bad dish doesn't take the others along.
    private struct Entry: Decodable {
        var id: String?
        var opinion: ModelOpinion?

        enum CodingKeys: String, CodingKey {
            case id, vegan, vegetarian, pescatarian, contains, questions
            case mayContain = "may_contain"
        }

        init(from decoder: any Decoder) {
            guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
            id = try? container.decode(String.self, forKey: .id)
            opinion = try? Self.opinion(container)
        }

        private static func opinion(_ container: KeyedDecodingContainer<CodingKeys>) throws -> ModelOpinion {
            let claims: [Diet: Claim] = [
                .vegan: try container.decode(Claim.self, forKey: .vegan),
                .vegetarian: try container.decode(Claim.self, forKey: .vegetarian),
                .pescatarian: try container.decode(Claim.self, forKey: .pescatarian),
            ]
            var allergens: [Allergen: AllergenStatus] = [:]
            for allergen in try container.decodeIfPresent([Allergen].self, forKey: .mayContain) ?? [] {
                allergens[allergen] = .mayContain
            }
            for allergen in try container.decodeIfPresent([Allergen].self, forKey: .contains) ?? [] {
                allergens[allergen] = .contains
            }
            let questions = try container.decodeIfPresent([String].self, forKey: .questions) ?? []
            return ModelOpinion(
                claims: ClaimCoherence.cautious(claims, allergens), allergens: allergens,
                questions: StaffQuestion.usable(questions))
        }
    }
}
