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
    /// What the cuisine's cooks may put into the dish unsaid, the likeliest first; at most three.
    public var hiddenIngredients: [HiddenIngredient]
    /// What each claim that is "yes" or "no" rests on; absent in bundles of earlier versions.
    public var claimBasis: [Diet: Basis]
    /// What each allergen rests on: "contains" by a recipe is "usually contains".
    public var allergenBasis: [Allergen: Basis]
    /// Nil in bundles of earlier versions.
    public var headline: Headline?
    /// Whether a language model's old answer stands in for one it couldn't give now.
    public var offlineData: Bool

    public init(
        label: DietLabel, confidence: Int, claims: [Diet: Claim], allergens: [Allergen: AllergenStatus] = [:],
        evidence: [Evidence] = [], reason: String, questions: [String] = [],
        hiddenIngredients: [HiddenIngredient] = [], claimBasis: [Diet: Basis] = [:],
        allergenBasis: [Allergen: Basis] = [:], headline: Headline? = nil, offlineData: Bool = false
    ) {
        self.label = label
        self.confidence = confidence
        self.claims = claims
        self.allergens = allergens
        self.evidence = evidence
        self.reason = reason
        self.questions = questions
        self.hiddenIngredients = hiddenIngredients
        self.claimBasis = claimBasis
        self.allergenBasis = allergenBasis
        self.headline = headline
        self.offlineData = offlineData
    }

    /// The allergens that are contained by the usual recipe or the cuisine's habits, so that the dish usually contains them
    /// and this one may not; in the order of `Allergen`.
    public var usually: [Allergen] {
        Allergen.allCases.filter {
            allergens[$0] == .contains && [.recipe, .cuisine].contains(allergenBasis[$0])
        }
    }

    enum CodingKeys: String, CodingKey {
        case label, confidence, claims, allergens, usually, evidence, reason, questions, headline
        case claimBasis = "claim_basis"
        case allergenBasis = "allergen_basis"
        case hiddenIngredients = "hidden_ingredients"
        case offlineData = "offline_data"
    }

    /// Bundles of earlier versions have neither hidden ingredients, bases, a headline nor offline data.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(DietLabel.self, forKey: .label)
        confidence = try container.decode(Int.self, forKey: .confidence)
        claims = try container.decode([Diet: Claim].self, forKey: .claims)
        allergens = try container.decode([Allergen: AllergenStatus].self, forKey: .allergens)
        evidence = try container.decode([Evidence].self, forKey: .evidence)
        reason = try container.decode(String.self, forKey: .reason)
        questions = try container.decode([String].self, forKey: .questions)
        hiddenIngredients = try container.decodeIfPresent([HiddenIngredient].self, forKey: .hiddenIngredients) ?? []
        claimBasis = try container.decodeIfPresent([Diet: Basis].self, forKey: .claimBasis) ?? [:]
        allergenBasis = try container.decodeIfPresent([Allergen: Basis].self, forKey: .allergenBasis) ?? [:]
        headline = try container.decodeIfPresent(Headline.self, forKey: .headline)
        offlineData = try container.decodeIfPresent(Bool.self, forKey: .offlineData) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(label, forKey: .label)
        try container.encode(confidence, forKey: .confidence)
        try container.encode(claims, forKey: .claims)
        try container.encode(allergens, forKey: .allergens)
        try container.encode(usually, forKey: .usually)
        try container.encode(evidence, forKey: .evidence)
        try container.encode(reason, forKey: .reason)
        try container.encode(questions, forKey: .questions)
        try container.encode(hiddenIngredients, forKey: .hiddenIngredients)
        try container.encode(claimBasis, forKey: .claimBasis)
        try container.encode(allergenBasis, forKey: .allergenBasis)
        try container.encodeIfPresent(headline, forKey: .headline)
        try container.encode(offlineData, forKey: .offlineData)
    }
}
