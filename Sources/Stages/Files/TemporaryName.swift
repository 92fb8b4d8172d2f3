internal import Glibc
internal import Synchronization

/// The hidden names that files have until they are whole: `.vegyscan-PID-NUMBER.tmp`.
///
/// The writer holds a lock (`flock`) on the file, so that a sweep can tell a leftover from a file being written even
/// where process numbers mean nothing, as between containers that share a folder.
package struct TemporaryName: Hashable {
    var pid: Int32
    var number: UInt64

    var path: FilePath { FilePath(".vegyscan-\(pid)-\(number).tmp") }

    private static let start = Array(".vegyscan-".utf8)

    init(pid: Int32, number: UInt64) {
        self.pid = pid
        self.number = number
    }

    /// Nil for every name that isn't exactly ours.
    init?(_ path: FilePath) {
        // Most names in a folder aren't ours.
        guard path.bytes.starts(with: Self.start), let name = String(validating: path.bytes, as: UTF8.self) else {
            return nil
        }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == ".vegyscan", parts[2].hasSuffix(".tmp"),
            let pid = Int32(parts[1]), pid > 0, let number = UInt64(parts[2].dropLast(4))
        else { return nil }
        self.init(pid: pid, number: number)
        guard self.path == path else { return nil }
    }

    /// The next number. The lock also keeps this process's own sweep away from a file that exists but isn't locked yet.
    private static let next = Mutex<UInt64>(0)

    /// Makes a new, empty, locked file in a folder; the caller closes the descriptor.
    package static func claim(
        in folder: FilePath, permissions: UInt32
    ) throws(SystemError) -> (path: FilePath, descriptor: Int32) {
        while true {
            let claimed: (FilePath, Int32, Int32) = try next.withLock { number throws(SystemError) in
                number += 1
                let path = folder.appending(TemporaryName(pid: getpid(), number: number).path)
                let descriptor = try unsafe path.withCPath { name in
                    unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
                }
                let code = errno
                if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
                return (path, descriptor, code)
            }
            if claimed.1 >= 0 { return (claimed.0, claimed.1) }
            // Either a leftover of an earlier process with our number has the name, or a signal came.
            guard claimed.2 == EEXIST || claimed.2 == EINTR else { throw SystemError(claimed.2) }
        }
    }

    /// Removes what terminated processes have left in a folder; returns the number of files removed.
    @discardableResult
    package static func sweep(_ folder: FilePath) -> Int {
        var count = 0
        for name in (try? FolderListing.unsorted(in: folder)) ?? [] {
            guard let temporary = TemporaryName(name) else { continue }
            next.withLock { _ in
                guard temporary.isLeftover(in: folder) else { return }
                remove(folder.appending(name))
                count += 1
            }
        }
        return count
    }

    package static func remove(_ path: FilePath) {
        _ = try? unsafe path.withCPath { unsafe unlink($0) }
    }

    private func isLeftover(in folder: FilePath) -> Bool {
        let isOurs = pid == getpid()
        guard isOurs || (kill(pid, 0) != 0 && errno == ESRCH) else { return false }
        let opened = try? unsafe folder.appending(path).withCPath {
            unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        }
        guard let descriptor = opened, descriptor >= 0 else { return false }
        defer { _ = close(descriptor) }
        guard FileStatus(descriptor: descriptor)?.kind == .file else { return false }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        // Where locks don't work, only the process number tells.
        return errno != EWOULDBLOCK && !isOurs
    }
}
