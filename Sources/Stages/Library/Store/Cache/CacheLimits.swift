/// How much the cache keeps and for how long.
package struct CacheLimits: Codable, Sendable, Hashable {
    /// Of readings, answers and pages together; the least recently used go first. Requirement O3.
    package var bytes = 50_000_000
    /// Answers of a model to single dishes. Requirement P13.
    package var answers = 10_000
    /// Seconds; 30 days. Requirement P13.
    package var age: Double = 30 * 86_400
    /// Seconds; 180 days. So long an answer may stand in while the service is away, unless its room is needed.
    package var ageOfStandIns: Double = 180 * 86_400
    /// How stale the note of the last use may be, in seconds; a finer one would make every look-up a write.
    var useGrain: Double = 3600

    package init() {}

    enum CodingKeys: String, CodingKey {
        case bytes, answers, age
        case ageOfStandIns = "age_of_stand_ins"
    }
}

/// What the caches are used for.
package enum CacheMode: String, Sendable, CaseIterable {
    case on
    /// Nothing is taken from them, and they are filled anew.
    case refresh
    /// Neither.
    case off
}
