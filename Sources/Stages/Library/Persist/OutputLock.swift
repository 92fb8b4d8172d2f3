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
            var left = looks
            while true {
                do throws(SystemError) {
                    try SystemError.check { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
                    lock.writePID()
                    return .held(lock)
                } catch {
                    guard error.code == EWOULDBLOCK else { return .unsupported }
                    left -= 1
                    if left == 0 { return .inUse(pid: lock.readPID()) }
                    usleep(pause)
                }
            }
        } catch {
            throw .cannotWrite(.outputFolder, error)
        }
    }

    /// Whether another run is writing to a folder; false where that can't be told.
    package static func isHeld(in folder: FilePath) -> Bool {
        let opened = try? unsafe OwnFolder.path(in: folder).appending("lock").withCPath { name throws(SystemError) in
            let opened = unsafe open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard opened >= 0 else { throw SystemError.last }
            return opened
        }
        guard let opened else { return false }
        // Held for a moment; whoever wants to write then looks again.
        let lock = OutputLock(opened)
        defer { withExtendedLifetime(lock) {} }
        return flock(opened, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    /// How often the lock is looked at before it counts as held, since somebody may only be looking too.
    private static let looks = 4
    /// Between two looks, in microseconds; looking takes a few.
    private static let pause: UInt32 = 5_000

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
