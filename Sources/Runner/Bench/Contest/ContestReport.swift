internal import Files
internal import Models
internal import Stages

/// Several readings of the same photos side by side.
struct ContestReport: BenchReport, Sendable {
    static let bench = "contest"

    var contenders: [Row]

    /// One of them.
    struct Row: Encodable, Sendable {
        var name: String
        var version: String?
        var photos: Int
        var failed: Int
        var overall: ScoreSummary?
        var seconds: PhotoTimes?
        var byLanguage: [Part]
        var byDifficulty: [Part]

        enum CodingKeys: String, CodingKey {
            case name, version, photos, failed, overall, seconds
            case byLanguage = "by_language"
            case byDifficulty = "by_difficulty"
        }
    }

    /// The means over some of the photos.
    struct Part: Encodable, Sendable, Hashable {
        /// A BCP 47 code, or what the index calls a difficulty.
        var name: String
        var photos: Int
        var wordF1: Double
        var lineCER: Double

        enum CodingKeys: String, CodingKey {
            case name, photos
            case wordF1 = "word_f1"
            case lineCER = "line_cer"
        }
    }

    enum CodingKeys: String, CodingKey {
        case contenders
    }

    init(_ contenders: [Contender], of truth: TruthFolder) {
        let files = truth.photos.map { $0.file.path.lastComponent.display }
        let languages = Self.places(files) { truth.languages?.languages(of: $0).first }.sorted { $0.name < $1.name }
        let difficulties = Self.places(files) { truth.languages?.difficulty(of: $0) }
        self.contenders = contenders.map { contender in
            Row(
                name: contender.name, version: contender.version, photos: contender.scores.count,
                failed: contender.failed, overall: ScoreSummary(contender.scores), seconds: contender.times,
                byLanguage: languages.compactMap { Part($0.name, contender.scores, at: $0.places) },
                byDifficulty: difficulties.compactMap { Part($0.name, contender.scores, at: $0.places) })
        }
    }

    /// The places of files by what is said of them, in the order in which it is first said.
    private static func places(
        _ files: [String], by name: (String) -> String?
    ) -> [(name: String, places: [Int])] {
        var groups: [(name: String, places: [Int])] = []
        for (place, file) in files.enumerated() {
            guard let name = name(file) else { continue }
            if let group = groups.firstIndex(where: { $0.name == name }) {
                groups[group].places.append(place)
            } else {
                groups.append((name, [place]))
            }
        }
        return groups
    }
}

extension ContestReport.Part {
    /// Nil for no photos.
    fileprivate init?(_ name: String, _ scores: [TextScore], at places: [Int]) {
        let chosen = places.map { scores[$0] }
        guard let summary = ScoreSummary(chosen) else { return nil }
        self.init(
            name: name, photos: chosen.count, wordF1: summary.wordF1.mean.rounded(toDecimals: 4),
            lineCER: summary.lineCER.mean.rounded(toDecimals: 4))
    }
}
