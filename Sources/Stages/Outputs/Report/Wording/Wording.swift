internal import Foundation
internal import Judging
internal import Pages
internal import Tables

/// The report's words in one language.
package struct Wording: Sendable {
    /// BCP 47 code, for `lang` attributes.
    package let language: String
    private let texts: [ReportText: String]

    /// English, which there always is.
    package static let english = Wording("en") ?? Wording(language: "en", texts: [:])

    /// The codes of all languages that there are words in, English first.
    package static let languages: [String] = all.groups.compactMap(\.heading.first)

    /// - Parameter language: a BCP 47 code; what follows its language, such as a country, doesn't count.
    /// - Returns: nil where there are no words in that language.
    package init?(_ language: String) {
        guard let wanted = PrimarySubtag(language),
            let group = Self.all.groups.first(where: { $0.heading.first.flatMap { PrimarySubtag($0) } == wanted })
        else { return nil }
        let texts = Self.texts(of: group).compactMap { key, text in ReportText(rawValue: key).map { ($0, text) } }
        self.init(
            language: group.heading[0], texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
    }

    private init(language: String, texts: [ReportText: String]) {
        self.language = language
        self.texts = texts
    }

    /// Whether its lines begin at the right.
    var isRightToLeft: Bool { language.isRightToLeft }

    /// A text with its places filled in.
    ///
    /// - Parameter values: what `{0}`, `{1}` and so on stand for.
    subscript(_ text: ReportText, _ values: String...) -> String {
        (texts[text] ?? text.rawValue).filled(with: values)
    }

    /// The groups of the table, one for each language.
    static var all: GroupedTable { table }
    private static let table = unsafe GroupedTable(table_report_words())

    /// The keys and texts of a language's group, in its order.
    static func texts(of group: GroupedTable.Group) -> [(key: String, text: String)] {
        group.entries.map { entry in
            let parts = entry.text.split(separator: "\t", maxSplits: 1)
            return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
        }
    }
}

extension String {
    /// With values in the places `{0}`, `{1}` and so on; a value's own braces stay as they are.
    func filled(with values: [String]) -> String {
        guard !values.isEmpty, contains("{") else { return self }
        var filled = ""
        var rest = Substring(self)
        while let brace = rest.firstIndex(of: "{") {
            filled += rest[..<brace]
            let place = rest[brace...].prefix(3)
            if place.count == 3, place.last == "}", let digit = place.dropFirst().first?.wholeNumberValue,
                values.indices.contains(digit)
            {
                filled += values[digit]
                rest = rest[brace...].dropFirst(3)
            } else {
                filled += "{"
                rest = rest[brace...].dropFirst()
            }
        }
        return filled + rest
    }

    /// Kept apart from what stands around it, whose letters may run the other way (Unicode's isolates).
    var isolated: String { "\u{2068}\(self)\u{2069}" }
}

extension String {
    /// Whether the language of a BCP 47 code is written from right to left.
    var isRightToLeft: Bool { Locale.Language(identifier: self).characterDirection == .rightToLeft }
}
