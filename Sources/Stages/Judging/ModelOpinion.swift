public import Models

/// What a language model said about one dish: evidence, never the truth, and never the only ground for a "yes".
public struct ModelOpinion: Codable, Sendable, Hashable {
    public var claims: [Diet: Claim]
    public var allergens: [Allergen: AllergenStatus]
    /// Hidden ingredients to ask the staff about, as whole questions.
    public var questions: [String]
    /// The language of its questions where that is known: that of the translation, since both were asked for in one.
    var questionLanguage: String? { translation?.language }
    /// Nil when the dish is already in the language asked for, or the model gave no usable translation.
    public var translation: Translation?
    public var type: DishType?

    public init(
        claims: [Diet: Claim], allergens: [Allergen: AllergenStatus] = [:], questions: [String] = [],
        translation: Translation? = nil, type: DishType? = nil
    ) {
        self.claims = claims
        self.allergens = allergens
        self.questions = questions
        self.translation = translation
        self.type = type
    }
}
