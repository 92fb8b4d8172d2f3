internal import Files
internal import Models
internal import Stages

/// A folder of photos with the dishes on them.
struct DishTruthFolder: Sendable {
    /// The photos that have a list of dishes, in natural order of their names.
    var photos: [NamedPhoto] = []
    /// The dishes of each photo, in the same order.
    var truths: [[TrueDish]] = []
    /// The transcription of each photo, or nil without one.
    var texts: [String?] = []
    /// Lists, transcriptions and an index that can't be used, with the reason.
    var problems: [Plan.Problem] = []
    /// The photos and their answers.
    var files: [FilePath] = []
    /// Which languages the photos are in, or nil when the folder doesn't say.
    var languages: LanguageTruth?

    /// What the name of a list of dishes ends in.
    static let ending = ".dishes.json"
    /// A list of the dishes on one photo has some thousand characters.
    static let mostBytes = 1 << 20

    /// - Throws: `unreadable` when the folder can't be listed.
    init(_ folder: FilePath) throws(StageFailure) {
        let found = try PhotosWithAnswers(
            folder, ending: Self.ending, limit: Self.mostBytes,
            complaint:
                "The list of dishes must be a JSON array of objects, of at most \(TrueDish.mostDishes) and 1 MiB.",
            isUsable: { TrueDish.list($0) != nil })
        photos = found.photos
        files = found.files
        problems = found.problems
        truths = found.answers.map { TrueDish.list($0) ?? [] }
        let transcribed = try TruthFolder(folder)
        let texts = Dictionary(
            zip(transcribed.photos.map(\.file.path), transcribed.truths), uniquingKeysWith: { first, _ in first })
        self.texts = photos.map { texts[$0.file.path] }
        problems += transcribed.problems
        languages = transcribed.languages
    }
}
