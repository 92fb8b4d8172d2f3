internal import Files
internal import Glibc
internal import Models
internal import Synchronization

/// Hears from the system (inotify) what changes in folders; each is watched by itself.
///
/// For one thread at a time, but for `wake`.
final class FolderWatch: Sendable {
    /// What happened to something in a watched folder.
    struct Change {
        var folder: FilePath
        var name: FilePath
        var isFolder: Bool
        var kind: Kind

        enum Kind {
            case made, written, closed, arrived, gone
            /// The watched folder itself was removed or moved, or its file system is gone; it has no name.
            case ended
        }
    }

    /// What was heard since the last time.
    struct News {
        var changes: [Change] = []
        /// Whether more happened than the system could keep, so that everything has to be looked at.
        var isIncomplete = false
    }

    private let descriptor: Int32
    /// What is written into the one end in order to end waiting at the other.
    private let waker: (reading: Int32, writing: Int32)
    private let folders = Mutex<[Int32: FilePath]>([:])

    private static let mask = UInt32(
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR | IN_EXCL_UNLINK)

    /// - Throws: `unreadable` where the system gives none.
    init() throws(StageFailure) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw Self.refused(errno) }
        // No other process is to hold its ends.
        let ends = ProcessStart.starting.withLock { _ in
            var ends: [Int32] = [-1, -1]
            guard unsafe pipe(&ends) == 0 else { return [Int32]() }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            return ends
        }
        guard ends.count == 2 else {
            let code = errno
            close(descriptor)
            throw Self.refused(code)
        }
        waker = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(waker.reading)
        close(waker.writing)
    }

    /// Watches a folder, not those in it; one that is watched already is fine, and one that is gone isn't watched.
    func add(_ folder: FilePath) throws(StageFailure) {
        let added: (Int32, Int32)
        do throws(SystemError) {
            added = try unsafe folder.withCPath { unsafe (inotify_add_watch(descriptor, $0, Self.mask), errno) }
        } catch {
            throw Self.refused(error.code)
        }
        guard added.0 >= 0 else {
            guard [ENOENT, ENOTDIR, EACCES].contains(added.1) else { throw Self.refused(added.1) }
            return
        }
        folders.withLock { $0[added.0] = folder }
    }

    /// Watches a folder and all below it no more, after it went elsewhere.
    func remove(_ folder: FilePath) {
        let below = folder.appending(FilePath("")).bytes
        folders.withLock { folders in
            for (watch, path) in folders where path == folder || path.bytes.starts(with: below) {
                inotify_rm_watch(descriptor, watch)
                folders[watch] = nil
            }
        }
    }

    /// Ends a waiting, now or the next time.
    func wake() {
        var byte: UInt8 = 0
        _ = unsafe write(waker.writing, &byte, 1)
    }

    /// Blocks until something happens, `wake` is called or the time has come.
    ///
    /// - Parameter time: nil to wait as long as it takes.
    func news(until time: ContinuousClock.Instant?) -> News {
        var waiting = [descriptor, waker.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = time.map { max(0, Int(((($0 - .now) / .milliseconds(1)).rounded(.up)))) } ?? -1
        _ = unsafe poll(&waiting, 2, Int32(clamping: milliseconds))
        var bytes: UInt64 = 0
        _ = unsafe read(waker.reading, &bytes, 8)
        var news = News()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let length = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            guard length > 0 else { return news }
            add(buffer[..<length], to: &news)
        }
    }

    /// The records of inotify(7): a watch, what happened, a number, the length of the name, the name.
    private func add(_ records: ArraySlice<UInt8>, to news: inout News) {
        var rest = records
        func number(at offset: Int) -> UInt32 {
            rest.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        while rest.count >= 16 {
            let (watch, mask, length) = (Int32(bitPattern: number(at: 0)), number(at: 4), Int(number(at: 12)))
            let name = FilePath(bytes: Array(rest.dropFirst(16).prefix(length).prefix { $0 != 0 }))
            rest = rest.dropFirst(16 + length)
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { news.isIncomplete = true }
            let folder = folders.withLock { folders in
                let folder = folders[watch]
                if mask & UInt32(IN_IGNORED) != 0 { folders[watch] = nil }
                return folder
            }
            guard let folder, let kind = Change.Kind(mask), kind == .ended || !name.bytes.isEmpty else {
                continue
            }
            news.changes.append(
                Change(folder: folder, name: name, isFolder: mask & UInt32(IN_ISDIR) != 0, kind: kind))
        }
    }

    private static func refused(_ code: Int32) -> StageFailure {
        let message =
            switch code {
            case ENOSPC:
                "The system watches no more folders for this user; raise fs.inotify.max_user_watches, or watch fewer."
            case EMFILE: "The system gives no more watches to this user; raise fs.inotify.max_user_instances."
            default: "The folders can't be watched: the system answered with error \(code)."
            }
        return StageFailure(.decode, .unreadable, message)
    }
}

extension FolderWatch.Change.Kind {
    /// Nil for what says nothing of a file.
    fileprivate init?(_ mask: UInt32) {
        if mask & UInt32(IN_CREATE) != 0 {
            self = .made
        } else if mask & UInt32(IN_MODIFY) != 0 {
            self = .written
        } else if mask & UInt32(IN_CLOSE_WRITE) != 0 {
            self = .closed
        } else if mask & UInt32(IN_MOVED_TO) != 0 {
            self = .arrived
        } else if mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0 {
            self = .gone
        } else if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 {
            self = .ended
        } else {
            return nil
        }
    }
}
