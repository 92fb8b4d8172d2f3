internal import CSQLite
internal import Files
internal import Glibc
internal import Models

/// A database file with its tables: it is opened, updated and, when damaged, put aside and made anew.
struct StoreFile {
    var path: FilePath
    var migrations: Migrations
    /// Whether every damaged file is kept, or only the last one.
    var keepsEveryDamagedFile: Bool

    /// How far a file to be opened is trusted.
    enum Trust {
        /// It is checked only if the last process didn't close it, or another has it open.
        case usual
        /// It caused trouble, so it is checked first.
        case doubted
        /// It looked intact and still caused trouble, so it is put aside.
        case lost
    }

    /// - Returns: the connection, and whether a damaged file was put aside.
    func open(_ trust: Trust = .usual) throws(DatabaseError) -> (database: Database, wasDamaged: Bool) {
        try FolderLock.hold(path.parent) { () throws(DatabaseError) in
            let journal = try? FileStatus(of: FilePath(bytes: path.bytes + Array("-wal".utf8)))
            do throws(DatabaseError) {
                if trust == .lost { throw .damaged }
                return (try openSound(checking: trust == .doubted || (journal?.size ?? 0) > 0), false)
            } catch .damaged {
                putAside()
                return (try openSound(checking: false), true)
            }
        }
    }

    private func openSound(checking: Bool) throws(DatabaseError) -> Database {
        do throws(DatabaseError) {
            let database = try Database(path)
            if checking, try !database.isSound() { throw .damaged }
            try migrations.apply(to: database)
            return database
        } catch .other(SQLITE_ERROR) {
            // The queries made here always work, unless the header or the table descriptions are damaged.
            throw .damaged
        }
    }

    /// Renames the file and its journal, so that somebody can still look for what it held. The journal is renamed
    /// first, since it could otherwise be taken for the new file's.
    private func putAside() {
        let aside = asidePath()
        for suffix in ["-wal", ""] {
            let old = FilePath(bytes: path.bytes + Array(suffix.utf8))
            let new = FilePath(bytes: aside.bytes + Array(suffix.utf8))
            try? SystemCalls.system.rename(old, new)
        }
        TemporaryName.remove(FilePath(bytes: path.bytes + Array("-shm".utf8)))
    }

    private func asidePath() -> FilePath {
        var number = 1
        while true {
            let aside = FilePath(bytes: path.bytes + Array(".corrupt-\(number)".utf8))
            guard keepsEveryDamagedFile, (try? FileStatus(of: aside)) != nil, number < 1000 else { return aside }
            number += 1
        }
    }
}
