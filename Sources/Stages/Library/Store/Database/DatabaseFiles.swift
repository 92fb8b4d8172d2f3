internal import Files
internal import Models

/// The names that belong to a database.
enum DatabaseFiles {
    /// Whether a name is that of the database's file, of a file that SQLite puts beside it, or of a damaged one put
    /// aside.
    static func belongs(_ name: FilePath, to database: FilePath) -> Bool {
        guard name.bytes.starts(with: database.bytes) else { return false }
        let rest = String(decoding: name.bytes.dropFirst(database.bytes.count), as: UTF8.self)
        return ["", "-wal", "-shm", "-journal"].contains { rest == $0 || isAside(rest, $0) }
    }

    private static func isAside(_ rest: String, _ suffix: String) -> Bool {
        guard rest.hasPrefix(".corrupt-"), rest.hasSuffix(suffix) else { return false }
        let number = rest.dropFirst(9).dropLast(suffix.count)
        return !number.isEmpty && number.allSatisfy(\.isWholeNumber)
    }
}
