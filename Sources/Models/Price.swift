/// A price as printed, and what it means where that is certain.
public struct Price: Codable, Sendable, Hashable {
    /// As read, with its currency sign.
    public var text: String
    /// In units of the currency, such as 12.5, or nil when the text is no plain amount.
    public var amount: Double?
    /// ISO 4217 code, or nil when the menu doesn't say.
    public var currency: String?
    /// What this price is for when a dish has several, such as "large" or "0.5 l", or nil.
    public var label: String?
    /// Where it stands on the dish's page; nil where it is printed for a whole section, and in bundles of earlier
    /// versions.
    public var box: Box?

    public init(
        text: String, amount: Double? = nil, currency: String? = nil, label: String? = nil, box: Box? = nil
    ) {
        self.text = text
        self.amount = amount
        self.currency = currency
        self.label = label
        self.box = box
    }

    enum CodingKeys: String, CodingKey {
        case text, amount, currency, label, box
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(amount, forKey: .amount)
        try container.encode(currency, forKey: .currency)
        try container.encode(label, forKey: .label)
        try container.encodeIfPresent(box, forKey: .box)
    }
}
