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

    /// Nil when the bundle could not be written: nothing more will be, and the run should end.
    func record(_ bundle: MenuBundle, of menu: MenuPlan, seconds: Double) async -> MenuSummary? {
        if writeFailure != nil { return nil }
        do throws(StageFailure) {
            let file = try writer.write(bundle, menu: FilePath(menu.folder))
            await history?.record(bundle, menu: menu.folder, output: file, scannedAt: Date())
        } catch {
            writeFailure = error
            return nil
        }
        let line = IndexLine(menu: FilePath(menu.folder), bundle: bundle)
        return MenuSummary(line: line, isUnchanged: false, seconds: seconds)
    }

    /// Writes the index over this run's menus and those that earlier runs left in the folder.
    ///
    /// - Returns: why something could not be written, or nil.
    func finish(_ menus: [MenuSummary]) -> StageFailure? {
        if let writeFailure { return writeFailure }
        do throws(StageFailure) {
            try index.write(index.merged(with: menus.map(\.line)))
            return nil
        } catch {
            return error
        }
    }
}
