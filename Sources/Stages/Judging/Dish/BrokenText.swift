/// Texts of dishes that lack their end or their beginning, as where a row of a menu was lost.
package enum BrokenText {
    /// Whether words of a dish seem to be missing, or stand apart that change each other's meaning.
    ///
    /// So it is where its last text ends with a word that needs another behind it, such as "with", "without" or "à la",
    /// or with such a word and an article; where its name begins with one that needs another before it, such as "and" or
    /// "of"; where a bracket is open or was never opened; and where one text may deny what another claims or begins what
    /// the next one says of its style.
    ///
    /// - Parameters:
    ///   - name: its name, read.
    ///   - texts: its name, description and ingredients, read, as far as it has them.
    static func breaksOff(
        _ dish: DishText, name: DishField?, texts: [DishField], in language: ReadingLanguage
    ) -> Bool {
        // A bracket may be opened in one text and closed in the next.
        let text = [dish.name, dish.description, dish.ingredients].compactMap(\.self).joined(separator: " ")
        if openBrackets(in: text) != 0 { return true }
        if let first = name?.items.first, !first.isContent, !first.kind.isDisjoint(with: [.and, .or, .tie]) {
            return true
        }
        if mayDeny(texts) || namesStyleApart(texts) { return true }
        guard let last = texts.last, last.items.count > 1, let end = end(of: last), !end.isContent else { return false }
        // Where they follow what they belong to, "with" and "without" end a phrase.
        return language.hasPostpositions
            ? !end.kind.isDisjoint(with: [.and, .or])
            : !end.kind.isDisjoint(with: WordKind.connector.union([.without, .instead, .tie, .fashion]))
    }

    /// The last word of a text but for articles, which belong to what follows: "with the".
    private static func end(of text: DishField) -> DishItem? {
        text.items.indices.last { place in
            !text.isLittleWord(place) || text.printed(text.items[place]).contains(where: \.isNumber)
        }.map { text.items[$0] }
    }

    /// Whether a text ends with a word such as "à la" and the next one begins with no food, so that it says in which
    /// style the dish is made: "Petits pois à la" and "française".
    private static func namesStyleApart(_ texts: [DishField]) -> Bool {
        zip(texts, texts.dropFirst()).contains { text, next in
            guard text.items.count > 1, let end = end(of: text), let first = next.items.first else { return false }
            return !end.isContent && !end.kind.isDisjoint(with: [.fashion, .tie]) && !first.isContent
        }
    }

    /// Whether one of several texts ends with a negation or a word like "almost", be it before a number or an article, or
    /// is nothing else, where a diet is claimed: "Tofu, not" and "vegan". Negations may stand before what they deny in any
    /// language.
    private static func mayDeny(_ texts: [DishField]) -> Bool {
        guard texts.contains(where: { $0.items.contains(where: \.isClaim) }) else { return false }
        let denying: WordKind = [.without, .hedge]
        let endsDenying = texts.dropLast().contains { text in
            text.items.reversed().prefix { !$0.isContent && !$0.isClaim }
                .contains { !$0.kind.isDisjoint(with: denying) }
        }
        let onlyDenies = texts.dropFirst().contains { text in
            !text.items.isEmpty && text.items.allSatisfy { !$0.isContent && !$0.kind.isDisjoint(with: denying) }
        }
        return endsDenying || onlyDenies
    }

    /// How many brackets of a text stay open; below 0 where one is closed that was never opened.
    package static func openBrackets(in text: String) -> Int {
        var open = 0
        // "1)" and "a)" count dishes.
        let first = text.prefix { !$0.isWhitespace }
        let counts = first.count <= 3 && first.last == ")" && !first.contains("(")
        // Scalars, as characters take many times as long.
        for scalar in text.unicodeScalars.dropFirst(counts ? first.unicodeScalars.count : 0) {
            switch scalar {
            case "(", "（": open += 1
            case ")", "）": open -= 1
            default: continue
            }
            if open < 0 { return open }
        }
        return open
    }
}
