/// Words that are looked for together.
struct SearchedWords: Sendable {
    /// By the first byte.
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

    /// Drinks that are alcohol. Wine stands in the tables of knowledge for its sulphites only.
    static let alcohol = SearchedWords(["wine", "beer", "spirits"].flatMap { Synonyms.embedded.words(for: $0) })

    /// Sauces, spices, stuffings and other mixtures, in which a food may be that isn't named.
    static let mixtures = SearchedWords(Synonyms.embedded.words(for: "mixture"))
}
