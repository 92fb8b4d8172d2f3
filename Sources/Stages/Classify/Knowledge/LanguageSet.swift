/// The languages a word belongs to.
struct LanguageSet: OptionSet, Sendable, Hashable {
    let rawValue: UInt16

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    static let english = LanguageSet(rawValue: 1)
    static let german = LanguageSet(rawValue: 2)
    static let french = LanguageSet(rawValue: 4)
    static let italian = LanguageSet(rawValue: 8)
    static let spanish = LanguageSet(rawValue: 16)
    /// Loan words, names and romanised words, understood on any menu.
    static let any = LanguageSet(rawValue: 32)
    /// Only where the menu is known to be in that language.
    static let strict = LanguageSet(rawValue: 64)
    /// Languages without a column of their own, together.
    static let other = LanguageSet(rawValue: 128)

    private static let byCode: [String: LanguageSet] = [
        "en": .english, "de": .german, "fr": .french, "it": .italian, "es": .spanish, "*": .any,
        "xx": [.other, .strict],
    ]

    /// From a two-letter code of the tables or a BCP 47 code; nil for a language with no column of its own.
    init?(code: String) {
        let primary = code.lowercased().prefix { $0 != "-" && $0 != "_" }
        guard let found = Self.byCode[String(primary)] else { return nil }
        self = found
    }
}

/// The language a dish is read in.
struct ReadingLanguage: Sendable, Hashable {
    /// The one with a column of its own, `other`, or nil when the language isn't known.
    var own: LanguageSet?
    /// Words may be joined to one, as German does.
    var joinsWords: Bool

    private static let joining: Set<String> = ["de", "nl", "da", "sv", "nb", "nn", "no", "fi", "lb", "gsw", "is"]

    init(code: String?) {
        guard let code, !code.isEmpty else {
            self.init(own: nil, joinsWords: true)
            return
        }
        let primary = code.lowercased().prefix { $0 != "-" && $0 != "_" }
        self.init(own: LanguageSet(code: code) ?? .other, joinsWords: Self.joining.contains(String(primary)))
    }

    private init(own: LanguageSet?, joinsWords: Bool) {
        self.own = own
        self.joinsWords = joinsWords
    }
}
