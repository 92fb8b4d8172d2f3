internal import Judging
internal import Models

/// One dish of an answer. Decoding it never fails as a whole, so that one bad dish doesn't spoil the others.
struct AnswerEntry: Decodable {
    var id: String?
    var name: String?
    /// Without a translation; nil when a claim, an allergen or a question can't be read.
    var opinion: ModelOpinion?
    /// The name and the description in the target language. Neither these nor the type can invalidate an answer.
    var title: String?
    var text: String?

    init(from decoder: any Decoder) {
        guard let container = try? decoder.container(keyedBy: AnswerField.self) else { return }
        id = try? container.decode(String.self, forKey: .id)
        name = try? container.decode(String.self, forKey: .name)
        title = try? container.decode(String.self, forKey: .title)
        text = try? container.decode(String.self, forKey: .text)
        opinion = try? Self.opinion(container)
        opinion?.type = try? container.decode(DishType.self, forKey: .type)
    }

    private static func opinion(_ container: KeyedDecodingContainer<AnswerField>) throws -> ModelOpinion {
        let suits = try container.decode(AnswerFit.self, forKey: .suits)
        let perhaps = try container.decodeIfPresent(AnswerFit.self, forKey: .sometimes) ?? .none
        var allergens: [Allergen: AllergenStatus] = [:]
        for allergen in try container.decodeIfPresent([Allergen].self, forKey: .possible) ?? [] {
            allergens[allergen] = .mayContain
        }
        for allergen in try container.decodeIfPresent([Allergen].self, forKey: .contained) ?? [] {
            allergens[allergen] = .contains
        }
        let questions = try container.decodeIfPresent([String].self, forKey: .questions) ?? []
        return ModelOpinion(
            claims: ClaimCoherence.cautious(ClaimCoherence.claims(suits, perhaps: perhaps), allergens),
            allergens: allergens, questions: StaffQuestion.usable(questions))
    }
}
