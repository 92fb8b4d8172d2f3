/// Words that are searched for together.
struct SearchedWords: Sendable {
    /// The words by their first byte.
    private let words: [[SearchedWord]]
    let count: Int

    init(_ words: [String]) {
        let found = Set(words.compactMap(SearchedWord.init))
        var byFirst: [[SearchedWord]] = Array(repeating: [], count: 256)
        for word in found {
            if let first = word.bytes.first { byFirst[Int(first)].append(word) }
        }
        self.words = byFirst
        count = found.count
    }

    func starting(with byte: UInt8) -> [SearchedWord] { words[Int(byte)] }

    /// Alcoholic drinks. Wine is in the tables of knowledge only for its sulphites.
    static let alcohol = SearchedWords(["wine", "beer", "spirits"].flatMap { Synonyms.embedded.words(for: $0) })

    /// Sauces, spices, stuffings and other mixtures, which may contain a food without naming it.
    static let mixtures = SearchedWords(Synonyms.embedded.words(for: "mixture"))
}
