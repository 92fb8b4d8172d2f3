internal import Pages

/// In which languages the tables hold the words of a text, or the words that those are forms of: a sign of whether two
/// rows of a menu are in the same language, whatever the reader takes them for.
package struct TextLanguages: Sendable {
    /// How many of the words each language has, by its place in `LanguageSet.codes`.
    private var counts = [Int](repeating: 0, count: LanguageSet.codes.count)
    private let isTelling: Bool

    /// Words that the tables hold only for menus in any language tell nothing.
    package init(of words: [String], in knowledge: Knowledge = .embedded) {
        let text = MenuTokens(words.joined(separator: " "))
        var isTelling = false
        for token in text.tokens where !token.isNumber && !token.isUnspaced {
            let word = text.keys.span.extracting(token.key)
            var languages = knowledge.phrases.languages(of: word, token.hash).subtracting(.any)
            if let common = Self.common[ScalarBytes.string(word)] { languages.formUnion(common) }
            if languages.isEmpty { languages = knowledge.phrases.languages(ofBasesOf: word).subtracting(.any) }
            guard !languages.isEmpty else { continue }
            isTelling = true
            for place in counts.indices where languages.contains(LanguageSet(place: place)) { counts[place] += 1 }
        }
        self.isTelling = isTelling
    }

    /// The commonest words of menus: "with", and "chicken", whose meaning counts on menus in any language.
    private static let common = LanguageWords.lists.reduce(into: [String: LanguageSet]()) { found, list in
        guard let language = LanguageSet(code: list.code) else { return }
        for word in list.words { found[word, default: []].formUnion(language) }
    }

    /// How many more words of two texts are known where each may be in a language of its own than where both are in one
    /// language; nil where nothing tells the language of one of them.
    package func disagreement(with other: TextLanguages) -> Int? {
        guard isTelling, other.isTelling else { return nil }
        let apart = (counts.max() ?? 0) + (other.counts.max() ?? 0)
        return apart - (zip(counts, other.counts).map(+).max() ?? 0)
    }
}
