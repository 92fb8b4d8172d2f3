internal import Models
internal import Stages

/// What became of one photo. Codable, so that it can come from another process.
enum PhotoOutcome: Codable, Sendable {
    case read(ReadPage)
    /// Too poor to be read, and the user asked to leave such photos out.
    case rejected(PhotoRecord, Quality)
    case failed(PhotoRecord, StageFailure)

    var photo: PhotoRecord {
        switch self {
        case .read(let page): page.photo
        case .rejected(let photo, _), .failed(let photo, _): photo
        }
    }
}

/// Seconds spent in each stage; for the run log and the progress only, never for a bundle.
struct StageDurations: Codable, Sendable {
    struct Entry: Codable, Sendable {
        var stage: StageName
        var seconds: Double
    }

    private(set) var seconds: [Entry] = []

    var total: Double { seconds.reduce(0) { $0 + $1.seconds } }

    /// Runs a stage and notes how long it took, also when it fails.
    mutating func measure<Value: ~Copyable>(
        _ stage: StageName, _ body: () throws(StageFailure) -> Value
    ) throws(StageFailure) -> Value {
        let start = ContinuousClock.now
        defer { add(stage, ContinuousClock.now - start) }
        return try body()
    }

    mutating func add(_ stage: StageName, _ duration: Duration) {
        seconds.append(Entry(stage: stage, seconds: duration / .seconds(1)))
    }

    mutating func add(_ others: StageDurations) {
        seconds += others.seconds
    }
}
