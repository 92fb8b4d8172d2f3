public import Models

/// Seconds spent in each stage; for the run log and the progress only, never for a bundle.
public struct StageDurations: Codable, Sendable {
    public struct Entry: Codable, Sendable {
        public var stage: StageName
        public var seconds: Double
    }

    public private(set) var seconds: [Entry] = []

    public init() {}

    public var total: Double { seconds.reduce(0) { $0 + $1.seconds } }

    /// Runs a stage and notes how long it took, also when it fails.
    public mutating func measure<Output: ~Copyable>(
        _ stage: StageName, _ body: () throws(StageFailure) -> Output
    ) throws(StageFailure) -> Output {
        let start = ContinuousClock.now
        defer { add(stage, ContinuousClock.now - start) }
        return try body()
    }

    /// The same for a stage that takes its input over.
    public mutating func measure<Input: ~Copyable, Output: ~Copyable>(
        _ stage: StageName, _ input: consuming Input, _ body: (consuming Input) throws(StageFailure) -> Output
    ) throws(StageFailure) -> Output {
        let start = ContinuousClock.now
        defer { add(stage, ContinuousClock.now - start) }
        return try body(input)
    }

    public mutating func add(_ stage: StageName, _ duration: Duration) {
        seconds.append(Entry(stage: stage, seconds: duration / .seconds(1)))
    }

    public mutating func add(_ others: StageDurations) {
        seconds += others.seconds
    }
}
