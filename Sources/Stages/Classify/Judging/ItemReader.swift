/// Finds the words and phrases of a text: the longest match wins over its parts.
struct ItemReader {
    private var search: PhraseSearch

    private var text: MenuTokens { search.text }
    private var language: ReadingLanguage { search.language }
    private var phrases: PhraseIndex { search.phrases }

    init(_ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex) {
        search = PhraseSearch(text, language, phrases)
    }

    mutating func read() -> [DishItem] {
        var items: [DishItem] = []
        items.reserveCapacity(text.tokens.count)
        var place = 0
        while place < text.tokens.count {
            let item = item(at: place)
            items.append(item)
            place = max(item.tokens.upperBound, place + 1)
        }
        return items
    }

    private mutating func item(at place: Int) -> DishItem {
        let match = search.longestMatch(at: place)
        if let match, match.length > 1 { return item(place..<place + match.length, match.meaning) }
        if let joined = joinedMatch(at: place) { return item(place..<place + 2, joined) }
        if let match { return item(place..<place + 1, match.meaning) }
        return wordWithoutMatch(at: place)
    }

    private func wordWithoutMatch(at place: Int) -> DishItem {
        let token = text.tokens[place]
        if token.isQuantity || (token.length == 1 && !token.isUnspaced) {
            return item(place..<place + 1, Meaning(kind: .neutral))
        }
        let word = text.keys.span.extracting(token.key)
        if let parts = CompoundWords.parts(of: word, token, language, phrases) {
            return item(place..<place + 1, HeadRules.meaning(ofCompound: parts))
        }
        var unknown = item(place..<place + 1, Meaning(kind: []))
        unknown.isKnown = false
        unknown.components = CompoundWords.risks(of: word, token, language, phrases)
        return unknown
    }

    /// Two words that are one in the tables: "Kokos-Milch".
    private func joinedMatch(at place: Int) -> Meaning? {
        guard place + 1 < text.tokens.count else { return nil }
        let next = text.tokens[place + 1]
        guard next.boundary == .hyphen || (next.boundary == .space && language.joinsWords) else { return nil }
        guard text.tokens[place].length > 1, next.length > 2, !next.isUnspaced else { return nil }
        let joined = text.joined(place, place + 1)
        if let word = joined.word { return phrases.meaning(of: word.span, joined.hash, language) }
        return phrases.meaning(of: text.keys.span.extracting(joined.range), joined.hash, language)
    }

    private func item(_ range: Range<Int>, _ meaning: Meaning) -> DishItem {
        DishItem(
            tokens: range, kind: meaning.kind, components: meaning.components, isStandIn: meaning.isStandIn,
            isCreamy: meaning.isCreamy, isManner: meaning.isManner, isFilled: meaning.isFilled,
            isPlant: meaning.components.isEmpty && !meaning.kind.isDisjoint(with: .content),
            isKnown: true, boundary: text.tokens[range.lowerBound].boundary)
    }
}
