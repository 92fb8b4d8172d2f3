/// Finds words in a dish's name that say that it changes from day to day: a "pie of the day" may hold anything.
enum ChangingWords {
    /// The first of them as they are printed; nil where there are none.
    ///
    /// They count within a listed phrase, too: "tarte du jour" is known for what is mostly in it.
    static func first(in field: DishField, _ language: ReadingLanguage, _ phrases: PhraseIndex) -> String? {
        let text = field.text
        for start in text.tokens.indices {
            if let end = end(of: start, in: text, language, phrases) { return text.printed(start..<end) }
            if beginsCompound(text.tokens[start], text, language, phrases) { return text.printed(start..<start + 1) }
        }
        return nil
    }

    /// The end of the phrase that begins at a token.
    private static func end(
        of start: Int, in text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Int? {
        var node: Int32?
        for place in text.tokens.indices[start...].prefix(mostWords) {
            let token = text.tokens[place]
            guard place == start || token.boundary < .hard,
                let word = phrases.word(text.keys.span.extracting(token.key), token.hash),
                let next = node.map({ phrases.next(after: $0, by: word) }) ?? phrases.start(by: word)
            else { return nil }
            if phrases.meaning(at: next, language)?.kind.contains(.changing) == true { return place + 1 }
            node = next
        }
        return nil
    }

    /// Tokens of the longest phrase; Thai, which has one for each character, needs the most.
    private static let mostWords = 10

    /// "Tageskuchen".
    private static func beginsCompound(
        _ token: MenuToken, _ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Bool {
        guard language.joinsWords, !token.isUnspaced else { return false }
        let word = text.keys.span.extracting(token.key)
        return (shortestPart..<max(shortestPart, word.count - shortestPart + 1)).contains { length in
            let part = word.extracting(first: length)
            return phrases.meaning(of: part, WordHash(part), language)?.kind.contains(.changing) == true
        }
    }

    /// Bytes of either part of a compound.
    private static let shortestPart = 4
}
