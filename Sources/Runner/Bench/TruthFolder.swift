import Models
import Stages

/// A folder of photos with their transcriptions.
struct TruthFolder: Sendable {
    /// The photos that have a transcription, in natural order of their names.
    var photos: [NamedPhoto] = []
    /// The transcription of each photo, in the same order.
    var truths: [String] = []
    /// Transcriptions that can't be used, with the reason.
    var problems: [Plan.Problem] = []
    /// Which languages the photos are in, or nil when the folder doesn't say.
    var languages: LanguageTruth?

    /// A menu's page has some thousand characters; a file of more bytes than this is no transcription of one.
    static let mostBytes = 64 << 10

    /// - Throws: `unreadable` when the folder can't be listed.
    init(_ folder: FilePath) throws(StageFailure) {
        let names = try FolderListing.names(in: folder).sorted(by: NaturalOrder.precedes)
        let present = Set(names)
        var texts: [FilePath: String] = [:]
        var paths: [FilePath] = []
        for name in names where name.bytes.first != UInt8(ascii: ".") {
            guard let transcription = Self.transcription(of: name, among: present) else { continue }
            let path = folder.appending(name)
            guard FileKind.of(path) != .folder, FolderWalk.looksLikePhoto(path, name: name) else { continue }
            guard let bytes = SmallFile.bytes(of: folder.appending(transcription), limit: Self.mostBytes),
                let text = String(validating: bytes, as: UTF8.self)
            else {
                problems.append(
                    Plan.Problem(
                        path: folder.appending(transcription),
                        message: "The transcription must be a readable file of UTF-8 text, of at most 64 KiB."))
                continue
            }
            texts[path] = text
            paths.append(path)
        }
        let plan = Plan(photos: paths)
        photos = plan.namedPhotos
        problems += plan.problems
        truths = photos.map { texts[$0.file.path] ?? "" }
        let index = folder.appending("index.json")
        if present.contains(FilePath("index.json")) {
            languages = LanguageTruth(index: index)
            if languages == nil {
                problems.append(
                    Plan.Problem(path: index, message: "The list of languages must be a JSON array of objects."))
            }
        }
    }

    /// `menu.jpg.gt.txt`, or else `menu.gt.txt`, for `menu.jpg`; nil when neither is there.
    private static func transcription(of photo: FilePath, among names: Set<FilePath>) -> FilePath? {
        let ending = Array(".gt.txt".utf8)
        let whole = FilePath(bytes: photo.bytes + ending)
        if names.contains(whole) { return whole }
        guard let dot = photo.bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = FilePath(bytes: photo.bytes[..<dot] + ending)
        return names.contains(stem) ? stem : nil
    }
}
