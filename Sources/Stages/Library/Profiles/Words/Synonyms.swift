internal import Files
internal import Judging
internal import Pages
internal import Tables

/// The names of foods that people avoid, in the languages of menus.
///
/// The tables of knowledge say what a food means for diets and allergens, but not which words name the same food; this
/// one does, for foods that the rules or many people ask about.
struct Synonyms: Sendable {
    /// The words of each group.
    private let rows: [[String]]
    /// The groups that a folded word stands in.
    private let places: [String: [Int]]

    static let embedded = Synonyms(text)

    /// SHA-256 of the program's own table.
    static let version = ContentHash.sha256(text)

    private static let text = unsafe String(decoding: table_synonyms().contents, as: UTF8.self)

    /// - Parameter table: one food per group, whose heading is its first name.
    init(_ table: String) {
        var rows: [[String]] = []
        var places: [String: [Int]] = [:]
        for group in GroupedTable(text: table).groups {
            let words = group.heading + group.entries.map(\.text)
            for word in words { places[SearchedText.folded(word), default: []].append(rows.count) }
            rows.append(words)
        }
        self.rows = rows
        self.places = places
    }

    /// The word itself, and all words of the groups it stands in; a plural finds the row of its singular.
    func words(for word: String) -> [String] {
        let folded = SearchedText.folded(word)
        let forms = [folded, folded.hasSuffix("s") ? String(folded.dropLast()) : folded + "s"]
        var words = [word]
        for place in forms.lazy.compactMap({ places[$0] }).first ?? [] { words += rows[place] }
        return words
    }

    /// Words for what often contains it or tastes of it, such as "risotto" for alcohol; empty for most foods.
    func words(perhaps word: String) -> [String] {
        let rows = words(for: word).lazy.compactMap { places["perhaps " + SearchedText.folded($0)]?.first }
        return rows.first.map { Array(self.rows[$0].dropFirst()) } ?? []
    }
}
