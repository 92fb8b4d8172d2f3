/// The languages a word of the tables belongs to.
package struct LanguageSet: OptionSet, BitwiseCopyable, Sendable, Hashable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Loan words, names and romanised words, understood on any menu.
    static let any = LanguageSet(rawValue: 1)
    /// Counts only where the menu is known to be in that language or of its cuisine.
    static let strict = LanguageSet(rawValue: 1 << 1)
    /// Written in a script other than Latin, so it can't be mistaken for a word of another language of this table.
    static let beyondLatin = LanguageSet(rawValue: 1 << 2)
    /// A language that the tables don't hold.
    static let other = LanguageSet(rawValue: 1 << 3)

    /// Two-letter codes (ISO 639-1) of the languages that the tables hold; each has one bit, after those above.
    package static let codes = [
        "en", "de", "fr", "it", "es", "pt", "nl", "pl", "cs", "sk", "hu", "ro", "sv", "da", "nb", "fi", "tr", "el",
        "ru", "uk", "bg", "ar", "he", "fa", "zh", "ja", "ko", "th", "vi", "hi", "id", "ms", "tl", "ka", "am", "hr",
        "sr", "sl", "et", "lv", "lt", "sq", "mk", "hy", "bn", "ta", "ur", "ca", "is",
    ]

    /// Every language, and `any`.
    package static let all = LanguageSet(rawValue: ~LanguageSet([.strict, .beyondLatin, .other]).rawValue)

    static let english = bit("en")
    static let german = bit("de")
    static let french = bit("fr")
    static let italian = bit("it")
    static let spanish = bit("es")
    static let chinese = bit("zh")

    /// The languages that form compounds without a space; rows for any menu may hold such words too.
    static let joining: LanguageSet = [.german, bit("nl"), bit("sv"), bit("da"), bit("nb"), .any]

    /// The languages whose words are used on menus in any other: gnocchi, gratin, tapas.
    static let travelling: LanguageSet = [.english, .german, .french, .italian, .spanish]

    private static let byCode: [PrimarySubtag: LanguageSet] = {
        var byCode: [PrimarySubtag: LanguageSet] = [:]
        for code in codes { PrimarySubtag(code).map { byCode[$0] = bit(code) } }
        for (code, meant) in [("*", LanguageSet.any), ("no", bit("nb")), ("nn", bit("nb"))] {
            PrimarySubtag(code).map { byCode[$0] = meant }
        }
        return byCode
    }()

    private static func bit(_ code: String) -> LanguageSet {
        codes.firstIndex(of: code).map(LanguageSet.init(place:)) ?? []
    }

    /// The language whose code stands at this place among `codes`.
    init(place: Int) { self.init(rawValue: 1 << UInt64(place + 4)) }

    /// Reads a code of the tables (`*`: any) or a BCP 47 code; nil for a language that the tables don't hold.
    init?(code: String) {
        guard let primary = PrimarySubtag(code), let found = Self.byCode[primary] else { return nil }
        self = found
    }
}
