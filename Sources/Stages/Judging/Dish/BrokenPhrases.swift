/// Phrases that a break parts, as between the lines of a name or a name and its description: "Scotch" over "egg", "Black"
/// over "pudding with apple".
///
/// What such a phrase holds is added. The parts are read by themselves too, so that none makes a dish safer.
enum BrokenPhrases {
    /// Words on either side of a break that may belong to a phrase.
    private static let reach = 3
    /// Breaks that are looked at; a name has no more lines.
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
        // "Scotch (2)" and "- egg" don't go on.
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
