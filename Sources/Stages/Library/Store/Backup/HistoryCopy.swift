internal import Files
internal import Models

/// A copy of the history at one moment, made by SQLite while others go on writing.
enum HistoryCopy {
    /// - Returns: the copy's bytes and what it holds; nil when there is no history yet.
    static func make(of history: FilePath) throws(BackupFailure) -> (bytes: [UInt8], facts: HistoryFacts)? {
        guard FileKind.of(history) == .file else { return nil }
        // If a killed process has left a copy, it is removed.
        TemporaryName.sweep(history.parent)
        let copy = try emptyFile(in: history.parent)
        defer { remove(copy) }
        let facts: HistoryFacts
        do throws(DatabaseError) {
            try copyDatabase(history, to: copy)
            facts = try checked(copy)
        } catch .damaged {
            throw BackupFailure(
                .target,
                "The history is damaged, so it isn't copied; run vegyscan history list, which makes it anew from the "
                    + "bundles and its second copy, and back up again.")
        } catch {
            throw BackupFailure(.target, "The history can't be copied: " + error.cause)
        }
        guard let bytes = SmallFile.bytes(of: copy, limit: Backup.largest) else {
            throw BackupFailure(
                .target, "The history is too large for one backup: more than \(Backup.largest >> 30) GiB.")
        }
        return (bytes, facts)
    }

    /// Only SQLite opens the file itself, so it isn't kept open here.
    private static func emptyFile(in folder: FilePath) throws(BackupFailure) -> FilePath {
        do throws(SystemError) {
            let file = try TemporaryName.claim(in: folder, permissions: 0o600)
            _ = SystemCalls.system.close(file.descriptor)
            return file.path
        } catch {
            let failure = StageFailure.cannotWrite(.store, error)
            throw BackupFailure(.target, failure.message)
        }
    }

    private static func copyDatabase(_ history: FilePath, to copy: FilePath) throws(DatabaseError) {
        let database = try Database(history)
        guard try database.isSound() else { throw .damaged }
        guard try (database.number("PRAGMA user_version") ?? 0) <= Int64(Migrations.history.steps.count) else {
            throw .newer
        }
        guard let name = String(validating: copy.bytes, as: UTF8.self) else { throw .other(14) }
        try database.run("VACUUM INTO ?", .text(name))
    }

    /// The copy is checked as well: a bad disk shows here, not at the restore.
    private static func checked(_ copy: FilePath) throws(DatabaseError) -> HistoryFacts {
        // It uses the journal for network file systems, which leaves nothing beside the file.
        let database = try Database(copy, on: .network)
        guard try database.isSound() else { throw .damaged }
        return try HistoryFacts(of: database)
    }

    private static func remove(_ copy: FilePath) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            TemporaryName.remove(FilePath(bytes: copy.bytes + Array(suffix.utf8)))
        }
    }
}
