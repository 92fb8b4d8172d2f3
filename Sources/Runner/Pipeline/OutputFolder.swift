internal import Files
internal import Library
internal import Models

/// The output folder of a run: it exists, is writable, and nobody else writes to it for as long as the lock lives.
struct OutputFolder {
    let folder: FilePath
    /// Whether to wait for another run to end, instead of giving up.
    let waits: Bool
    let console: Console

    /// Makes the folder where it is missing, and takes its lock.
    ///
    /// - Returns: the lock; nil where locks don't work, which is told.
    func open() async throws(CommandFailure) -> OutputLock? {
        if FileKind.of(folder.appending("bundle.json")) == .file {
            // Results within a result would be overlooked here and found in the folder that holds it.
            throw CommandFailure(
                message: "\(folder.display): This is one menu's result; name the folder that holds it.",
                exitCode: .cannotWrite)
        }
        if holdsForeignIndex {
            throw CommandFailure(
                message: "\(folder.display): There is an index.jsonl that no scan wrote; choose another folder, or "
                    + "move that file.", exitCode: .cannotWrite)
        }
        do throws(StageFailure) {
            try BundleWriter(folder: folder).prepare()
            var hasTold = false
            while true {
                switch try OutputLock.take(in: folder) {
                case .held(let lock): return lock
                case .unsupported:
                    console.note(
                        "\(folder.display): Files can't be locked there; take care that no other run writes to it.")
                    return nil
                case .inUse(let pid):
                    guard waits else { throw Self.inUse(pid) }
                    if !hasTold { console.note("\(folder.display): Waiting for \(Self.other(pid)) to end.") }
                    hasTold = true
                    try? await Task.sleep(for: .milliseconds(200))
                }
            }
        } catch {
            throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    /// Whether a file of the index's name is somebody's own. A damaged index has bundles below it, or what a run keeps
    /// for itself beside it.
    private var holdsForeignIndex: Bool {
        let index = folder.appending("index.jsonl")
        guard FileKind.of(index) == .file, FileKind.of(folder.appending(".vegyscan")) == .missing,
            let status = try? FileStatus(of: index), status.size > 0, BundleIndex(folder: folder).load().isEmpty
        else { return false }
        return (try? BundleFolder(folder: folder).menus())?.isEmpty != false
    }

    private static func inUse(_ pid: Int32?) -> StageFailure {
        StageFailure(
            .persist, .cannotWrite,
            "\(other(pid, isFirstWord: true)) is writing to this folder; wait for its end, add --wait, or choose "
                + "another folder.")
    }

    private static func other(_ pid: Int32?, isFirstWord: Bool = false) -> String {
        (isFirstWord ? "Another run" : "another run") + (pid.map { " (process \($0))" } ?? "")
    }
}

extension Console {
    /// Says of folders whose results are used while a run is writing to them that more will come.
    ///
    /// - Returns: whether there are any.
    @discardableResult
    func tellOfRuns(writingTo folders: [FilePath]) -> Bool {
        let busy = folders.filter(OutputLock.isHeld)
        for folder in busy {
            error("\(folder.display): A run is writing to this folder; what it has not finished yet is missing here.")
        }
        return !busy.isEmpty
    }
}
