internal import Glibc

/// What the system says of a path.
package struct FileStatus {
    package enum Kind {
        case file, folder, other
    }

    package var kind: Kind
    /// Bytes.
    package var size: Int
    /// The device and the inode: the same for two paths that lead to the same file or folder.
    var identity: FileIdentity

    /// Follows links. Nil when nothing is there.
    package init?(of path: FilePath) throws(SystemError) {
        var status = stat()
        do {
            try unsafe path.withCPath { name throws(SystemError) in
                guard unsafe stat(name, &status) == 0 else { throw .last }
            }
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
        self.init(status)
    }

    /// Whether nothing is at a path for certain. What can't be looked at may be there.
    package static func isMissing(_ path: FilePath) -> Bool {
        do throws(SystemError) {
            return try FileStatus(of: path) == nil
        } catch {
            // Below something that isn't a folder there can't be anything.
            return error.code == ENOTDIR
        }
    }

    package init?(descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        size = Int(status.st_size)
        identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }
}
