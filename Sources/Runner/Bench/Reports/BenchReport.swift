/// What a bench found out. What all reports have in common is written by `FramedReport`.
protocol BenchReport: Encodable {
    /// The bench's name in its report.
    static var bench: String { get }
}

/// A report with the name of its bench and the version of its format.
struct FramedReport<Report: BenchReport>: Encodable {
    var report: Report

    /// Of all benches' formats. Keys may be added in 1.x; none changes its meaning.
    private let schemaVersion = "1.0"

    init(_ report: Report) { self.report = report }

    private enum CodingKeys: String, CodingKey {
        case bench
        case schemaVersion = "schema_version"
    }

    func encode(to encoder: any Encoder) throws {
        var frame = encoder.container(keyedBy: CodingKeys.self)
        try frame.encode(Report.bench, forKey: .bench)
        try frame.encode(schemaVersion, forKey: .schemaVersion)
        try report.encode(to: encoder)
    }
}

/// The figures of one photo, in reports that say nothing else of it.
struct PhotoFigures<Figures: Encodable & Sendable>: Encodable, Sendable {
    var photo: String
    var figures: Figures
}
