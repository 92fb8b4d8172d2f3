internal import Files
internal import Models
internal import Stages

/// Watches a photo's file while it is being processed: one that somebody replaces or is still writing must not produce
/// a result that reading it again wouldn't give.
struct SteadyPhoto {
    private let file: PhotoFile

    init(_ file: PhotoFile) {
        self.file = file
    }

    /// Reads the photo, again if its file was changed meanwhile, and gives up if it was changed once more.
    ///
    /// - Returns: the outcome, and the stamp of the file it came from; nil when that can't be relied on.
    func read(_ work: () async -> PhotoOutcome) async -> (outcome: PhotoOutcome, stamp: FileStamp?) {
        for _ in 0..<2 {
            let time = FileStamp.now
            let before = FileStamp(of: file.path)
            let outcome = await work()
            let after = FileStamp(of: file.path)
            // Removal is no change: what was read was complete.
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
