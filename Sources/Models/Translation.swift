/// A dish's words in the language a person wants answers in; for reading only, nothing is judged by it.
public struct Translation: Codable, Sendable, Hashable {
    /// BCP 47 code.
    public var language: String
    public var name: String
    /// Nil when the dish has none.
    public var description: String?

    public init(language: String, name: String, description: String? = nil) {
        self.language = language
        self.name = name
        self.description = description
    }

    enum CodingKeys: String, CodingKey { case language, name, description }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(language, forKey: .language)
        try container.encode(name, forKey: .name)
        try container.encode(description, forKey: .description)
    }
}
