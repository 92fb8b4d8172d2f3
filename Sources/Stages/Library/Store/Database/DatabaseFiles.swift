internal import Files
internal import Models

/// The names that belong to a database.
enum DatabaseFiles {
    /// The database's file itself, what SQLite puts beside it, and what was put aside.
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
