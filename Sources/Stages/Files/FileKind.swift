/// What a path leads to, links followed.
public enum FileKind: Sendable, Hashable {
    case missing
    case folder
    /// Anything that isn't a folder; reading it may still be refused.
    case file

    /// A path that the system refuses to follow, such as a link that leads to itself, counts as missing.
    public static func of(_ path: FilePath) -> FileKind {
        switch try? FileStatus(of: path)?.kind {
        case .folder: .folder
        case .file, .other: .file
        case nil: .missing
        }
    }
}

/// Tells whether two paths lead to the same file or folder.
public struct FileIdentity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64

    init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }

    /// Nil when nothing is there.
    public init?(of path: FilePath) {
        guard let identity = try? FileStatus(of: path)?.identity else { return nil }
        self = identity
    }
}
