/// In which languages the tables hold the words of a text, spelt as they are: a sign of whether two rows of a menu are in
/// the same language, whatever the reader takes them for.
package struct TextLanguages: Sendable {
    /// How many of the words each language has, by its place in `LanguageSet.codes`.
    private var counts = [Int](repeating: 0, count: LanguageSet.codes.count)
    private let isTelling: Bool

    /// Words that the tables hold for menus in any language, as they do "pizza" and most of what is of animals, tell nothing,
    /// nor do forms that only grammar knows, such as most plurals.
    package init(of words: [String], in knowledge: Knowledge = .embedded) {
        let text = MenuTokens(words.joined(separator: " "))
        var isTelling = false
        for token in text.tokens where !token.isNumber && !token.isUnspaced {
            let languages = knowledge.phrases.languages(of: text.keys.span.extracting(token.key), token.hash)
            guard !languages.isEmpty, !languages.contains(.any) else { continue }
            isTelling = true
            for place in counts.indices where languages.contains(LanguageSet(place: place)) { counts[place] += 1 }
        }
        self.isTelling = isTelling
    }

    /// How many more words of two texts are known where each may be in a language of its own than where both are in one
    /// language; nil where nothing tells the language of one of them.
    package func disagreement(with other: TextLanguages) -> Int? {
        guard isTelling, other.isTelling else { return nil }
        let apart = (counts.max() ?? 0) + (other.counts.max() ?? 0)
        return apart - (zip(counts, other.counts).map(+).max() ?? 0)
    }
}
