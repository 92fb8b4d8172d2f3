/// What looking through the whole cache found.
public struct CacheVerification: Codable, Sendable, Hashable {
    /// Whether the database itself is whole.
    public var isSound: Bool
    /// Entries looked at.
    public var checked = 0
    /// Readings that can't be decoded, or aren't what was kept under their key.
    public var badReadings = 0
    /// Answers that can't be decoded, or whose key isn't that of their question.
    public var badAnswers = 0
    public var badPages = 0
    /// Bad entries that were removed.
    public var removed = 0

    public var bad: Int { badReadings + badAnswers + badPages }

    enum CodingKeys: String, CodingKey {
        case checked, removed
        case isSound = "is_sound"
        case badReadings = "bad_readings"
        case badAnswers = "bad_answers"
        case badPages = "bad_pages"
    }
}
