internal import Glibc
public import Models

/// Folders for the owner's eyes only, such as that of the settings.
public enum PrivateFolder {
    /// Makes a folder and its parents where they are missing.
    ///
    /// - Throws: `cannot_write`.
    public static func create(_ folder: FilePath) throws(StageFailure) {
        try Folder.create(folder, permissions: 0o700, as: .ownFolder)
    }

    /// Does the work while no other process holds the same folder; waits up to 10 s for its turn.
    ///
    /// - Throws: what the work throws; `cannot_write` when another process doesn't let go.
    public static func hold<Value>(
        _ folder: FilePath, during work: () throws(StageFailure) -> Value
    ) throws(StageFailure) -> Value {
        let opened = try? unsafe folder.withCPath { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard let descriptor = opened, descriptor >= 0 else { return try work() }
        defer { _ = close(descriptor) }
        for _ in 0..<1000 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try work() }
            // Some file systems have no locks.
            guard errno == EWOULDBLOCK || errno == EINTR else { return try work() }
            usleep(10_000)
        }
        throw StageFailure(.persist, .cannotWrite, "Another process holds the folder; try again when it has ended.")
    }
}
