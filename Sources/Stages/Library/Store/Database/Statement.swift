internal import CSQLite

/// One prepared SQL statement; it is finalized together with the value.
///
/// The text is a literal of the program, never built from values: values are bound.
@safe struct Statement: ~Copyable {
    private let handle: OpaquePointer

    /// Takes ownership of what `sqlite3_prepare` returned.
    init(adopting handle: OpaquePointer) {
        unsafe self.handle = handle
    }

    static func prepare(_ sql: StaticString, on database: OpaquePointer) throws(DatabaseError) -> Statement {
        var prepared: OpaquePointer?
        let text = unsafe UnsafeRawPointer(sql.utf8Start).assumingMemoryBound(to: CChar.self)
        let code = unsafe sqlite3_prepare_v2(database, text, Int32(sql.utf8CodeUnitCount), &prepared, nil)
        guard code == SQLITE_OK, let prepared = unsafe prepared else { throw DatabaseError(code: code) }
        return unsafe Statement(adopting: prepared)
    }

    /// Binds values to the question marks, in order.
    func bind(_ values: [SQLValue]) throws(DatabaseError) {
        for (place, value) in values.enumerated() {
            let code = unsafe Self.bind(value, at: Int32(place + 1), of: handle)
            guard code == SQLITE_OK else { throw DatabaseError(code: code) }
        }
    }

    deinit {
        unsafe _ = sqlite3_finalize(handle)
    }

    private static func bind(_ value: SQLValue, at place: Int32, of handle: OpaquePointer) -> Int32 {
        switch value {
        case .null:
            return unsafe sqlite3_bind_null(handle, place)
        case .integer(let number):
            return unsafe sqlite3_bind_int64(handle, place, number)
        case .real(let number):
            return unsafe sqlite3_bind_double(handle, place, number)
        case .text(let text):
            var text = text
            return text.withUTF8 { utf8 in
                unsafe utf8.withMemoryRebound(to: CChar.self) { unsafe bindText($0, at: place, of: handle) }
            }
        case .blob(let bytes):
            return unsafe bytes.withUnsafeBytes { bytes in
                // A null pointer would bind NULL, not an empty blob.
                guard let start = bytes.baseAddress else { return unsafe sqlite3_bind_zeroblob(handle, place, 0) }
                return unsafe sqlite3_bind_blob64(
                    handle, place, start, UInt64(bytes.count), sqlite_transient())
            }
        }
    }

    private static func bindText(_ text: UnsafeBufferPointer<CChar>, at place: Int32, of handle: OpaquePointer)
        -> Int32
    {
        guard let start = text.baseAddress else {
            return unsafe sqlite3_bind_text(handle, place, "", 0, sqlite_transient())
        }
        return unsafe sqlite3_bind_text64(
            handle, place, start, UInt64(text.count), sqlite_transient(), UInt8(SQLITE_UTF8))
    }

    /// Advances to the next row; false when there is none.
    func step() throws(DatabaseError) -> Bool {
        switch unsafe sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(code: code)
        }
    }

    /// Makes it ready to be run again; the values stay bound.
    func reset() {
        unsafe _ = sqlite3_reset(handle)
    }

    // Columns count from 0; a wrong number or another type reads as nil.

    func integer(_ column: Int32) -> Int64? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
        return unsafe sqlite3_column_int64(handle, column)
    }

    func real(_ column: Int32) -> Double? {
        switch unsafe sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER, SQLITE_FLOAT: return unsafe sqlite3_column_double(handle, column)
        default: return nil
        }
    }

    func text(_ column: Int32) -> String? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_TEXT else { return nil }
        return String(decoding: bytes(column), as: UTF8.self)
    }

    func blob(_ column: Int32) -> [UInt8]? {
        guard unsafe sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
        return bytes(column)
    }

    private func bytes(_ column: Int32) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }
}
