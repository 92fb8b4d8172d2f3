internal import Models

/// Which of two languages a line of a bilingual menu is in.
///
/// Confidence alone is no measure between languages: letters without accents always look surer.
enum LanguageContest {
    /// A line read in the main language with less than this is tried in the other one of the menu.
    private static let surelyMainFrom = 0.9
    /// So much less sure may the other language's reader be of its own words.
    private static let allowance = 0.15

    /// Whether a line is worth reading in another language than the main one.
    static func isOpen(_ main: [Word]) -> Bool { main.meanConfidence < surelyMainFrom }

    /// Whether a reading in another language shows more of that language's words and letters than the one in the main
    /// language, and is nearly as sure.
    static func wins(_ words: [Word], in languages: [String], against main: [Word]) -> Bool {
        guard let language = languages.first, words.meanConfidence > main.meanConfidence - allowance else {
            return false
        }
        return LanguageEvidence(words).points(of: language) > LanguageEvidence(main).points(of: language)
    }

    /// On a menu in English and another language the other one's reader goes first: it reads English words nearly as well,
    /// while the English one reads no accents and is sure of it.
    static func accentsFirst(_ languages: [String]) -> [String] {
        languages.first == "eng" ? Array(languages.reversed()) : languages
    }
}
