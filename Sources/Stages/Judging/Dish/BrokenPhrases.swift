/// Phrases that a break splits, as between the lines of a name or between a name and its description: "Scotch" over
/// "egg", "Black" over "pudding with apple".
///
/// What such a phrase holds is added. The parts are also read by themselves, so that no phrase makes a dish safer.
enum BrokenPhrases {
    /// The number of words on either side of a break that may belong to a phrase.
    static let reach = 3
    /// The number of breaks that are looked at; no name has more lines.
    private static let mostBreaks = 6

    static func findings(
        name: String, description: String?, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [DishFinding] {
        guard description != nil || name.unicodeScalars.contains(where: isNewline) else { return [] }
        var parts = lines(of: name).prefix(mostBreaks)
        if let description { parts += lines(of: description).prefix(1) }
        guard parts.count > 1 else { return [] }
        return zip(parts, parts.dropFirst()).flatMap { findings(across: $0, $1, language, phrases) }
    }

    /// What a phrase holds that begins with the last words of one text and ends with the first words of the other.
    static func findings(
        across above: Substring, _ below: Substring, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [DishFinding] {
        // A phrase doesn't go on across "Scotch (2)" and "- egg".
        guard above.last?.isLetter == true, below.first?.isLetter == true else { return [] }
        let head = words(of: above).suffix(reach).joined(separator: " ")
        let tail = words(of: below, atMost: reach).prefix(reach).joined(separator: " ")
        let start = MenuTokens(head).tokens.count
        func isAcross(_ item: DishItem) -> Bool {
            item.tokens.contains(start - 1) && item.tokens.contains(start)
        }
        // Few breaks split a phrase: the words above are read first, and the laws applied only where one does.
        var reader = ItemReader(MenuTokens("\(head) \(tail)"), language, phrases)
        guard reader.read(before: start).contains(where: isAcross) else { return [] }
        let joined = DishField("\(head) \(tail)", role: .name, language: language, phrases: phrases)
        guard let item = joined.items.first(where: isAcross),
            item.kind.isDisjoint(with: .operators)
        else { return [] }
        return item.components.map {
            DishFinding(component: $0, text: joined.printed(item), isNamed: item.kind.contains(.ingredient))
        }
    }

    // Scalars are walked and not characters, here and below: every dish with a description passes.
    private static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(whereSeparator: isNewline).map(Substring.init)
    }

    private static func words(of text: Substring, atMost count: Int = .max) -> [Substring] {
        text.unicodeScalars.split(separator: " ", maxSplits: count).map(Substring.init)
    }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
