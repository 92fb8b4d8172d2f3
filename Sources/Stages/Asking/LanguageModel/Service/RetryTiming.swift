internal import Foundation

/// Time and chance as values, so that tests can control waiting.
struct RetryTiming: Sendable {
    /// Throws only when the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void
    /// From 0 to 1.
    var random: @Sendable () -> Double
    /// The time since some fixed moment; it never goes back.
    var now: @Sendable () -> Duration
    /// The calendar date, needed only for a `Retry-After` that names one.
    var date: @Sendable () -> Date

    static let real: RetryTiming = {
        let start = ContinuousClock.now
        return RetryTiming(
            sleep: { try await Task.sleep(for: $0) },
            random: { Double.random(in: 0...1) },
            now: { start.duration(to: ContinuousClock.now) },
            date: { Date() })
    }()
}

/// The waits between tries: 1, 2 and 4 s, and half a minute more for a service that is away. Each is up to a quarter
/// longer, so that lanes don't all come back at once.
struct RetryLadder: Sendable {
    /// A service that asks for a longer wait than this is left alone for now.
    static let longestWait = Duration.seconds(60)

    /// The wait for a service that gave no answer to quick tries.
    static let outageWait = 30.0

    private var steps: ArraySlice<Double> = [1, 2, 4, outageWait]

    /// The next wait, never shorter than what the service asked for; nil when waiting is no longer worthwhile.
    ///
    /// - Parameter isOutage: whether the service is away or busy, rather than just its answer being wrong.
    mutating func next(atLeast floor: Duration?, isOutage: Bool, random: Double) -> Duration? {
        guard let step = steps.popFirst(), floor ?? .zero <= Self.longestWait, isOutage || step < Self.outageWait
        else { return nil }
        let own = Duration.milliseconds(Int64(step * (1 + min(max(random, 0), 1) / 4) * 1000))
        return max(own, floor ?? .zero)
    }
}
