/// One thing that speaks for or against a claim.
public struct Evidence: Codable, Sendable, Hashable {
    /// `e1`, `e2`, … within its dish; claims and allergens refer to it.
    public internal(set) var id = ""
    public var kind: EvidenceKind
    /// What was seen: the mark or the words on the menu, or the rule's name.
    public var text: String
    /// What it shows in a few words, such as "egg" or "marked vegan in the legend".
    public var finding: String
    /// The same as a code; nil in bundles of earlier versions.
    public var code: EvidenceCode?
    /// What the dish holds or may hold by it, or nil.
    public var ingredient: Ingredient?
    /// How often dishes with these words hold the ingredient; nil where there is none.
    public var likelihood: Likelihood?
    /// What it rests on; nil in bundles of earlier versions.
    public var basis: Basis?
    /// The strictest diet that a mark, a heading or words name, for the dish or a part of it; else nil.
    public var diet: Diet?
    /// Who says that the dish fits the diet; nil where that isn't what it shows, and in bundles of earlier versions.
    public var by: Speaker?
    /// True where the ingredient comes only with what may be added to the dish or chosen for it; else nil.
    public var isOption: Bool?
    /// The diets it speaks about, each with what it says.
    public var says: [Diet: Claim]
    /// The page the words stand on, from 1, or nil.
    public var page: Int?
    /// Where on that page, or nil.
    public var box: Box?

    /// How often what the words name holds an ingredient.
    public enum Likelihood: String, Codable, Sendable, CaseIterable, Hashable {
        /// The words name it, or what they name is made of it.
        case always
        /// By the usual recipe.
        case usual
        /// In some kitchens; worth asking about.
        case sometimes
        /// Seldom.
        case rare
    }

    /// Who says of a dish that it fits a diet.
    public enum Speaker: String, Codable, Sendable, CaseIterable, Hashable {
        /// A mark that the menu explains.
        case legend
        /// A mark that only convention explains.
        case convention
        /// The heading above it.
        case heading
        /// Its own words.
        case words
    }

    public init(
        kind: EvidenceKind, text: String, finding: String, code: EvidenceCode? = nil, ingredient: Ingredient? = nil,
        likelihood: Likelihood? = nil, basis: Basis? = nil, diet: Diet? = nil, by: Speaker? = nil,
        isOption: Bool? = nil, says: [Diet: Claim],
        page: Int? = nil, box: Box? = nil
    ) {
        self.kind = kind
        self.text = text
        self.finding = finding
        self.code = code
        self.ingredient = ingredient
        self.likelihood = likelihood
        self.basis = basis
        (self.diet, self.by) = (diet, by)
        self.isOption = isOption
        self.says = says
        self.page = page
        self.box = box
    }

    /// Whether the dish contains the ingredient by it, rather than may contain it.
    package var isFirm: Bool { code == .ingredient && [.always, .usual].contains(likelihood) && isOption != true }

    enum CodingKeys: String, CodingKey {
        case id, kind, text, finding, code, ingredient, likelihood, basis, diet, by, says, page, box
        case isOption = "option"
    }

    /// Evidence of earlier versions has neither an id nor codes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
        kind = try container.decode(EvidenceKind.self, forKey: .kind)
        text = try container.decode(String.self, forKey: .text)
        finding = try container.decode(String.self, forKey: .finding)
        code = try container.decodeIfPresent(EvidenceCode.self, forKey: .code)
        ingredient = try container.decodeIfPresent(Ingredient.self, forKey: .ingredient)
        likelihood = try container.decodeIfPresent(Likelihood.self, forKey: .likelihood)
        basis = try container.decodeIfPresent(Basis.self, forKey: .basis)
        diet = try container.decodeIfPresent(Diet.self, forKey: .diet)
        by = try container.decodeIfPresent(Speaker.self, forKey: .by)
        isOption = try container.decodeIfPresent(Bool.self, forKey: .isOption)
        says = try container.decode([Diet: Claim].self, forKey: .says)
        page = try container.decodeIfPresent(Int.self, forKey: .page)
        box = try container.decodeIfPresent(Box.self, forKey: .box)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(text, forKey: .text)
        try container.encode(finding, forKey: .finding)
        try container.encodeIfPresent(code, forKey: .code)
        try container.encodeIfPresent(ingredient, forKey: .ingredient)
        try container.encodeIfPresent(likelihood, forKey: .likelihood)
        try container.encodeIfPresent(basis, forKey: .basis)
        try container.encodeIfPresent(diet, forKey: .diet)
        try container.encodeIfPresent(by, forKey: .by)
        try container.encodeIfPresent(isOption, forKey: .isOption)
        try container.encode(says, forKey: .says)
        try container.encode(page, forKey: .page)
        try container.encode(box, forKey: .box)
    }
}

extension [Evidence] {
    /// The same, each with the id of its place.
    func numbered() -> [Evidence] {
        enumerated().map { place, evidence in
            var evidence = evidence
            evidence.id = "e\(place + 1)"
            return evidence
        }
    }
}

/// Where evidence comes from, strongest first.
public enum EvidenceKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// A mark on the menu.
    case symbol
    /// Words on the menu that say it, such as "vegan" or an ingredient's name.
    case words
    /// The embedded knowledge base: what a dish of that name usually holds.
    case knowledge
    /// A language model's answer; never the only ground for "yes".
    case llm
}

/// What a piece of evidence shows.
public enum EvidenceCode: String, Codable, Sendable, CaseIterable, Hashable {
    /// That the dish holds, or may hold, `ingredient`.
    case ingredient
    /// That `ingredient` may be there without belonging to the dish: a notice of traces, or a mark for them.
    case traces
    /// Something from plants.
    case plant
    /// A mark, a heading or words by which the dish fits a diet.
    case diet
    /// The same of a part of the dish only.
    case dietOfPart = "diet_of_part"
    /// Words by which the dish is not vegetarian.
    case notVegetarian = "not_vegetarian"
    /// A mark whose meaning nobody knows.
    case unexplainedMark = "unexplained_mark"
    /// Ink that may be a mark and wasn't read.
    case unreadMark = "unread_mark"
    /// All words that are known, of which none speaks against the diet.
    case nothingAgainst = "nothing_against"
    /// A language model's answer.
    case model
}
