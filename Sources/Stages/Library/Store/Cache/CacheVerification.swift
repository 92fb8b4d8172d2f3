/// The result of checking the whole cache.
package struct CacheVerification: Codable, Sendable, Hashable {
    /// Whether the database itself is intact.
    package var isSound: Bool
    /// The number of entries checked.
    package var checked = 0
    /// Readings that can't be decoded, or aren't what was stored under their key.
    package var badReadings = 0
    /// Answers that can't be decoded, or whose key isn't that of their question.
    package var badAnswers = 0
    package var badPages = 0
    /// Bad entries that were removed.
    package var removed = 0

    package var bad: Int { badReadings + badAnswers + badPages }

    enum CodingKeys: String, CodingKey {
        case checked, removed
        case isSound = "is_sound"
        case badReadings = "bad_readings"
        case badAnswers = "bad_answers"
        case badPages = "bad_pages"
    }
}
