internal import Pages
internal import Tables

/// The words by which a menu's language is told, from `Tables/languages/words.tsv`.
enum LanguageWords {
    /// By Tesseract's codes; a word may stand under several languages.
    static let lists: [(language: String, words: [String])] = groups.filter { $0.language != "indian" }

    /// Names of Indian dishes, food and spices in Latin letters. They occur on menus in any language; where nothing
    /// else points to a language, such a menu is nearly always meant to be read in English.
    static let indian = Set(groups.filter { $0.language == "indian" }.flatMap(\.words))

    private static let groups = unsafe GroupedTable(table_language_words()).groups.map {
        (language: $0.heading[0], words: $0.entries.map(\.text))
    }
}
