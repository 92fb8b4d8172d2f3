internal import Files
internal import Models

/// A folder of photos with their transcriptions.
struct TruthFolder: Sendable {
    /// The photos that have a transcription, in natural order of their names.
    var photos: [NamedPhoto] = []
    /// The transcription of each photo, in the same order.
    var truths: [String] = []
    /// Transcriptions that can't be used, with the reason.
    var problems: [Plan.Problem] = []
    /// The photos and their answers.
    var files: [FilePath] = []
    /// Which languages the photos are in, or nil when the folder doesn't say.
    var languages: LanguageTruth?

    /// What a transcription's name ends in.
    static let ending = ".gt.txt"
    /// A menu's page has some thousand characters; a file of more bytes than this is no transcription of one.
    static let mostBytes = 64 << 10

    /// - Throws: `unreadable` when the folder can't be listed.
    init(_ folder: FilePath) throws(StageFailure) {
        let found = try PhotosWithAnswers(
            folder, ending: Self.ending, limit: Self.mostBytes,
            complaint: "The transcription must be a readable file of UTF-8 text, of at most 64 KiB.",
            isUsable: { String(validating: $0, as: UTF8.self) != nil })
        photos = found.photos
        files = found.files
        problems = found.problems
        truths = found.answers.map { String(decoding: $0, as: UTF8.self) }
        let index = folder.appending("index.json")
        if found.names.contains(FilePath("index.json")) {
            languages = LanguageTruth(index: index)
            if languages == nil {
                problems.append(
                    Plan.Problem(path: index, message: "The list of languages must be a JSON array of objects."))
            }
        }
    }
}
