internal import Foundation
internal import Models
internal import Stages

/// The one writer of a run: bundles, the history and at the end the index, which only repeat what bundles say.
actor MenuRecorder {
    private let writer: BundleWriter
    private let index: BundleIndex
    /// Nil when nothing is to be kept outside the output folder.
    private let history: Store?
    private var writeFailure: StageFailure?
    private let output: FilePath
    /// Which folder it was when the run began. One that somebody removed meanwhile must not be made again: the menus
    /// in it would be missing and the index would name them.
    private let identity: FileIdentity?

    /// - Parameter output: is there already.
    init(output: FilePath, history: Store?) {
        self.history = history
        self.output = output
        identity = FileIdentity(of: output)
        writer = BundleWriter(folder: output)
        index = BundleIndex(folder: output)
    }

    /// Writes a menu down: first its row in the history, then its bundle.
    ///
    /// A menu whose bundle is there counts as done, so that a run killed between the two would
    /// never put it into the history; this way round the next run writes the bundle and the same row again.
    ///
    /// - Parameter wasRead: whether only its dishes were judged anew.
    /// - Returns: nil when the bundle could not be written: nothing more will be, and the run should end.
    func record(_ bundle: MenuBundle, menu: String, wasRead: Bool = false, seconds: Double = 0) async -> MenuSummary? {
        if writeFailure != nil { return nil }
        let folder = FilePath(menu)
        await history?.record(bundle, menu: menu, output: writer.file(ofMenu: folder), scannedAt: Date())
        // Another menu may have met a full disk meanwhile.
        if writeFailure != nil { return nil }
        do throws(StageFailure) {
            try checkOutput()
            _ = try writer.write(bundle, menu: folder)
        } catch {
            writeFailure = error
            return nil
        }
        return MenuSummary(menu: menu, bundle: bundle, wasRead: wasRead, seconds: seconds)
    }

    /// Writes the index over these menus and those that earlier runs left in the folder.
    ///
    /// - Returns: why something could not be written, or nil.
    func finish(_ lines: [IndexLine]) -> StageFailure? {
        if let writeFailure { return writeFailure }
        do throws(StageFailure) {
            try checkOutput()
            try index.write(index.merged(with: lines))
            return nil
        } catch {
            return error
        }
    }

    private func checkOutput() throws(StageFailure) {
        guard let identity, FileIdentity(of: output) == identity else {
            throw StageFailure(
                .persist, .cannotWrite,
                "The output folder was removed or replaced while the run was writing to it; run again to make what is "
                    + "missing.")
        }
    }
}
