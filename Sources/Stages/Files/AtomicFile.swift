internal import Glibc
public import Models

/// Writes files that are either whole or not there, whatever happens in between.
public enum AtomicFile {
    /// Writes the bytes under a hidden name in the same folder, syncs them to the disk and renames the file.
    ///
    /// An existing file is replaced; when anything fails it stays as it was and nothing else is left behind. A process
    /// that is killed may leave the hidden file; `sweep(folder:)` removes it.
    ///
    /// - Parameters:
    ///   - permissions: those of the new file; the process's umask takes bits away.
    ///   - target: what is being written, for the message when that fails.
    /// - Returns: the stamp of the new file, even if somebody has replaced that file by now; nil when the system
    ///   doesn't provide one.
    /// - Throws: `cannot_write`.
    @discardableResult
    public static func write(
        _ bytes: [UInt8], to path: FilePath, permissions: UInt32 = 0o666, as target: WriteTarget = .outputFile
    ) throws(StageFailure) -> FileStamp? {
        try write(chunks: CollectionOfOne(bytes), to: path, permissions: permissions, as: target)
    }

    /// Writes a file that need not fit into memory, in the same way as `write(_:to:permissions:)`.
    ///
    /// - Parameter chunks: the file's bytes, in order; each chunk is asked for once those before it are written.
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

    /// Writes a file that can be made again. It works like `write(_:to:permissions:)` but doesn't wait for the disk, so
    /// the file may be missing or empty after a power cut.
    package static func write(unsynced bytes: [UInt8], to path: FilePath, permissions: UInt32 = 0o666)
        throws(StageFailure)
    {
        try write(unsynced: CollectionOfOne(bytes), to: path, permissions: permissions)
    }

    /// The same of a file that need not fit into memory.
    ///
    /// - Parameter chunks: the file's bytes, in order; each chunk is asked for once those before it are written.
    package static func write(unsynced chunks: some Sequence<[UInt8]>, to path: FilePath, permissions: UInt32 = 0o666)
        throws(StageFailure)
    {
        var calls = SystemCalls.system
        calls.sync = { _ in 0 }
        do {
            try write(chunks: chunks, to: path, permissions: permissions, calls: calls)
        } catch {
            throw .cannotWrite(.outputFile, error)
        }
    }

    /// Removes what earlier, killed processes have left in the folder. Never throws; other files, and files that a
    /// process is still writing, stay.
    ///
    /// - Returns: the number of files that were removed.
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
        // The copy keeps the lock until the rename, so that the original can be closed and its errors seen.
        let lock = fcntl(temporary.descriptor, F_DUPFD_CLOEXEC, 0)
        defer { if lock >= 0 { _ = close(lock) } }
        do {
            try fill(temporary.descriptor, with: chunks, calls: calls)
            try calls.rename(temporary.path, path)
        } catch {
            TemporaryName.remove(temporary.path)
            throw error
        }
        // This is the stamp of the file that was written, not of whatever has the name now. It is taken after the
        // rename, which changes it.
        let stamp = FileStamp(descriptor: lock)
        try Folder.sync(folder, calls: calls)
        return stamp
    }

    /// Writes, syncs and closes; the descriptor is closed in every case.
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
