internal import Models

internal import class Foundation.JSONEncoder

/// The format of a table of dishes.
package enum DishTable: String, Sendable, CaseIterable {
    /// RFC 4180: commas, quotes where needed, lines ended by CR LF, UTF-8; the first line names the columns.
    case csv
    /// One JSON object per line, with CSV's column names as keys.
    case jsonl

    /// The text before all rows.
    package var head: String {
        switch self {
        case .csv: CSVText.line(DishTableRow.Column.allCases.map(\.rawValue))
        case .jsonl: ""
        }
    }

    /// A row with its line end.
    package func line(_ row: DishTableRow) -> String {
        switch self {
        case .csv: return CSVText.line(row.columns.map { CSVText.plain($0.value) })
        case .jsonl:
            guard let data = try? JSONEncoder.bundle().encode(row) else { return "" }
            return String(decoding: data, as: UTF8.self) + "\n"
        }
    }
}

/// Comma-separated values according to RFC 4180.
enum CSVText {
    static func line(_ cells: [String]) -> String {
        cells.map(quoted).joined(separator: ",") + "\r\n"
    }

    /// A cell's text. Text on a menu may begin like a formula, which a spreadsheet would run, so it gets an apostrophe
    /// in front (OWASP, "CSV injection"). Numbers are our own and stay as they are.
    static func plain(_ cell: Cell) -> String {
        switch cell {
        case .none: ""
        case .text(let text): harmless(text)
        case .number(let digits): digits
        case .list(let texts): harmless(texts.joined(separator: "; "))
        }
    }

    private static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, dangerous.contains(first) else { return text }
        return "'" + text
    }

    /// In some languages' spreadsheets the full-width forms work like the plain ones.
    private static let dangerous: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    private static func quoted(_ cell: String) -> String {
        // Scalars are compared, since CR LF is one character and a quote with a combining accent isn't equal to a
        // quote.
        guard cell.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return cell }
        var quoted = String.UnicodeScalarView()
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        return "\"" + String(quoted) + "\""
    }
}
