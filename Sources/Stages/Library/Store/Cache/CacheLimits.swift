/// How much the cache keeps and for how long.
package struct CacheLimits: Codable, Sendable, Hashable {
    /// The bytes of readings, answers and pages together; the least recently used go first. Requirement O3.
    package var bytes = 50_000_000
    /// The number of a model's answers about single dishes. Requirement P13.
    package var answers = 10_000
    /// Seconds; 30 days. Requirement P13.
    package var age: Double = 30 * 86_400
    /// Seconds; 180 days. An answer may stand in this long while the service is away, unless its space is needed.
    package var ageOfStandIns: Double = 180 * 86_400
    /// How outdated the recorded time of the last use may be, in seconds; a finer grain would make every look-up a
    /// write.
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
    /// Nothing is read from them, and they are filled anew.
    case refresh
    /// They are neither read nor filled.
    case off
}
