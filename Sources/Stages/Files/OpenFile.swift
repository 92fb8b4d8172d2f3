package import Glibc
package import Models

/// A regular file open for reading; closed when the value goes.
///
/// Devices, pipes and sockets are refused without being opened, so that nothing can block or have a side effect.
package struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// Throws `notFound`, `notAFile` or `unreadable`.
    package init(_ path: FilePath) throws(StageFailure) {
        descriptor = try Self.open(path)
    }

    deinit { close(descriptor) }

    /// Throws `unreadable`.
    package func status() throws(StageFailure) -> stat {
        try Self.status(of: descriptor)
    }

    /// Seeks to an offset in bytes from the file's start. Throws `unreadable`.
    package func move(to offset: Int) throws(StageFailure) {
        guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw Self.failure(errno) }
    }

    /// Reads up to `count` bytes from the current offset; fewer only at the end. Throws `unreadable`.
    package func read(upTo count: Int) throws(StageFailure) -> [UInt8] {
        var problem: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = 0
            while filled < count {
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    break
                } else if errno != EINTR {
                    problem = errno
                    break
                }
            }
        }
        guard problem == 0 else { throw Self.failure(problem) }
        return bytes
    }

    private static func open(_ path: FilePath) throws(StageFailure) -> Int32 {
        guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw failure(ENOENT) }
        let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
        var named = stat()
        guard unsafe stat(name, &named) == 0 else { throw failure(errno) }
        try checkRegular(named)
        let descriptor = unsafe Glibc.open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw failure(errno) }
        do {
            // The name may have come to stand for something else in between.
            try checkRegular(status(of: descriptor))
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func status(of descriptor: Int32) throws(StageFailure) -> stat {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(errno) }
        return status
    }

    private static func checkRegular(_ status: stat) throws(StageFailure) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw StageFailure(.decode, .notAFile, "It is a folder, not a photo; give the photo itself.")
        default:
            throw StageFailure(
                .decode, .notAFile, "It is a device, pipe or socket, not a file; copy the photo into a file first.")
        }
    }

    private static func failure(_ code: Int32) -> StageFailure {
        switch code {
        case ENOENT, ENOTDIR, ENAMETOOLONG:
            StageFailure(.decode, .notFound, "There is no such file; check the path.")
        case EACCES, EPERM:
            StageFailure(.decode, .unreadable, "The file may not be read; change its permissions.")
        case ELOOP:
            StageFailure(.decode, .unreadable, "The symbolic link leads in a circle; point it to the photo.")
        case ENXIO, EISDIR:
            StageFailure(.decode, .notAFile, "It is no file that can be read; give the photo itself.")
        case EMFILE, ENFILE:
            StageFailure(.decode, .unreadable, "Too many files are open; try again with fewer parallel jobs.")
        default:
            StageFailure(.decode, .unreadable, "Reading the file failed (error \(code)); check the disk and try again.")
        }
    }
}
