internal import Models

/// What `vegyscan bench claims` found out, as it is printed in JSON; keys without a value are left out.
struct ClaimBenchReport: Encodable, Sendable {
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

    /// Keys may be added in 1.x; none changes its meaning.
    static let schemaVersion = "1.0"

    enum CodingKeys: String, CodingKey {
        case bench, files, all, with, verdicts
        case schemaVersion = "schema_version"
    }

    func encode(to encoder: any Encoder) throws {
        var report = encoder.container(keyedBy: CodingKeys.self)
        try report.encode("claims", forKey: .bench)
        try report.encode(Self.schemaVersion, forKey: .schemaVersion)
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
