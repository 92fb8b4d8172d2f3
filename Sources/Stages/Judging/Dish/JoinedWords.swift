internal import Pages

/// Words that bring their own "and" or "with": Hebrew and Arabic write both as a letter before the word.
///
/// Without it "לזניה וסלט טבעוני", a lasagne and a vegan salad, would be one thing, and vegan as a whole.
enum JoinedWords {
    /// Hebrew vav and bet, Arabic waw and ba, as UTF-8; each is two bytes.
    private static let letters: [[UInt8]] = ["ו", "ב", "و", "ب"].map { Array($0.utf8) }

    /// Whether what is known of the word without its first letter says that this letter joins it to what stands before.
    static func joins(
        _ item: DishItem, in text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Bool {
        guard item.isContent, item.tokens.lowerBound > 0 else { return false }
        let word = text.keys.span.extracting(text.tokens[item.tokens.lowerBound].key)
        // At least two letters are left.
        guard word.count >= 6, letters.contains(where: { word[0] == $0[0] && word[1] == $0[1] }) else { return false }
        let rest = word.extracting(2..<word.count)
        return phrases.meaning(ofWordOrForm: rest, language).map { !$0.kind.isDisjoint(with: .content) } ?? false
    }
}
