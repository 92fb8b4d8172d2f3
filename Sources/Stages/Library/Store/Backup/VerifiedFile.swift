internal import Files
internal import Glibc
internal import Models

/// Writes a file that gets its name only after it was read back and found good.
enum VerifiedFile {
    /// - Parameter isGood: receives the file under its temporary name, once it is on the disk.
    static func write(
        _ bytes: [UInt8], to path: FilePath, permissions: UInt32, isGood: (FilePath) -> Bool
    ) throws(BackupFailure) {
        let calls = SystemCalls.system
        TemporaryName.sweep(path.parent)
        do throws(SystemError) {
            let temporary = try TemporaryName.claim(in: path.parent, permissions: permissions)
            // The lock lasts as long as the descriptor and keeps the file from being swept away.
            defer { _ = calls.close(temporary.descriptor) }
            do throws(SystemError) {
                try calls.writeAll(bytes, to: temporary.descriptor)
                try calls.syncFile(temporary.descriptor)
                // This makes the read go to the disk, where the file system permits.
                _ = posix_fadvise(temporary.descriptor, 0, 0, POSIX_FADV_DONTNEED)
                guard isGood(temporary.path) else { throw SystemError(EIO) }
                try calls.rename(temporary.path, path)
            } catch {
                TemporaryName.remove(temporary.path)
                throw error
            }
            try Folder.sync(path.parent)
        } catch {
            throw BackupFailure(.target, StageFailure.cannotWrite(.backup, error).message)
        }
    }
}
