package import Files
internal import Glibc
package import Models

/// Keeps a second run out of an output folder: a lock (`flock`) on `.vegyscan/lock`, which ends with the process.
package final class OutputLock: Sendable {
    /// The outcome of trying to lock a folder.
    package enum Outcome: Sendable {
        /// Nobody else writes there for as long as the lock lives.
        case held(OutputLock)
        /// Another run is writing there; its process number where it is known. On another machine that shares the
        /// folder the number means nothing.
        case inUse(pid: Int32?)
        /// Locks don't work there, as on some network file systems: the user must make sure that only one run writes.
        case unsupported
    }

    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { _ = close(descriptor) }

    /// Tries once, without waiting.
    ///
    /// - Parameter folder: the output folder, which must exist.
    /// - Throws: `cannot_write` when the lock file can't be made.
    package static func take(in folder: FilePath) throws(StageFailure) -> Outcome {
        let home = OwnFolder.path(in: folder)
        try Folder.create(home, as: .outputFolder)
        AtomicFile.sweep(folder: home)
        do throws(SystemError) {
            let descriptor = try unsafe home.appending("lock").withCPath { name throws(SystemError) in
                let opened = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
                guard opened >= 0 else { throw .last }
                return opened
            }
            let lock = OutputLock(descriptor)
            do throws(SystemError) {
                try SystemError.check { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
            } catch {
                guard error.code == EWOULDBLOCK else { return .unsupported }
                return .inUse(pid: lock.readPID())
            }
            lock.writePID()
            return .held(lock)
        } catch {
            throw .cannotWrite(.outputFolder, error)
        }
    }

    /// Records the process number for a second run's message. If that fails, only the message lacks it.
    private func writePID() {
        let text = Array("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = unsafe text.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    private func readPID() -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe pread(descriptor, $0.baseAddress, $0.count, 0) }
        return Int32(String(decoding: bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
}
