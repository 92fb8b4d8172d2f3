internal import Models

/// The parts of a bundle that a profile is checked against; the pages, places and prices, which are most of it, are
/// skipped.
struct JudgedMenu: Decodable {
    var schemaVersion: String
    var id: String
    var languages: [String]
    var cuisine: String?
    var dishes: [JudgedDish]

    enum CodingKeys: String, CodingKey {
        case id, languages, cuisine, dishes
        case schemaVersion = "schema_version"
    }
}

/// A dish without the parts that verdicts don't depend on.
struct JudgedDish: Decodable {
    let dish: Dish

    private enum CodingKeys: String, CodingKey {
        case id, section, name, description, prices, symbols, classification, translation
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let judged = try container.decodeIfPresent(Judged.self, forKey: .classification)
        dish = Dish(
            id: try container.decode(String.self, forKey: .id),
            page: 1,
            section: try container.decodeIfPresent(String.self, forKey: .section),
            name: try container.decode(String.self, forKey: .name),
            description: try container.decodeIfPresent(String.self, forKey: .description),
            prices: try container.decode([Price].self, forKey: .prices),
            symbols: try container.decode([DietarySymbol].self, forKey: .symbols),
            box: Box(x: 0, y: 0, width: 0, height: 0), lines: [],
            classification: judged.map { judged in
                Classification(
                    label: judged.label, confidence: judged.confidence, claims: judged.claims,
                    allergens: judged.allergens,
                    evidence: judged.evidence.map {
                        Evidence(kind: $0.kind, text: $0.text, finding: $0.finding, says: [:])
                    },
                    reason: "")
            },
            translation: try container.decodeIfPresent(Translation.self, forKey: .translation))
    }

    private struct Judged: Decodable {
        var label: DietLabel
        var confidence: Int
        var claims: [Diet: Claim]
        var allergens: [Allergen: AllergenStatus]
        var evidence: [Ground]
    }

    private struct Ground: Decodable {
        var kind: EvidenceKind
        var text: String
        var finding: String
    }
}
