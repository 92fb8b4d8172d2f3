internal import Files
internal import Models
internal import Stages

/// The photos of a folder that have a file of right answers beside them.
struct PhotosWithAnswers: Sendable {
    /// In natural order of their names.
    var photos: [NamedPhoto] = []
    /// The bytes of each photo's file, in the same order; `read` has accepted them.
    var answers: [[UInt8]] = []
    /// The photos and the files of their answers.
    private(set) var files: [FilePath] = []
    /// Answers that can't be used, with the reason.
    var problems: [Plan.Problem] = []
    /// Every file of the folder.
    let names: Set<FilePath>

    /// - Parameters:
    ///   - ending: `menu.jpg` with this ending, or else `menu`, is the file of `menu.jpg`.
    ///   - limit: of bytes.
    ///   - complaint: what is said of a file that `isUsable` refuses, or that can't be read.
    /// - Throws: `unreadable` when the folder can't be listed.
    init(
        _ folder: FilePath, ending: String, limit: Int, complaint: String, isUsable: ([UInt8]) -> Bool
    ) throws(StageFailure) {
        let sorted = try FolderListing.names(in: folder).sorted(by: NaturalOrder.precedes)
        names = Set(sorted)
        var contents: [FilePath: [UInt8]] = [:]
        var answerFiles: [FilePath: FilePath] = [:]
        var paths: [FilePath] = []
        for name in sorted where name.bytes.first != UInt8(ascii: ".") {
            guard let answer = Self.answer(to: name, ending: ending, among: names) else { continue }
            let path = folder.appending(name)
            guard FileKind.of(path) != .folder, FolderWalk.looksLikePhoto(path, name: name) else { continue }
            guard let bytes = SmallFile.bytes(of: folder.appending(answer), limit: limit), isUsable(bytes) else {
                problems.append(Plan.Problem(path: folder.appending(answer), message: complaint))
                continue
            }
            contents[path] = bytes
            answerFiles[path] = folder.appending(answer)
            paths.append(path)
        }
        let plan = Plan(photos: paths)
        photos = plan.namedPhotos
        problems += plan.problems
        answers = photos.map { contents[$0.file.path] ?? [] }
        files = photos.flatMap { [$0.file.path, answerFiles[$0.file.path]].compactMap(\.self) }
    }

    /// `menu.jpg.gt.txt`, or else `menu.gt.txt`, for `menu.jpg`; nil when neither is there.
    static func answer(to photo: FilePath, ending: String, among names: Set<FilePath>) -> FilePath? {
        let whole = FilePath(bytes: photo.bytes + Array(ending.utf8))
        if names.contains(whole) { return whole }
        guard let dot = photo.bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = FilePath(bytes: photo.bytes[..<dot] + Array(ending.utf8))
        return names.contains(stem) ? stem : nil
    }
}
