internal import Foundation
internal import Models
internal import Stages

/// The one writer of a run: bundles first, then the index and the history, which only repeat what bundles say.
actor MenuRecorder {
    private let writer: BundleWriter
    private let index: BundleIndex
    /// Nil when nothing is to be kept outside the output folder.
    private let history: Store?
    private var writeFailure: StageFailure?

    init(output: FilePath, history: Store?) {
        self.history = history
        writer = BundleWriter(folder: output)
        index = BundleIndex(folder: output)
    }

    /// - Parameter wasRead: whether only its dishes were judged anew.
    /// - Returns: nil when the bundle could not be written: nothing more will be, and the run should end.
    func record(_ bundle: MenuBundle, menu: String, wasRead: Bool = false, seconds: Double = 0) async -> MenuSummary? {
        if writeFailure != nil { return nil }
        do throws(StageFailure) {
            let file = try writer.write(bundle, menu: FilePath(menu))
            await history?.record(bundle, menu: menu, output: file, scannedAt: Date())
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
            try index.write(index.merged(with: lines))
            return nil
        } catch {
            return error
        }
    }
}
