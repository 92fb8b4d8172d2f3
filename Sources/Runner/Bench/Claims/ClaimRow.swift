internal import Judging
internal import Models

/// A dish or an ingredient, with what is known about it.
struct ClaimRow: Sendable {
    var id: RowID?
    var text: DishText
    /// Nil where the row only tells about allergens or is an ingredient.
    var dish: DishTruth?
    var allergens: AllergenTruth?
    var ingredient: IngredientTruth?

    /// What is judged besides the name.
    enum Part: String, CaseIterable, Sendable {
        case description, ingredients, all
    }

    /// The text that is judged: the name, its language and cuisine, and the part asked for.
    func judged(with part: Part?) -> DishText {
        var judged = text
        if part != .description, part != .all { judged.description = nil }
        if part != .ingredients, part != .all { judged.ingredients = nil }
        return judged
    }
}

extension ClaimRow: Decodable {
    private enum CodingKeys: String, CodingKey {
        case id, name, text, description, ingredients, language, cuisine, label, allergens, vegan, vegetarian
        case labels = "label_set"
        case isComplete = "allergens_complete"
        case scope = "allergens_scope"
    }

    /// - Throws: for a row that has no name, or nothing to score it by.
    init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: CodingKeys.self)
        id = try row.decodeIfPresent(RowID.self, forKey: .id)
        if row.contains(.text), !row.contains(.name) {
            text = DishText(
                name: try row.decode(String.self, forKey: .text),
                language: try row.decodeIfPresent(String.self, forKey: .language))
            ingredient = try Self.ingredient(of: row)
        } else {
            text = try DishRow(from: decoder).dish
            dish = DishTruth(
                label: try row.decodeIfPresent(DietLabel.self, forKey: .label),
                labels: try row.decodeIfPresent([DietLabel].self, forKey: .labels))
            allergens = try Self.allergens(of: row)
        }
        if text.name.isEmpty || (dish == nil && allergens == nil && ingredient == nil) {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Nothing to score."))
        }
    }

    private static func ingredient(of row: KeyedDecodingContainer<CodingKeys>) throws -> IngredientTruth? {
        var claims: [Diet: Claim] = [:]
        claims[.vegan] = try row.decodeIfPresent(Claim.self, forKey: .vegan)
        claims[.vegetarian] = try row.decodeIfPresent(Claim.self, forKey: .vegetarian)
        return claims.isEmpty ? nil : IngredientTruth(claims: claims)
    }

    private static func allergens(of row: KeyedDecodingContainer<CodingKeys>) throws -> AllergenTruth? {
        guard let list = try row.decodeIfPresent([Allergen].self, forKey: .allergens) else { return nil }
        let held = Set(list)
        if try row.decodeIfPresent(Bool.self, forKey: .isComplete) == true {
            return AllergenTruth(held: held, declared: Set(Allergen.allCases))
        }
        let isUS = try row.decodeIfPresent(String.self, forKey: .scope) == "us9"
        return AllergenTruth(held: held, declared: isUS ? AllergenTruth.us9 : [])
    }
}

/// What is known of a single ingredient: a claim for each diet that the source tells about.
struct IngredientTruth: Sendable, Hashable {
    var claims: [Diet: Claim]
}
