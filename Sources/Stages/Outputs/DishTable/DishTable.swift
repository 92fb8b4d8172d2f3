package import Models

internal import class Foundation.JSONEncoder

/// The text format of a table of dishes.
package enum DishTable: String, Sendable, CaseIterable {
    /// RFC 4180: commas, quotes where needed, lines ended by CR LF, UTF-8; the first line names the columns.
    case csv
    /// One JSON object per line, with CSV's column names as keys.
    case jsonl
    /// One JSON-LD document with a graph of menus.
    case schemaOrg = "schema.org"

    /// The text before all menus.
    package var head: String {
        switch self {
        case .csv: CSVText.line(DishTableRow.Column.allCases.map(\.rawValue))
        case .jsonl: ""
        case .schemaOrg: "{\"@context\":\"https://schema.org\",\"@graph\":["
        }
    }

    /// The text after all menus.
    package var tail: String { self == .schemaOrg ? "\n]}\n" : "" }

    /// What a menu adds; empty where it adds nothing.
    ///
    /// - Parameters:
    ///   - menu: its folder relative to the results.
    ///   - isFirst: whether no menu has added anything before.
    package func text(of bundle: MenuBundle, menu: String, isFirst: Bool) -> String {
        switch self {
        case .csv:
            DishTableRow.rows(of: bundle, menu: menu).map { CSVText.line($0.columns.map { CSVText.plain($0.value) }) }
                .joined()
        case .jsonl: DishTableRow.rows(of: bundle, menu: menu).map { Self.json($0) + "\n" }.joined()
        case .schemaOrg:
            SchemaOrgMenu(bundle, menu: menu).nodes.enumerated().map { place, node in
                (isFirst && place == 0 ? "\n" : ",\n") + Self.json(node)
            }.joined()
        }
    }

    private static func json(_ value: some Encodable) -> String {
        (try? JSONEncoder.bundle().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// Comma-separated values according to RFC 4180.
package enum CSVText {
    /// A row with its line end.
    package static func line(_ cells: [String]) -> String {
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

    /// The text with an apostrophe in front where a spreadsheet would run it.
    package static func harmless(_ text: String) -> String {
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
