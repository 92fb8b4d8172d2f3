internal import Models

/// What is known of a single ingredient: a claim for each diet that the source tells about.
struct IngredientTruth: Sendable, Hashable {
    var claims: [Diet: Claim]
}
