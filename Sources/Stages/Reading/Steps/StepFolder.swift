public import Files
public import Models
internal import Synchronization

/// Where the pictures of each step go, for a person who wants to know what went wrong with a photo.
///
/// These pictures show the photo, and whoever switches them on must know it. Without a folder none of this costs
/// anything, since stages get no recorder.
public final class StepFolder: Sendable {
    private let folder: FilePath
    private let kept: Set<FileIdentity>
    private let firstFailure = Mutex<StageFailure?>(nil)

    /// - Parameters:
    ///   - folder: the folder, made when the first picture is written.
    ///   - inputs: files that no picture may replace.
    public init(_ folder: FilePath, keeping inputs: [FilePath]) {
        self.folder = folder
        kept = Set(inputs.compactMap { FileIdentity(of: $0) })
    }

    /// Why pictures are missing, or nil when all were written; reading goes on without them.
    public var failure: StageFailure? { firstFailure.withLock { $0 } }

    /// A recorder for one photo.
    ///
    /// - Parameter photo: the name of its folder, relative and unique within a run.
    public func recorder(for photo: String) -> StepRecorder {
        StepRecorder(folder: folder.appending(photo), into: self)
    }

    /// Writes a file, unless an earlier one could not be written or an input would be lost.
    func write(_ bytes: [UInt8], to path: FilePath) {
        guard failure == nil else { return }
        do throws(StageFailure) {
            if let identity = FileIdentity(of: path), kept.contains(identity) {
                throw StageFailure(
                    .persist, .cannotWrite,
                    "A picture of a step would take the place of a photo that is read; choose another folder.")
            }
            try Folder.create(path.parent, as: .outputFolder)
            let marker = folder.appending(FolderMarker.steps)
            if FileKind.of(marker) == .missing { try AtomicFile.write([], to: marker) }
            try AtomicFile.write(bytes, to: path)
        } catch {
            fail(error)
        }
    }

    func fail(_ failure: StageFailure) {
        firstFailure.withLock { $0 = $0 ?? failure }
    }
}
