/// One thing that speaks for or against a claim.
public struct Evidence: Codable, Sendable, Hashable {
    public var kind: EvidenceKind
    /// What was seen: the mark or the words on the menu, or the rule's name.
    public var text: String
    /// What it shows in a few words, such as "egg" or "marked vegan in the legend".
    public var finding: String
    /// The diets it speaks about, each with what it says.
    public var says: [Diet: Claim]
    /// The page the words stand on, from 1, or nil.
    public var page: Int?
    /// Where on that page, or nil.
    public var box: Box?

    public init(
        kind: EvidenceKind, text: String, finding: String, says: [Diet: Claim], page: Int? = nil, box: Box? = nil
    ) {
        self.kind = kind
        self.text = text
        self.finding = finding
        self.says = says
        self.page = page
        self.box = box
    }

    enum CodingKeys: String, CodingKey {
        case kind, text, finding, says, page, box
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(text, forKey: .text)
        try container.encode(finding, forKey: .finding)
        try container.encode(says, forKey: .says)
        try container.encode(page, forKey: .page)
        try container.encode(box, forKey: .box)
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
