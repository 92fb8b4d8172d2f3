/// The content of one column in a row.
enum Cell: Hashable {
    case none
    case text(String)
    /// A number's digits.
    case number(String)
    case list([String])

    init(_ text: String?) {
        self = text.map(Cell.text) ?? .none
    }

    /// Whole numbers are written without decimals; a value that isn't finite gives an empty cell.
    init(_ value: Double?) {
        guard let value, value.isFinite else {
            self = .none
            return
        }
        self = .number(value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)")
    }

    /// Encodes the cell as JSON: null, a text, a number or an array.
    func encode<Key: CodingKey>(into container: inout KeyedEncodingContainer<Key>, as key: Key) throws {
        switch self {
        case .none: try container.encodeNil(forKey: key)
        case .text(let text): try container.encode(text, forKey: key)
        case .number(let digits):
            if let whole = Int64(digits) {
                try container.encode(whole, forKey: key)
            } else {
                try container.encode(Double(digits), forKey: key)
            }
        case .list(let texts): try container.encode(texts, forKey: key)
        }
    }
}
