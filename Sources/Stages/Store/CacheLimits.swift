/// How much the cache keeps and for how long.
struct CacheLimits: Sendable {
    /// Of all bodies together; the least recently used readings go first. Requirement O3.
    var bytes = 50_000_000
    /// Requirement P13.
    var opinions = 10_000
    /// Seconds; 30 days. Requirement P13.
    var age: Double = 30 * 86_400
    /// How stale the note of the last use may be, in seconds; a finer one would make every look-up a write.
    var useGrain: Double = 3600
}
