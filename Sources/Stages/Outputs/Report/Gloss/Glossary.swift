internal import Foundation
internal import Pages
internal import Tables

/// Words of dish names in one language, by what they stand for.
struct Glossary: Sendable {
    /// The word that a reader is shown, by concept.
    private(set) var shown: [String: String] = [:]
    /// The concepts of each form, by its words in lower case; more than one where the form has several meanings.
    private(set) var concepts: [[String]: [String]] = [:]
    /// The same without accents.
    private(set) var unaccented: [[String]: [String]] = [:]
    /// How many words the longest form has.
    private(set) var longest = 0

    /// Nil where the table lacks the language.
    ///
    /// - Parameter language: two-letter code.
    static func of(_ language: String) -> Glossary? { all[language] }

    /// The codes of the languages in which there are words.
    static var languages: [String] { all.keys.sorted() }

    private static let all: [String: Glossary] = {
        var found: [String: Glossary] = [:]
        for group in table.groups where group.heading.count == 2 {
            found[group.heading[1], default: Glossary()].add(group)
        }
        return found
    }()

    static var table: GroupedTable { groups }
    private static let groups = unsafe GroupedTable(table_glossary())

    private mutating func add(_ group: GroupedTable.Group) {
        let concept = group.heading[0]
        shown[concept] = group.entries.first?.text
        for entry in group.entries {
            let words = Self.words(of: entry.text)
            guard !words.isEmpty else { continue }
            longest = max(longest, words.count)
            Self.add(concept, to: &concepts[words, default: []])
            Self.add(concept, to: &unaccented[words.map(\.foldedForMatching), default: []])
        }
    }

    private static func add(_ concept: String, to concepts: inout [String]) {
        if !concepts.contains(concept) { concepts.append(concept) }
    }

    /// The concepts of some words that are one form: as they are spelled or, where nothing is spelled so, without accents,
    /// which capitals often lack. "Pâté" is no "pâte".
    func concepts(of words: [String]) -> [String]? {
        concepts[words] ?? unaccented[words.map(\.foldedForMatching)]
    }

    /// The words of a text in lower case, without signs.
    static func words(of text: String) -> [String] {
        text.split { !isWordPart($0) }.map { plain($0) }
    }

    static func plain(_ word: some StringProtocol) -> String {
        word.lowercased().precomposedStringWithCanonicalMapping
    }

    static func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
            || character.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
    }
}
