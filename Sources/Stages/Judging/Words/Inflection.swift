/// The base forms that a word may be a plural or another form of.
///
/// A form only counts when the tables hold it. The rules are endings of nouns and adjectives as school grammars list
/// them.
enum Inflection {
    /// An ending, with what replaces it in the base form.
    struct Rule: Sendable {
        var ending: WordEnding
        var bases: [WordEnding]
        var languages: LanguageSet
        /// The least length of what stands before the ending, in bytes.
        var shortestStem = 3
        /// Whether the rule counts only where the menu's language is known.
        var needsLanguage = false

        init(_ ending: StaticString, _ bases: [StaticString], _ languages: LanguageSet) {
            self.ending = WordEnding(ending)
            self.bases = bases.map { WordEnding($0) }
            self.languages = languages
        }

        /// - Parameter notation: an ending, ">" and what replaces it, parted by commas; "_" is nothing.
        init?(_ notation: Substring, _ languages: LanguageSet) {
            let sides = notation.split(separator: ">")
            guard sides.count == 2 else { return nil }
            ending = WordEnding(of: Array(sides[0].utf8).span)
            bases = sides[1].split(separator: ",").map { $0 == "_" ? .empty : WordEnding(of: Array($0.utf8).span) }
            self.languages = languages
            needsLanguage = true
            // Three letters in Latin; letters of other scripts take two or three bytes.
            let isLatin = sides[0].unicodeScalars.allSatisfy { $0.value < 0x250 }
            shortestStem = isLatin ? 3 : 6
        }
    }

    /// The longest first.
    private static let travelling: [Rule] = [
        Rule("ies", ["y", "ie"], .english), Rule("ves", ["f", "fe"], .english), Rule("ces", ["z"], .spanish),
        Rule("aux", ["al", "au"], .french), Rule("nen", ["n", ""], .german), Rule("ern", ["er", ""], .german),
        Rule("chi", ["co"], .italian), Rule("ghi", ["go"], .italian), Rule("che", ["ca"], .italian),
        Rule("ghe", ["ga"], .italian), Rule("es", ["", "e"], [.english, .spanish, .german, .french]),
        Rule("en", ["", "e"], .german), Rule("er", ["", "e"], .german), Rule("em", ["", "e"], .german),
        Rule("s", [""], [.english, .german, .french, .spanish]), Rule("n", [""], .german), Rule("x", [""], .french),
        Rule("e", [""], [.german, .french]), Rule("e", ["a"], .italian), Rule("i", ["o", "e"], .italian),
    ]

    /// The rules by the last byte of their ending, the longest first.
    private static let rules: [[Rule]] = {
        var rules = [[Rule]](repeating: [], count: 256)
        for rule in travelling + InflectionEndings.rules where rule.ending.count > 0 {
            rules[Int(rule.ending[rule.ending.count - 1])].append(rule)
        }
        for place in rules.indices {
            rules[place] = rules[place].enumerated()
                .sorted { ($1.element.ending.count, $0.offset) < ($0.element.ending.count, $1.offset) }
                .map(\.element)
        }
        return rules
    }()

    /// Calls the body for each base form with the number of bytes of its stem, what follows the stem, and the languages
    /// that have such an ending.
    ///
    /// - Parameter language: the language whose rules count; nil for those of all whose words travel.
    static func forEachBase(
        of word: Span<UInt8>, in language: LanguageSet?,
        _ body: (_ stem: Int, _ ending: WordEnding, _ languages: LanguageSet) -> Void
    ) {
        guard word.count > 3, word.count <= 60 else { return }
        let end = WordEnding(of: word)
        for rule in rules[Int(word[word.count - 1])] where end.hasSuffix(rule.ending) {
            let stem = word.count - rule.ending.count
            guard stem >= rule.shortestStem else { continue }
            guard language.map({ !rule.languages.isDisjoint(with: $0) }) ?? !rule.needsLanguage else { continue }
            for base in rule.bases { body(stem, base, rule.languages) }
        }
    }
}
