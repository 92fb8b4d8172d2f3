internal import CSQLite

/// Why a database call failed.
enum DatabaseError: Error, Hashable {
    /// The file is not a database, or a damaged one.
    case damaged
    /// Another process held it for longer than we wait.
    case busy
    /// No space left.
    case full
    /// A newer version of this program made it.
    case newer
    /// It is a database, but not one of this program.
    case foreign
    /// SQLite's primary result code.
    case other(Int32)

    /// SQLite's primary result code where the system refuses to read or write. What it says on a full disk, before a
    /// transaction has begun.
    static let inputOutput = SQLITE_IOERR

    init(code: Int32) {
        switch code & 0xFF {
        // Nothing stored here comes near SQLite's size limit.
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_TOOBIG: self = .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .full
        case let primary: self = .other(primary)
        }
    }
}
