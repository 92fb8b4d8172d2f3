/// A value as SQLite stores it.
package enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    package static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
    package static func optional(_ value: String?) -> SQLValue { value.map(SQLValue.text) ?? .null }
    package static func optional(_ value: Double?) -> SQLValue { value.map(SQLValue.real) ?? .null }
    package static func optional(_ value: Int?) -> SQLValue { value.map(SQLValue.integer) ?? .null }
}
