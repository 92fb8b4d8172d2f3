internal import Glibc

/// What the system says of a file that changes whenever somebody writes to it or replaces it.
///
/// Two equal stamps of one path mean the same bytes, with one exception: a file that is changed twice within one tick
/// of the system's clock may keep its stamp. `isSettled` tells when that is ruled out.
public struct FileStamp: Sendable, Hashable {
    /// Bytes.
    public var size: Int64
    /// When the content last changed, in nanoseconds since 1970.
    public var modified: Int64
    /// When content, name or permissions last changed, in nanoseconds since 1970; nobody can set this back.
    public var changed: Int64
    public var inode: UInt64

    public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Follows links. Nil when no regular file is there.
    public init?(of path: FilePath) {
        var status = stat()
        let found = try? unsafe path.withCPath { unsafe stat($0, &status) }
        guard found == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int64(status.st_size)
        modified = Self.nanoseconds(status.st_mtim)
        changed = Self.nanoseconds(status.st_ctim)
        inode = UInt64(status.st_ino)
    }

    /// Whether the last change was long enough ago that another one would show.
    ///
    /// - Parameter time: when the stamp was taken, in nanoseconds since 1970.
    public func isSettled(at time: Int64) -> Bool {
        // A clock that was set back would make everything look new, which only costs time.
        max(modified, changed) < time - Self.coarsestTick
    }

    /// The present time as stamps count it.
    public static var now: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// FAT's tick of 2 s; every other file system's clock is finer.
    private static let coarsestTick: Int64 = 2_000_000_000

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
