/// Takes a word apart into the words that it is made of: compounds of Germanic languages and Hungarian, and texts
/// without spaces.
struct GlossaryParts {
    private let glossary: Glossary
    /// What may stand between two parts of a compound; nil where the language has no such compounds.
    private let links: [String]?
    private let leastLength: Int

    private static let linksByLanguage = [
        "de": ["", "s", "es", "n", "en", "e", "er"], "nl": ["", "s", "e", "en", "er"], "sv": ["", "s", "e", "o", "u"],
        "da": ["", "s", "e"], "hu": [""], "ja": [""], "zh": [""], "ko": [""],
    ]
    private static let withoutSpaces: Set<String> = ["ja", "zh", "ko"]
    /// A longer word isn't taken apart.
    private static let mostLetters = 60

    /// - Parameter language: two-letter code.
    init(of glossary: Glossary, language: String) {
        self.glossary = glossary
        links = Self.linksByLanguage[language]
        // Two letters of a word with an alphabet are found in too many other words.
        leastLength = Self.withoutSpaces.contains(language) ? 1 : 3
    }

    /// - Parameter word: in lower case, and not known as a whole.
    /// - Returns: the concepts of its fewest parts, in order; nil unless they cover all of it.
    func concepts(of word: String) -> [[String]]? {
        let letters = Array(word)
        guard let links, (2 * leastLength...Self.mostLetters).contains(letters.count) else { return nil }
        var best: [[[String]]?] = Array(repeating: nil, count: letters.count + 1)
        best[0] = []
        for start in letters.indices {
            guard let before = best[start] else { continue }
            for end in stride(from: letters.count, through: start + leastLength, by: -1) {
                guard let concepts = glossary.concepts(of: [String(letters[start..<end])]) else { continue }
                for link in end == letters.count ? [""] : links where letters[end...].starts(with: link) {
                    let next = end + link.count
                    if best[next].map({ $0.count > before.count + 1 }) ?? true { best[next] = before + [concepts] }
                }
            }
        }
        return best[letters.count]
    }
}
