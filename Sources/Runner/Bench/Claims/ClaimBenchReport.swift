internal import Models

/// What `vegyscan bench claims` found out, as it is printed in JSON; keys without a value are left out.
struct ClaimBenchReport: BenchReport, Sendable {
    static let bench = "claims"

    var files: [Block]
    /// Of all rows as one; nil for a single file.
    var all: ClaimFigures?
    /// What was judged besides the names, or nil.
    var with: ClaimRow.Part?
    /// The file of another program's verdicts, by its name; nil where this program judged.
    var verdicts: String?

    /// One file.
    struct Block: Sendable {
        var file: String
        var figures: ClaimFigures
    }

    enum CodingKeys: String, CodingKey {
        case files, all, with, verdicts
    }

    func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode(files, forKey: .files)
        try report.encodeIfPresent(all, forKey: .all)
        if verdicts == nil { try report.encode(with?.rawValue ?? "name", forKey: .with) }
        try report.encodeIfPresent(verdicts, forKey: .verdicts)
    }
}

extension ClaimBenchReport.Block: Encodable {
    enum CodingKeys: String, CodingKey {
        case file, figures
    }
}
