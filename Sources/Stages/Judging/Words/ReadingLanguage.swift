/// The language a dish is read in.
package struct ReadingLanguage: Sendable, Hashable {
    /// One of the tables' languages, `other`, or nil when the language isn't known.
    var own: LanguageSet?
    /// The languages of the menu's cuisine; empty when that isn't known.
    var kin: LanguageSet = []
    /// Whether the language forms compounds, as German does.
    var joinsWords: Bool

    /// Whether words such as "with" and "without" always stand behind what they belong to, as Turkish "ile" does.
    var hasPostpositions: Bool

    /// Languages with postpositions (World Atlas of Language Structures, feature 85A), as far as the tables know them.
    private static let postpositional = Set(
        [
            "tr", "az", "kk", "ky", "uz", "ja", "ko", "hi", "ur", "pa", "gu", "mr", "ne", "bn", "si", "ta", "te", "kn",
            "ml", "hu", "eu", "mn",
        ].compactMap { PrimarySubtag($0) })

    /// Those that also have words which stand in front: Finnish "kera", with, follows, and "ilman", without, doesn't.
    private static let mixed = Set(["fi", "et", "hy", "ka"].compactMap { PrimarySubtag($0) })

    /// Whether "with" and the like may end a phrase of a language instead of opening one; false where it isn't known.
    package static func mayHavePostpositions(_ code: String?) -> Bool {
        code.flatMap { PrimarySubtag($0) }.map { postpositional.contains($0) || mixed.contains($0) } ?? false
    }

    private static let joining = Set(
        ["de", "nl", "da", "sv", "nb", "nn", "no", "fi", "lb", "gsw", "is"].compactMap { PrimarySubtag($0) })

    /// - Parameters:
    ///   - code: a BCP 47 code, or nil.
    ///   - kin: the languages of the menu's cuisine, whose short words ("ga", "bo") are read too.
    package init(code: String?, kin: LanguageSet = []) {
        self.kin = kin
        hasPostpositions = code.flatMap { PrimarySubtag($0) }.map(Self.postpositional.contains) ?? false
        guard let code, !code.isEmpty else {
            own = nil
            joinsWords = true
            return
        }
        own = LanguageSet(code: code) ?? .other
        joinsWords = PrimarySubtag(code).map(Self.joining.contains) ?? false
    }

    /// The languages whose words count before all others.
    var near: LanguageSet { (own ?? []).union(kin).union(.any) }

    /// False for words that count only in a language or cuisine other than this one.
    func reads(_ entry: PhraseTable.Entry) -> Bool {
        guard entry.languages.contains(.strict) else { return true }
        return !entry.languages.isDisjoint(with: (own ?? []).union(kin))
    }
}
