/// Something a reader of the bundle should know that is no failure.
public struct Warning: Codable, Sendable, Hashable {
    /// A short word a program can compare, such as `page_failed` or `language_missing`.
    public var code: String
    /// One sentence for a person.
    public var message: String
    /// The page it is about, from 1, or nil for the whole menu.
    public var page: Int?

    public init(code: String, message: String, page: Int? = nil) {
        self.code = code
        self.message = message
        self.page = page
    }

    enum CodingKeys: String, CodingKey {
        case code, message, page
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        try container.encode(page, forKey: .page)
    }
}
