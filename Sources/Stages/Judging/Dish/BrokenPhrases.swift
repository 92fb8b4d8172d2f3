/// Phrases that a break splits, as between the lines of a name or between a name and its description: "Scotch" over
/// "egg", "Black" over "pudding with apple".
///
/// What such a phrase holds is added. The parts are also read by themselves, so that no phrase makes a dish safer.
enum BrokenPhrases {
    /// The number of words on either side of a break that may belong to a phrase.
    private static let reach = 3
    /// The number of breaks that are looked at; no name has more lines.
    private static let mostBreaks = 6

    static func findings(
        name: String, description: String?, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [DishFinding] {
        var parts = name.split(whereSeparator: \.isNewline).prefix(mostBreaks)
        if let description { parts += description.split(whereSeparator: \.isNewline).prefix(1) }
        guard parts.count > 1 else { return [] }
        return zip(parts, parts.dropFirst()).flatMap { across($0, $1, language, phrases) }
    }

    private static func across(
        _ above: Substring, _ below: Substring, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [DishFinding] {
        // A phrase doesn't go on across "Scotch (2)" and "- egg".
        guard above.last?.isLetter == true, below.first?.isLetter == true else { return [] }
        let head = above.split(separator: " ").suffix(reach).joined(separator: " ")
        let tail = below.split(separator: " ").prefix(reach).joined(separator: " ")
        let start = MenuTokens(head).tokens.count
        let joined = DishField("\(head) \(tail)", role: .name, language: language, phrases: phrases)
        guard let item = joined.items.first(where: { $0.tokens.contains(start - 1) && $0.tokens.contains(start) }),
            item.kind.isDisjoint(with: .operators)
        else { return [] }
        return item.components.map {
            DishFinding(component: $0, text: joined.printed(item), isNamed: item.kind.contains(.ingredient))
        }
    }
}
