internal import Files
internal import Glibc
internal import Models

/// Shows that a process is using the stored data, so that no restore changes them meanwhile: a lock (`flock`) on a file
/// beside the history, which ends with the process.
final class StorePresence: Sendable {
    static let fileName = FilePath(".vegyscan-in-use")
    /// How long to wait for a restore to end, in turns of 10 ms: restoring 10,000 menus takes a second or two.
    private static let patience = 2_000
    /// The same for commands that only look something up.
    private static let shortPatience = 100

    private let descriptor: Int32
    /// What was done about an unfinished restore; nil when there was none.
    let settled: RestoreIntent.Settlement?

    private init(_ descriptor: Int32, settled: RestoreIntent.Settlement?) {
        self.descriptor = descriptor
        self.settled = settled
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }

    /// Joins those who use the data. A restore that was interrupted is completed first.
    ///
    /// Where files can't be locked, the protection is merely weaker.
    static func share(_ locations: StoreLocations) throws(StageFailure) -> StorePresence {
        let folder = locations.history.parent
        var settled: RestoreIntent.Settlement?
        for _ in 0..<patience {
            let descriptor = open(in: folder)
            switch lock(descriptor, LOCK_SH) {
            case .held, .unsupported:
                guard RestoreIntent.isThere(in: folder) else { return StorePresence(descriptor, settled: settled) }
            case .inUse: break
            }
            if descriptor >= 0 { _ = close(descriptor) }
            settled = try settle(folder) ?? settled
            usleep(10_000)
        }
        throw StageFailure(.persist, .cannotWrite, "A restore of the stored data is under way; wait for its end.")
    }

    /// Takes exclusive use of the data.
    ///
    /// - Throws: `inUse` when another process is using them.
    static func takeAlone(_ locations: StoreLocations) throws(BackupFailure) -> StorePresence {
        let folder = locations.history.parent
        let descriptor = open(in: folder)
        let presence = StorePresence(descriptor, settled: nil)
        var turns = shortPatience
        while lock(descriptor, LOCK_EX) == .inUse {
            turns -= 1
            guard turns > 0 else {
                throw BackupFailure(
                    .inUse, "Another vegyscan is running with this history; wait for its end and restore again.")
            }
            usleep(10_000)
        }
        do throws(StageFailure) {
            _ = try RestoreIntent.settle(in: folder)
        } catch {
            throw BackupFailure(.target, error.message)
        }
        return presence
    }

    /// Completes a restore whose process is gone; nil when there is none.
    private static func settle(_ folder: FilePath) throws(StageFailure) -> RestoreIntent.Settlement? {
        let descriptor = open(in: folder)
        defer { if descriptor >= 0 { _ = close(descriptor) } }
        guard lock(descriptor, LOCK_EX) != .inUse else { return nil }
        return try FolderLock.hold(folder) { () throws(StageFailure) in try RestoreIntent.settle(in: folder) }
    }

    private enum Outcome { case held, inUse, unsupported }

    /// Never waits.
    private static func lock(_ descriptor: Int32, _ kind: Int32) -> Outcome {
        guard descriptor >= 0 else { return .unsupported }
        while flock(descriptor, kind | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno == EWOULDBLOCK ? .inUse : .unsupported
        }
        return .held
    }

    /// Negative when the file can't be made.
    private static func open(in folder: FilePath) -> Int32 {
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        return (try? unsafe folder.appending(fileName).withCPath { unsafe Glibc.open($0, flags, 0o600) }) ?? -1
    }
}
