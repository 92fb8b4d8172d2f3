internal import Files
internal import Models
internal import Stages

/// Watches a photo's file while it is worked on: one that somebody replaces or still writes must not become a result
/// that its next reading would not give.
struct SteadyPhoto {
    private let file: PhotoFile

    init(_ file: PhotoFile) {
        self.file = file
    }

    /// Reads the photo, once more when its file was changed meanwhile, and gives up when it was changed again.
    ///
    /// - Returns: what came of it, and how the file looked that it came of; nil when that can't be relied on.
    func read(_ work: () async -> PhotoOutcome) async -> (outcome: PhotoOutcome, stamp: FileStamp?) {
        for _ in 0..<2 {
            let time = FileStamp.now
            let before = FileStamp(of: file.path)
            let outcome = await work()
            let after = FileStamp(of: file.path)
            // Removed is no change: what was read was whole.
            guard let before, let after, !after.hasSameContent(as: before) else {
                return (outcome, before == after && before?.isSettled(at: time) == true ? before : nil)
            }
        }
        let failure = StageFailure(
            .decode, .unreadable, "The file changed while it was read; try again when it is complete.")
        return (.failed(PhotoRecord(path: file.shown, sha256: ""), failure), nil)
    }
}

extension FileStamp {
    /// Whether it was neither written nor replaced; a new name or new permissions count for nothing.
    func hasSameContent(as other: FileStamp) -> Bool {
        (size, modified, inode) == (other.size, other.modified, other.inode)
    }
}
