internal import Models

/// What `vegyscan bench dishes` found out, as it is printed in JSON; keys without a value are left out.
struct DishBenchReport: BenchReport, Sendable {
    static let bench = "dishes"

    var photos: [DishBenchRow]
    var overall: DishSummary
    /// Over the photos whose word F1 is at least 0.9; nil when there are none.
    var wellRead: DishSummary?
    /// Whether dishes and prices that weren't read are left out.
    var layoutOnly: Bool
    /// Nil when another program's dishes were scored.
    var run: BenchRun?
    /// Means; nil when the true languages aren't known, or are one without layouts.
    var byLanguage: LanguageFigures?

    enum CodingKeys: String, CodingKey {
        case photos, overall, run
        case wellRead = "well_read"
        case layoutOnly = "layout_only"
        case byLanguage = "by_language"
    }
}

/// One photo.
struct DishBenchRow: Encodable, Sendable {
    var photo: String
    /// Of the text read, against the transcription; nil without one, or without reading.
    var wordF1: Double?
    var figures: DishFigures
    var counts: DishCounts
    /// That reading it, or another program, took; nil where nothing was timed.
    var seconds: Double?
    /// Why it counts as one without dishes, or nil.
    var failure: StageFailure?
    /// BCP 47 codes of the languages found; nil when another program's dishes were scored.
    var languages: [String]?
    /// Nil when the true languages aren't known, or those found.
    var mainLanguageIsRight: Bool?
    /// Whether it is at least one of the true ones.
    var mainLanguageIsListed: Bool?

    enum CodingKeys: String, CodingKey {
        case photo, figures, counts, seconds, failure, languages
        case wordF1 = "word_f1"
        case mainLanguageIsRight = "main_language_is_right"
        case mainLanguageIsListed = "main_language_is_listed"
    }

    /// From this word F1 on a photo counts as well read.
    static let wellRead = 0.9
}

/// Several photos together.
struct DishSummary: Encodable, Sendable {
    var photos: Int
    var meanWordF1: Double?
    /// Of each figure, over the photos that have it.
    var mean: DishFigures
    /// From the sums of all counts.
    var micro: DishFigures
    var counts: DishCounts

    enum CodingKeys: String, CodingKey {
        case photos, mean, micro, counts
        case meanWordF1 = "mean_word_f1"
    }

    init(_ rows: [DishBenchRow]) {
        photos = rows.count
        meanWordF1 = rows.compactMap(\.wordF1).mean?.rounded(toDecimals: 4)
        mean = DishFigures(meanOf: rows.map(\.figures))
        counts = rows.reduce(into: DishCounts()) { $0 += $1.counts }
        micro = DishFigures(counts)
    }
}
