/// The base forms that a word may be a plural or another form of, in the five languages of the tables.
///
/// A form only counts when the tables hold it; a stem keeps at least three bytes.
enum Inflection {
    /// An ending, with what replaces it in the base form.
    struct Rule: Sendable {
        var ending: WordEnding
        var bases: [WordEnding]
        var languages: LanguageSet

        init(_ ending: StaticString, _ bases: [StaticString], _ languages: LanguageSet) {
            self.ending = WordEnding(ending)
            self.bases = bases.map { WordEnding($0) }
            self.languages = languages
        }
    }

    /// The longest first.
    private static let rules: [Rule] = [
        Rule("ies", ["y", "ie"], .english), Rule("ves", ["f", "fe"], .english), Rule("ces", ["z"], .spanish),
        Rule("aux", ["al", "au"], .french), Rule("nen", ["n", ""], .german), Rule("ern", ["er", ""], .german),
        Rule("chi", ["co"], .italian), Rule("ghi", ["go"], .italian), Rule("che", ["ca"], .italian),
        Rule("ghe", ["ga"], .italian), Rule("es", ["", "e"], [.english, .spanish, .german, .french]),
        Rule("en", ["", "e"], .german), Rule("er", ["", "e"], .german), Rule("em", ["", "e"], .german),
        Rule("s", [""], [.english, .german, .french, .spanish]), Rule("n", [""], .german), Rule("x", [""], .french),
        Rule("e", [""], [.german, .french]), Rule("e", ["a"], .italian), Rule("i", ["o", "e"], .italian),
    ]

    /// Calls the body for each base form with the number of bytes of its stem and what follows the stem.
    ///
    /// - Parameter language: the language whose rules count; nil for those of all.
    static func forEachBase(
        of word: Span<UInt8>, in language: LanguageSet?, _ body: (_ stem: Int, _ ending: WordEnding) -> Void
    ) {
        guard word.count > 3, word.count <= 40 else { return }
        let end = WordEnding(of: word)
        for rule in rules where end.hasSuffix(rule.ending) {
            let stem = word.count - rule.ending.count
            guard stem >= 3, language.map({ !rule.languages.isDisjoint(with: $0) }) ?? true else { continue }
            for base in rule.bases { body(stem, base) }
        }
    }
}
