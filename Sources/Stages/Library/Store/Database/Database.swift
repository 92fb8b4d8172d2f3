internal import CSQLite
internal import Files
internal import Glibc
internal import Models

/// An owned connection to one SQLite file, for one thread at a time; it is closed with its last reference.
@safe final class Database {
    /// How long a call waits for another process, in milliseconds: far longer than any transaction takes.
    static let patience: Int32 = 10_000
    /// The same after a call that waited in vain: a hanging process must not hold up every photo.
    static let impatience: Int32 = 100

    private let handle: OpaquePointer
    let fileSystem: FileSystemKind

    /// Opens or makes the file; a new one can be read by its owner only.
    ///
    /// The folder must exist.
    ///
    /// - Parameter fileSystem: the kind of file system; nil to find out.
    init(_ path: FilePath, on fileSystem: FileSystemKind? = nil) throws(DatabaseError) {
        self.fileSystem = fileSystem ?? FileSystemKind(of: path.parent)
        Self.makePrivate(path)
        var opened: OpaquePointer?
        // "./" keeps a name such as ":memory:" or "file:x" from being interpreted.
        let plain = path.bytes.first == UInt8(ascii: "/") ? path : FilePath("./").appending(path)
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = (try? unsafe plain.withCPath { unsafe sqlite3_open_v2($0, &opened, flags, nil) }) ?? SQLITE_CANTOPEN
        guard code == SQLITE_OK, let opened = unsafe opened else {
            // SQLite returns a handle even when it fails.
            unsafe _ = sqlite3_close_v2(opened)
            throw DatabaseError(code: code)
        }
        unsafe handle = opened
        unsafe _ = sqlite3_extended_result_codes(handle, 1)
        wait(atMost: Self.patience)
        try run("PRAGMA trusted_schema = OFF")
        try run("PRAGMA cell_size_check = ON")
        if self.fileSystem == .network {
            // The write-ahead log needs memory that all users of the file share.
            try run("PRAGMA journal_mode = DELETE")
            try run("PRAGMA synchronous = FULL")
        } else {
            // Where the file system doesn't support it, SQLite keeps its usual journal, which is slower but not wrong.
            try run("PRAGMA journal_mode = WAL")
            try run("PRAGMA synchronous = NORMAL")
        }
        try run("PRAGMA foreign_keys = ON")
        try run("PRAGMA journal_size_limit = 4194304")
        // In KiB. A run writes more than it looks up, and the system keeps the file's pages in memory anyway.
        try run("PRAGMA cache_size = -512")
    }

    deinit {
        unsafe _ = sqlite3_close_v2(handle)
    }

    func wait(atMost milliseconds: Int32) {
        unsafe _ = sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Makes a new file private, since SQLite gives its journals the permissions of the main file. An existing file
    /// isn't opened here: closing it would drop the locks held by another connection of this process.
    private static func makePrivate(_ path: FilePath) {
        let made = try? unsafe path.withCPath { unsafe open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        if let made, made >= 0 { _ = close(made) }
    }

    /// A statement that can be run several times while the database is open.
    func prepare(_ sql: StaticString) throws(DatabaseError) -> Statement {
        unsafe try Statement.prepare(sql, on: handle)
    }

    private func prepare(_ sql: StaticString, _ values: [SQLValue]) throws(DatabaseError) -> Statement {
        let statement = try prepare(sql)
        try statement.bind(values)
        return statement
    }

    /// Runs a statement to its end.
    func run(_ sql: StaticString, _ values: SQLValue...) throws(DatabaseError) {
        let statement = try prepare(sql, values)
        while try statement.step() {}
    }

    /// The results of `read` for each row; rows for which it returns nil are left out.
    func rows<Value>(
        _ sql: StaticString, _ values: SQLValue..., read: (borrowing Statement) -> Value?
    ) throws(DatabaseError) -> [Value] {
        let statement = try prepare(sql, values)
        var found: [Value] = []
        while try statement.step() {
            if let value = read(statement) { found.append(value) }
        }
        return found
    }

    /// The whole number in the first column of the first row, or nil.
    ///
    /// The statement is run to its end: only there does one that writes become lasting, or fail.
    func number(_ sql: StaticString, _ values: SQLValue...) throws(DatabaseError) -> Int64? {
        let statement = try prepare(sql, values)
        guard try statement.step() else { return nil }
        let number = statement.integer(0)
        while try statement.step() {}
        return number
    }

    /// Runs several statements that take no values.
    func run(script: StaticString) throws(DatabaseError) {
        let text = unsafe UnsafeRawPointer(script.utf8Start).assumingMemoryBound(to: CChar.self)
        let code = unsafe sqlite3_exec(handle, text, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(code: code) }
    }

    /// Does all of it or nothing.
    ///
    /// It requests the right to write at once: a transaction that reads first and then wants to write can't wait for
    /// another writer, but fails.
    func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        try run("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// The journal in use, such as `wal` or `delete`.
    func journal() throws(DatabaseError) -> String? {
        try rows("PRAGMA journal_mode") { $0.text(0) }.first
    }

    /// Whether SQLite finds the file's structure intact.
    func isSound() throws(DatabaseError) -> Bool {
        try rows("PRAGMA quick_check(1)") { $0.text(0) } == ["ok"]
    }
}
