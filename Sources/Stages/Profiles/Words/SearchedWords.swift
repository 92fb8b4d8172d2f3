/// Words that are looked for together.
struct SearchedWords: Sendable {
    private let words: [SearchedWord]

    init(_ words: [String]) {
        var seen: Set<SearchedWord> = []
        self.words = words.compactMap(SearchedWord.init).filter { seen.insert($0).inserted }
    }

    var count: Int { words.count }

    /// The best way in which one of them stands in a text; nil when none does.
    func match(_ text: SearchedText) -> SearchedText.Match? {
        var best: SearchedText.Match?
        for word in words {
            guard let match = text.match(word) else { continue }
            if match == .word { return match }
            best = match
        }
        return best
    }

    /// Drinks that are alcohol. Wine stands in the tables of knowledge for its sulphites only.
    static let alcohol = SearchedWords(["wine", "beer", "spirits"].flatMap { Synonyms.embedded.words(for: $0) })

    /// Dishes that are often made with it.
    static let perhapsAlcohol = SearchedWords(Synonyms.embedded.words(for: "perhaps alcohol"))
}
