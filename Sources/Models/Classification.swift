/// What can be said about who may eat a dish.
public struct Classification: Codable, Sendable, Hashable {
    public var label: DietLabel
    /// 1 (little is known), 2 (the usual recipe) or 3 (a symbol, plain words or a well-known dish).
    public var confidence: Int
    public var claims: [Diet: Claim]
    /// Only those that something speaks for; any other is unknown, never absent.
    public var allergens: [Allergen: AllergenStatus]
    public var evidence: [Evidence]
    /// One or two sentences in qualified words.
    public var reason: String
    /// What to ask the staff.
    public var questions: [String]

    public init(
        label: DietLabel, confidence: Int, claims: [Diet: Claim], allergens: [Allergen: AllergenStatus] = [:],
        evidence: [Evidence] = [], reason: String, questions: [String] = []
    ) {
        self.label = label
        self.confidence = confidence
        self.claims = claims
        self.allergens = allergens
        self.evidence = evidence
        self.reason = reason
        self.questions = questions
    }
}
