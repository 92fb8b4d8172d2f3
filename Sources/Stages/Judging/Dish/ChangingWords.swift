/// Finds words in a dish's name that say that it changes from day to day: a "pie of the day" may hold anything.
enum ChangingWords {
    /// The first of them as they are printed; nil where there are none.
    ///
    /// They count within a listed phrase, too: "tarte du jour" is known for what is mostly in it.
    static func first(in field: DishField, _ language: ReadingLanguage, _ phrases: PhraseIndex) -> String? {
        let text = field.text
        var search = PhraseSearch(text, language, phrases)
        for start in text.tokens.indices {
            for end in text.tokens.indices[start...].prefix(mostWords).map({ $0 + 1 }) {
                guard let match = search.longestMatch(at: start, before: end) else { continue }
                if match.length == end - start, match.meaning.kind.contains(.changing) {
                    return text.printed(start..<end)
                }
            }
            if beginsCompound(text.tokens[start], text, language, phrases) { return text.printed(start..<start + 1) }
        }
        return nil
    }

    /// Tokens of the longest phrase; Thai, which has one for each character, needs the most.
    private static let mostWords = 10

    /// "Tageskuchen", but not "tagesfrisch", which says nothing of what is in a dish.
    private static func beginsCompound(
        _ token: MenuToken, _ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Bool {
        guard language.joinsWords, !token.isUnspaced else { return false }
        let word = text.keys.span.extracting(token.key)
        if phrases.meaning(of: word, token.hash, language)?.kind == .neutral { return false }
        return (shortestPart..<max(shortestPart, word.count - shortestPart + 1)).contains { length in
            let part = word.extracting(first: length)
            return phrases.meaning(of: part, WordHash(part), language)?.kind.contains(.changing) == true
        }
    }

    /// Bytes of either part of a compound.
    private static let shortestPart = 4
}
