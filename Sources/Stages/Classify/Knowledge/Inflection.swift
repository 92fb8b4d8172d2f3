/// The forms a word may be the plural or another form of, in the five languages of the tables.
///
/// A form only counts when the tables hold it; a stem keeps at least three letters.
enum Inflection {
    /// Endings with what stands for them in the base form; the longest first.
    private static let endings: [(ending: String, bases: [String], languages: LanguageSet)] = [
        ("ies", ["y", "ie"], .english), ("ves", ["f", "fe"], .english), ("ces", ["z"], .spanish),
        ("aux", ["al", "au"], .french), ("hen", ["hen"], .german),
        ("nen", ["n", ""], .german), ("ern", ["er", ""], .german), ("chi", ["co"], .italian),
        ("ghi", ["go"], .italian), ("che", ["ca"], .italian), ("ghe", ["ga"], .italian),
        ("es", ["", "e"], [.english, .spanish, .german, .french]),
        ("en", ["", "e"], .german), ("er", ["", "e"], .german), ("em", ["", "e"], .german),
        ("s", [""], [.english, .german, .french, .spanish]), ("n", [""], .german), ("x", [""], .french),
        ("e", [""], [.german, .french]), ("e", ["a"], .italian), ("i", ["o", "e"], .italian),
    ]

    static func bases(of word: String, in language: LanguageSet?) -> [String] {
        let length = word.utf8.count
        guard length > 3, length <= 40 else { return [] }
        var bases: [String] = []
        for rule in endings where language.map({ !rule.languages.isDisjoint(with: $0) }) ?? true {
            guard length - rule.ending.utf8.count >= 3, word.hasSuffix(rule.ending) else { continue }
            let stem = word.dropLast(rule.ending.count)
            for base in rule.bases {
                let candidate = stem + base
                if candidate != word { bases.append(String(candidate)) }
            }
        }
        return bases
    }
}
