internal import Tables

/// The words by which a menu's language is told, from `Tables/languages/words.tsv`.
package enum LanguageWords {
    /// The words of one language, in small letters.
    package struct List: Sendable {
        /// Tesseract's code.
        package var language: String
        /// ISO 639-1.
        package var code: String
        package var words: [String]
    }

    /// A word may stand under several languages.
    package static let lists = groups.compactMap { group in
        group.heading.count < 2 ? nil : List(language: group.heading[0], code: group.heading[1], words: group.words)
    }

    /// Names of Indian dishes, food and spices in Latin letters. They occur on menus in any language; where nothing
    /// else points to a language, such a menu is nearly always meant to be read in English.
    package static let indian = Set(groups.filter { $0.heading == ["indian"] }.flatMap(\.words))

    /// The words of all languages in Latin letters, and those that stand in Latin letters on menus in any script.
    package static let inLatin = Set(groups.flatMap(\.words)).subtracting(indian)

    private static let groups = unsafe GroupedTable(table_language_words()).groups.map {
        (heading: $0.heading, words: $0.entries.map(\.text))
    }
}
