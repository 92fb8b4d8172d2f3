internal import CSQLite

/// Why a database call gave no result.
enum DatabaseError: Error, Hashable {
    /// The file is no database, or a broken one.
    case damaged
    /// Another process kept it for longer than we wait.
    case busy
    /// No space left.
    case full
    /// A newer version of this program made it.
    case newer
    /// A database, but not one of this program.
    case foreign
    /// SQLite's primary result code.
    case other(Int32)

    init(code: Int32) {
        switch code & 0xFF {
        // Nothing that is kept here is nearly as large as SQLite's limit.
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_TOOBIG: self = .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .full
        case let primary: self = .other(primary)
        }
    }
}
