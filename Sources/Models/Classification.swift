/// What can be said about who may eat a dish.
public struct Classification: Codable, Sendable, Hashable {
    public var label: DietLabel
    /// 1 (little is known), 2 (the usual recipe) or 3 (a symbol, plain words or a well-known dish).
    public var confidence: Int
    public var claims: [Diet: Claim]
    /// Only those that something speaks for; any other is unknown, never absent.
    public var allergens: [Allergen: AllergenStatus]
    /// Numbered `e1`, `e2`, … when it is given here or read.
    public var evidence: [Evidence]
    /// One or two sentences in qualified words.
    public var reason: String
    /// What to ask the staff: every text of `staffQuestions`, without saying which language it is in.
    public var questions: [String]
    /// What to ask the staff, by language; empty in bundles of earlier versions.
    public var staffQuestions: [StaffQuestion]
    /// What may be added or chosen; nil where nothing may, and in bundles of earlier versions.
    public var options: DishOptions?
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
        staffQuestions: [StaffQuestion] = [], options: DishOptions? = nil, hiddenIngredients: [HiddenIngredient] = [],
        claimBasis: [Diet: Basis] = [:],
        allergenBasis: [Allergen: Basis] = [:], headline: Headline? = nil, offlineData: Bool = false
    ) {
        self.label = label
        self.confidence = confidence
        self.claims = claims
        self.allergens = allergens
        self.evidence = evidence.numbered()
        self.reason = reason
        self.questions = questions
        self.staffQuestions = staffQuestions
        self.options = options
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

    /// The evidence for each claim: what says just that of the diet; where nothing does, as where a mark and words
    /// contradict each other, all that speaks of the diet.
    public var claimEvidence: [Diet: [String]] {
        claims.reduce(into: [:]) { found, claim in
            let bearing = evidence.filter { $0.says[claim.key] != nil }
            let same = bearing.filter { $0.says[claim.key] == claim.value }
            let ids = (same.isEmpty ? bearing : same).map(\.id)
            if !ids.isEmpty { found[claim.key] = ids }
        }
    }

    /// The evidence for each allergen: for one that is contained, only what makes that certain or usual.
    public var allergenEvidence: [Allergen: [String]] {
        allergens.reduce(into: [:]) { found, allergen in
            let bearing = evidence.filter { $0.ingredient?.allergen == allergen.key }
            let firm = bearing.filter(\.isFirm)
            var ids = (allergen.value == .contains && !firm.isEmpty ? firm : bearing).map(\.id)
            if allergenBasis[allergen.key] == .model { ids += evidence.filter { $0.code == .model }.map(\.id) }
            if !ids.isEmpty { found[allergen.key] = ids }
        }
    }

    enum CodingKeys: String, CodingKey {
        case label, confidence, claims, allergens, usually, evidence, reason, questions, headline
        case options
        case claimBasis = "claim_basis"
        case allergenBasis = "allergen_basis"
        case claimEvidence = "claim_evidence"
        case allergenEvidence = "allergen_evidence"
        case staffQuestions = "staff_questions"
        case hiddenIngredients = "hidden_ingredients"
        case offlineData = "offline_data"
    }

    /// Bundles of earlier versions have neither hidden ingredients, bases, a headline, offline data, numbered evidence,
    /// questions by language nor options.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(DietLabel.self, forKey: .label)
        confidence = try container.decode(Int.self, forKey: .confidence)
        claims = try container.decode([Diet: Claim].self, forKey: .claims)
        allergens = try container.decode([Allergen: AllergenStatus].self, forKey: .allergens)
        evidence = try container.decode([Evidence].self, forKey: .evidence).numbered()
        reason = try container.decode(String.self, forKey: .reason)
        questions = try container.decode([String].self, forKey: .questions)
        staffQuestions = try container.decodeIfPresent([StaffQuestion].self, forKey: .staffQuestions) ?? []
        options = try container.decodeIfPresent(DishOptions.self, forKey: .options)
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
        try container.encode(staffQuestions, forKey: .staffQuestions)
        try container.encodeIfPresent(options, forKey: .options)
        try container.encode(hiddenIngredients, forKey: .hiddenIngredients)
        try container.encode(claimBasis, forKey: .claimBasis)
        try container.encode(allergenBasis, forKey: .allergenBasis)
        try container.encode(claimEvidence, forKey: .claimEvidence)
        try container.encode(allergenEvidence, forKey: .allergenEvidence)
        try container.encodeIfPresent(headline, forKey: .headline)
        try container.encode(offlineData, forKey: .offlineData)
    }
}
