internal import Glibc
public import Models

/// Writes files that are either whole or not there, whatever happens in between.
public enum AtomicFile {
    /// Writes the bytes under a hidden name in the same folder, brings them to the disk and renames the file.
    ///
    /// A file that was there is replaced; when anything fails it stays as it was, and nothing else is left behind. A
    /// process that is killed may leave the hidden file; `sweep(folder:)` removes it.
    ///
    /// - Parameters:
    ///   - permissions: of the new file; the process's umask takes bits away.
    ///   - target: what it is, for the message when it can't be written.
    /// - Returns: how the new file looks, also when somebody has put another in its place by now; nil when the system
    ///   doesn't say.
    /// - Throws: `cannot_write`.
    @discardableResult
    public static func write(
        _ bytes: [UInt8], to path: FilePath, permissions: UInt32 = 0o666, as target: WriteTarget = .outputFile
    ) throws(StageFailure) -> FileStamp? {
        try write(chunks: CollectionOfOne(bytes), to: path, permissions: permissions, as: target)
    }

    /// Writes a file that need not fit into memory, like `write(_:to:permissions:)`.
    ///
    /// - Parameter chunks: its bytes, in order; each is asked for when those before it are written.
    @discardableResult
    public static func write(
        chunks: some Sequence<[UInt8]>, to path: FilePath, permissions: UInt32 = 0o666,
        as target: WriteTarget = .outputFile
    ) throws(StageFailure) -> FileStamp? {
        do {
            return try write(chunks: chunks, to: path, permissions: permissions, calls: .system)
        } catch {
            throw .cannotWrite(target, error)
        }
    }

    /// Writes a file that can be made again, like `write(_:to:permissions:)`, but without waiting for the disk: after a
    /// power cut it may be missing or empty.
    package static func write(unsynced bytes: [UInt8], to path: FilePath, permissions: UInt32 = 0o666)
        throws(StageFailure)
    {
        var calls = SystemCalls.system
        calls.sync = { _ in 0 }
        do {
            try write(chunks: CollectionOfOne(bytes), to: path, permissions: permissions, calls: calls)
        } catch {
            throw .cannotWrite(.outputFile, error)
        }
    }

    /// Removes from the folder what earlier processes that were killed have left. Never throws; other files, and
    /// files that a process is just writing, stay.
    ///
    /// - Returns: the number of files that are gone now.
    @discardableResult
    public static func sweep(folder: FilePath) -> Int {
        TemporaryName.sweep(folder)
    }

    @discardableResult
    package static func write(
        chunks: some Sequence<[UInt8]>, to path: FilePath, permissions: UInt32, calls: SystemCalls
    ) throws(SystemError) -> FileStamp? {
        let folder = path.parent
        let temporary = try TemporaryName.claim(in: folder, permissions: permissions)
        // The copy keeps the lock until the rename, while the original is closed and its errors are seen.
        let lock = fcntl(temporary.descriptor, F_DUPFD_CLOEXEC, 0)
        defer { if lock >= 0 { _ = close(lock) } }
        do {
            try fill(temporary.descriptor, with: chunks, calls: calls)
            try calls.rename(temporary.path, path)
        } catch {
            TemporaryName.remove(temporary.path)
            throw error
        }
        // Of the file that was written, not of the name; after the rename, which changes the stamp.
        let stamp = FileStamp(descriptor: lock)
        try Folder.sync(folder, calls: calls)
        return stamp
    }

    /// Writes, syncs and closes; the descriptor is closed however it ends.
    private static func fill(
        _ descriptor: Int32, with chunks: some Sequence<[UInt8]>, calls: SystemCalls
    ) throws(SystemError) {
        do {
            for bytes in chunks { try calls.writeAll(bytes, to: descriptor) }
            try calls.syncFile(descriptor)
        } catch {
            _ = calls.close(descriptor)
            throw error
        }
        try calls.closeFile(descriptor)
    }
}
