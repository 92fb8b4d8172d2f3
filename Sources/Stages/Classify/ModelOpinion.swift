public import Models

/// What a language model said about one dish: evidence, never the truth, and never the only ground for "yes".
public struct ModelOpinion: Codable, Sendable, Hashable {
    public var claims: [Diet: Claim]
    public var allergens: [Allergen: AllergenStatus]
    /// Hidden ingredients to ask the staff about, as whole questions.
    public var questions: [String]

    public init(claims: [Diet: Claim], allergens: [Allergen: AllergenStatus] = [:], questions: [String] = []) {
        self.claims = claims
        self.allergens = allergens
        self.questions = questions
    }
}
