internal import Pages

/// The words of a legend that belong to one mark.
enum LegendSentence {
    /// Words that open a note to the guest.
    private static let noteOpeners = LineWords.noteOpening.set

    /// The longest meaning in words.
    private static let longest = 24

    /// The words up to the end of the sentence, or up to a note behind it.
    ///
    /// A full stop counts as an end when what stands before it is understood, so that "gluten. free" stays whole.
    static func words(_ tokens: ArraySlice<LegendToken>) -> [String] {
        var words: [String] = []
        for index in tokens.indices {
            switch tokens[index].kind {
            case .word(let text):
                if !words.isEmpty, noteOpeners.contains(text.foldedForMatching) { return words }
                words.append(text)
            case .separator("."):
                guard words.count <= longest, endsSentence(tokens[index...].dropFirst().first) else { break }
                let phrase = LegendPhrase(words)
                if phrase.isPure, !phrase.meanings.isEmpty { return words }
            default: break
            }
        }
        return words
    }

    /// Whether a word with a capital, or nothing, follows a full stop and a space.
    private static func endsSentence(_ next: LegendToken?) -> Bool {
        guard let next else { return true }
        guard case .word(let text) = next.kind else { return false }
        return !next.isGlued && text.first?.isUppercase == true && text.count > 2
    }
}
