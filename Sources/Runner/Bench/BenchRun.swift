internal import Models

/// How the reading went overall.
struct BenchRun: Encodable, Sendable {
    var version: String
    /// The fingerprint of everything that can change what is read; only runs with the same one should read alike.
    var fingerprint: String
    /// `auto`, or the codes given.
    var languages: String
    var lanes: Int
    var failed: Int
    /// From the first photo begun to the last one finished.
    var wallSeconds: Double
    /// Processor time of the same, on all lanes.
    var cpuSeconds: Double
    var stages: [StageTotals.Row]
    /// Of this process, or nil where the system doesn't tell.
    var peakMemoryBytes: Int?

    enum CodingKeys: String, CodingKey {
        case version, fingerprint, languages, lanes, failed, stages
        case wallSeconds = "wall_seconds"
        case cpuSeconds = "cpu_seconds"
        case peakMemoryBytes = "peak_memory_bytes"
    }
}
