internal import Files

/// Whether a history from a backup can be used by this version.
enum RestoreCheck {
    /// Updates the new file's tables where an earlier version made it, and checks all of it.
    ///
    /// - Throws: `source` with what is wrong with the backup.
    static func prepare(_ staged: FilePath, _ facts: HistoryFacts) throws(BackupFailure) {
        do throws(DatabaseError) {
            // It uses the journal for network file systems, which leaves nothing beside the file.
            let database = try Database(staged, on: .network)
            guard try database.isSound() else { throw .damaged }
            try Migrations.history.apply(to: database)
            guard try HistoryFacts(of: database) == facts else { throw .damaged }
        } catch .newer {
            throw BackupFailure(
                .source, "A newer version of this program made the backup; restore it with that version.")
        } catch .full {
            throw BackupFailure(.target, "No space left on the disk: make room and restore again.")
        } catch {
            throw BackupFailure(.source, "The backup's history is damaged; restore another backup.")
        }
    }

    /// The last check, made once the file is in its place.
    static func isGood(_ history: FilePath, _ facts: HistoryFacts) -> Bool {
        do throws(DatabaseError) {
            let database = try Database(history)
            guard try database.isSound() else { return false }
            return try HistoryFacts(of: database) == facts
        } catch {
            return false
        }
    }
}
