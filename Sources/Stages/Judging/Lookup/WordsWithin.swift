/// The words that the longer words of a text are made of: "Pilz" and "ragout" of "Pilzragout".
package enum WordsWithin {
    /// - Parameter language: of the text, a BCP 47 code, or nil.
    /// - Returns: the words in lower case, in the order of the text; nothing for words that don't wholly consist of
    ///   known ones.
    package static func words(within text: String, language: String?, in knowledge: Knowledge) -> [String] {
        let language = ReadingLanguage(code: language)
        let text = MenuTokens(text)
        return text.tokens.flatMap { token -> [String] in
            let word = text.keys.span.extracting(token.key)
            let parts = CompoundWords.parts(of: word, token, language, knowledge.phrases) ?? []
            return parts.map { ScalarBytes.string(word.extracting($0.bytes)) }
        }
    }
}
