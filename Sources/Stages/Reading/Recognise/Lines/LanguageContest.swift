internal import Models

/// Decides which of two languages a line of a bilingual menu is in.
///
/// Confidence can't be compared between languages: letters without accents always look more certain.
enum LanguageContest {
    /// A line read in the main language with less confidence than this is tried in the menu's other language.
    private static let surelyMainFrom = 0.9
    /// The other language's recogniser may be less confident by this much about its own words.
    private static let allowance = 0.15

    /// Whether a line is worth reading in another language than the main one.
    static func isOpen(_ main: [Word]) -> Bool { main.meanConfidence < surelyMainFrom }

    /// Whether a reading in another language shows more of that language's words and letters than the one in the main
    /// language, and is nearly as confident.
    static func wins(_ words: [Word], in languages: [String], against main: LineReading) -> Bool {
        guard let language = languages.first, words.meanConfidence > main.words.meanConfidence - allowance else {
            return false
        }
        let evidence = LanguageEvidence(words)
        if words == main.words { return evidence.points(of: language) > evidence.points(of: main.language) }
        return evidence.points(of: language) > LanguageEvidence(main.words).points(of: language)
    }

    /// On a menu in English and another language, puts the other one's recogniser first: it reads English words nearly
    /// as well, while the English one confidently reads no accents.
    static func accentsFirst(_ languages: [String]) -> [String] {
        languages.first == "eng" ? Array(languages.reversed()) : languages
    }
}
