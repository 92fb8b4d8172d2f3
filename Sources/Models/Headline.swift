/// The one thing to know first about a dish, as a code that a client can put into its own words.
public struct Headline: Codable, Sendable, Hashable {
    public var code: Code
    /// The words on the menu that it rests on, or nil.
    public var because: String?

    public enum Code: String, Codable, Sendable, CaseIterable {
        case vegan, vegetarian
        case notVegan = "not_vegan"
        case notVegetarian = "not_vegetarian"
        case containsMeat = "contains_meat"
        case containsFish = "contains_fish"
        case unknown
    }

    public init(code: Code, because: String? = nil) {
        self.code = code
        self.because = because
    }

    enum CodingKeys: String, CodingKey { case code, because }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(because, forKey: .because)
    }
}
