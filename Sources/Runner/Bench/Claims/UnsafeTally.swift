internal import Models

/// Unsafe food called safe: what people are told they may eat, among the dishes that they must not eat.
struct UnsafeTally: Encodable, Sendable, Hashable {
    /// Dishes called vegan that are not.
    var vegan = BoundedRate()
    /// Dishes called vegetarian, or vegan, that hold meat or fish.
    var vegetarian = BoundedRate()
    /// Dishes of both kinds, each once, among those that aren't vegan.
    var together = BoundedRate()
    /// Of the dishes called vegan, vegetarian or pescatarian, those that are less safe than that by every label that
    /// may be right.
    var ofSafe = BoundedRate()

    enum CodingKeys: String, CodingKey {
        case vegan, vegetarian, together
        case ofSafe = "of_safe"
    }

    init(_ rows: [JudgedRow]) {
        for row in rows {
            guard let truth = row.row.dish else { continue }
            let diets = row.unsafeDiets
            if !truth.isSafe(for: .vegan) { vegan.add(diets.contains(.vegan)) }
            if !truth.isSafe(for: .vegetarian) { vegetarian.add(diets.contains(.vegetarian)) }
            if !ScoredDiet.allCases.allSatisfy(truth.isSafe) { together.add(!diets.isEmpty) }
            let label = row.verdict.label
            if label.diet != nil { ofSafe.add(truth.labels.allSatisfy { $0.strictness > label.strictness }) }
        }
    }

    /// In the order shown.
    var rows: [(name: String, rate: BoundedRate)] {
        [
            ("called vegan", vegan), ("called vegetarian", vegetarian), ("together", together),
            ("of all called safe", ofSafe),
        ]
    }
}
