/// A value as SQLite stores it.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
    static func optional(_ value: String?) -> SQLValue { value.map(SQLValue.text) ?? .null }
    static func optional(_ value: Double?) -> SQLValue { value.map(SQLValue.real) ?? .null }
}
