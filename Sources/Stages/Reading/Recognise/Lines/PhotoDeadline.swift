internal import Models

/// The moment by which reading a photo must end.
struct PhotoDeadline {
    private let clock = ContinuousClock()
    private let end: ContinuousClock.Instant

    init(_ duration: Duration) {
        end = clock.now + duration
    }

    /// The time left; negative once it is over.
    var millisecondsLeft: Int { Int((end - clock.now) / .milliseconds(1)) }

    static let warning = Warning(
        code: .deadline, message: "Reading took too long; only what was read in time is here.")
}
