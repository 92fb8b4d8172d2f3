internal import Models

/// What `vegyscan bench text` found out, as it is printed in JSON; keys without a value are left out.
struct TextBenchReport: BenchReport, Sendable {
    static let bench = "text"

    var photos: [TextBenchRow]
    var overall: ScoreSummary?
    var run: BenchRun
    var mainLanguage: MainLanguageShare?
    var baseline: TextBenchBaseline?
    /// Means; nil when the true languages aren't known, or are one without layouts.
    var byLanguage: LanguageFigures?

    enum CodingKeys: String, CodingKey {
        case photos, overall, run, baseline
        case mainLanguage = "main_language"
        case byLanguage = "by_language"
    }
}

/// One photo.
struct TextBenchRow: Encodable, Sendable {
    var photo: String
    var score: TextScore
    /// Why it counts as empty, or nil.
    var failure: StageFailure?
    var seconds: Double
    var stages: [StageTotals.Row]
    /// BCP 47 codes.
    var languages: [String]
    /// Nil when the true languages aren't known.
    var mainLanguageIsRight: Bool?
    /// Whether it is at least one of the true ones.
    var mainLanguageIsListed: Bool?
    var baseline: TextScore?
    var baselineFailed: Bool?

    enum CodingKeys: String, CodingKey {
        case photo, score, failure, seconds, stages, languages, baseline
        case mainLanguageIsRight = "main_language_is_right"
        case mainLanguageIsListed = "main_language_is_listed"
        case baselineFailed = "baseline_failed"
    }
}

/// On how many photos the main language was found.
struct MainLanguageShare: Encodable, Sendable {
    var right: Int
    /// On how many it was at least one of the true ones.
    var listed: Int
    var known: Int
    var share: Double

    /// Nil when no photo's languages are known.
    init?(_ rows: [TextBenchRow]) {
        let known = rows.compactMap(\.mainLanguageIsRight)
        guard !known.isEmpty else { return nil }
        right = known.count { $0 }
        listed = rows.count { $0.mainLanguageIsListed == true }
        self.known = known.count
        share = (Double(right) / Double(known.count)).rounded(toDecimals: 4)
    }
}

/// What the program `tesseract` made of the same photos.
struct TextBenchBaseline: Encodable, Sendable {
    var program: String
    /// Tesseract codes; empty for the program's own default.
    var languages: [String]
    var overall: ScoreSummary?
    var failed: Int
    var wallSeconds: Double
    var cpuSeconds: Double
    /// Our wall time over this one.
    var wallRatio: Double?
    /// Our processor time over this one.
    var cpuRatio: Double?

    enum CodingKeys: String, CodingKey {
        case program, languages, overall, failed
        case wallSeconds = "wall_seconds"
        case cpuSeconds = "cpu_seconds"
        case wallRatio = "wall_ratio"
        case cpuRatio = "cpu_ratio"
    }
}
