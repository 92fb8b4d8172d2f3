/// Finds words that say in which style a dish is made.
///
/// "Petits pois paysanne" are made with bacon; "alla griglia" adds nothing. A style word counts by itself ("hunter's"),
/// or after a word such as "alla" or "nach … Art" where it is neither a food nor a way of cooking.
enum StyleRules {
    /// The places of style words in a text.
    static func places(in field: DishField, _ language: ReadingLanguage, _ phrases: PhraseIndex) -> [Int] {
        field.items.indices.filter { place in
            isStyle(place, in: field.items) || isListedWithStyle(field.items[place], field.text, language, phrases)
        }
    }

    /// "Country-style potatoes", "à algarvia": listed as one phrase that says nothing about what the style adds.
    private static func isListedWithStyle(
        _ item: DishItem, _ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Bool {
        guard item.tokens.count > 1, item.components.isEmpty, item.isKnown, !item.isNegated else { return false }
        func kind(_ place: Int) -> WordKind {
            let token = text.tokens[place]
            return phrases.meaning(of: text.keys.span.extracting(token.key), token.hash, language)?.kind ?? []
        }
        if !item.kind.isDisjoint(with: .content) { return item.tokens.contains { kind($0).contains(.custom) } }
        guard item.kind == .neutral, kind(item.tokens.lowerBound).contains(.fashion) else { return false }
        return !item.tokens.dropFirst().contains { !kind($0).isDisjoint(with: [.cooking, .content, .claim]) }
    }

    private static func isStyle(_ place: Int, in items: [DishItem]) -> Bool {
        let item = items[place]
        guard item.isKnown, !item.isNegated else { return false }
        if item.kind.contains(.custom) { return true }
        guard place > 0, item.boundary < .hard, item.kind.isDisjoint(with: .content) else { return false }
        let before = items[place - 1]
        // "Tuscan-style", "山形風".
        if item.kind.contains(.style) { return before.isKnown && before.kind == .neutral }
        return item.kind == .neutral && before.kind.contains(.fashion) && before.kind.isDisjoint(with: .content)
    }
}
