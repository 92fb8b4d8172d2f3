internal import Files
internal import Glibc

/// Keeps other processes, and other parts of this one, from opening or repairing databases, or writing profiles, in a
/// folder meanwhile.
enum FolderLock {
    /// Does the work under an advisory lock (`flock`) on the folder.
    ///
    /// After ten seconds, or where locks don't work, the work is done without a lock, which merely weakens the
    /// protection.
    static func hold<Value, Failure: Error>(
        _ folder: FilePath, during work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let opened = try? unsafe folder.withCPath { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        let descriptor = opened ?? -1
        defer { if descriptor >= 0 { _ = close(descriptor) } }
        var turns = 1000
        while descriptor >= 0, turns > 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0,
            errno == EWOULDBLOCK || errno == EINTR
        {
            turns -= 1
            usleep(10_000)
        }
        return try work()
    }
}
