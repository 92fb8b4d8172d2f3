internal import Foundation
internal import Judging
internal import Models

/// One line of `vegyscan judge`'s input.
struct DishRow: Decodable {
    var id: RowID?
    var dish: DishText

    enum CodingKeys: String, CodingKey {
        case id, name, description, ingredients, language, cuisine, section, symbols
    }

    init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: CodingKeys.self)
        id = try row.decodeIfPresent(RowID.self, forKey: .id)
        // A list of ingredients may be one text or an array. A failed attempt takes as long as a verdict, so none is
        // made where there is no list.
        var ingredients: String?
        if row.contains(.ingredients) {
            let list = try? row.decode([String].self, forKey: .ingredients)
            ingredients = try list?.joined(separator: ", ") ?? row.decodeIfPresent(String.self, forKey: .ingredients)
        }
        dish = DishText(
            name: try row.decode(String.self, forKey: .name),
            description: try row.decodeIfPresent(String.self, forKey: .description),
            ingredients: ingredients,
            language: try row.decodeIfPresent(String.self, forKey: .language),
            cuisine: try row.decodeIfPresent(String.self, forKey: .cuisine),
            section: try row.decodeIfPresent(String.self, forKey: .section),
            symbols: row.contains(.symbols) ? try row.decode([DietarySymbol].self, forKey: .symbols) : [])
    }
}

/// A row's own id, given back as it came.
enum RowID: Codable, Sendable, Hashable {
    case text(String)
    case number(Int)

    /// As somebody would write it.
    var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        }
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(try value.decode(Int.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        }
    }
}

/// One line of `vegyscan judge`'s output.
struct VerdictRow: Encodable {
    var id: RowID?
    var name: String
    var classification: Classification
    var tellsEvidence: Bool

    enum CodingKeys: String, CodingKey {
        case id, name, label, confidence, claims, allergens, usually, evidence, reason, questions, headline
        case options
        case claimBasis = "claim_basis"
        case claimEvidence = "claim_evidence"
        case allergenEvidence = "allergen_evidence"
        case staffQuestions = "staff_questions"
        case allergenBasis = "allergen_basis"
        case hiddenIngredients = "hidden_ingredients"
    }

    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: CodingKeys.self)
        try row.encode(id, forKey: .id)
        try row.encode(name, forKey: .name)
        try row.encode(classification.label, forKey: .label)
        try row.encode(classification.confidence, forKey: .confidence)
        try row.encode(classification.claims, forKey: .claims)
        try row.encode(classification.allergens, forKey: .allergens)
        try row.encode(classification.usually, forKey: .usually)
        try row.encode(classification.reason, forKey: .reason)
        try row.encode(classification.headline, forKey: .headline)
        try row.encode(classification.claimBasis, forKey: .claimBasis)
        try row.encode(classification.allergenBasis, forKey: .allergenBasis)
        guard tellsEvidence else { return }
        try row.encode(classification.evidence.map(EvidenceWords.init), forKey: .evidence)
        try row.encode(classification.claimEvidence, forKey: .claimEvidence)
        try row.encode(classification.allergenEvidence, forKey: .allergenEvidence)
        try row.encode(classification.questions, forKey: .questions)
        try row.encode(classification.staffQuestions, forKey: .staffQuestions)
        try row.encodeIfPresent(classification.options, forKey: .options)
        try row.encode(classification.hiddenIngredients, forKey: .hiddenIngredients)
    }
}
