/// Names that their heading completes: "French Onion" under "Soups" is a French onion soup, "Napoli" under "Pizzas" a pizza
/// Napoli. Longer names than a phrase reaches say themselves what the dish is.
///
/// What such a dish holds is added to what the name says by itself, so that no heading makes a dish safer.
enum HeadedNames {
    /// The number of words of a heading that are tried.
    private static let mostHeads = 4

    static func findings(
        name: DishField?, under heading: DishField, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [DishFinding] {
        guard let name, 1...BrokenPhrases.reach ~= name.text.tokens.count else { return [] }
        let words = Substring(name.text.printed(0..<name.text.tokens.count))
        let heads = heading.items.filter { $0.isContent && !$0.isNegated }.prefix(mostHeads).map(heading.printed)
        return heads.flatMap { head in
            forms(of: head).flatMap {
                BrokenPhrases.findings(across: words, $0, language, phrases)
                    + BrokenPhrases.findings(across: $0, words, language, phrases)
            }
        }
    }

    /// A heading mostly stands in the plural, the name of a dish in the singular. In languages that don't add an "s", the
    /// tables find one by the other.
    private static func forms(of head: String) -> [Substring] {
        head.last == "s" || head.last == "S" ? [Substring(head), head.dropLast()] : [Substring(head)]
    }
}
