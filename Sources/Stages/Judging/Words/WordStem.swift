/// What declined forms of a word have in common: "арахисов" of "арахисовое" and "арахисовым".
///
/// A stem is no word, and two words may have the same one, so stems are compared only where several stand in a row: in
/// phrases of the tables. Nothing that a stem is stripped of changes how words belong together, such as the Turkish endings
/// for "with" and "without".
struct WordStem: Sendable {
    private let languages: LanguageSet
    /// What may stand before the stem of a phrase's first word, such as an article or "with" that is written together with
    /// its noun; the longest first. Before a further word it would part the phrase: "mushrooms with oysters" are no oyster
    /// mushrooms.
    private let prefixes: [[UInt8]]
    /// The longest first.
    private let endings: [WordEnding]
    /// The least length of a stem in bytes.
    private let shortest: Int

    /// - Parameters:
    ///   - codes: of the languages, parted by spaces.
    ///   - prefixes: parted by spaces, as are the endings.
    private init(_ codes: String, prefixes: String = "", endings: String) {
        languages = codes.split(separator: " ").compactMap { LanguageSet(code: String($0)) }
            .reduce(into: LanguageSet()) { $0.formUnion($1) }
        self.prefixes = prefixes.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
            .sorted { $0.count > $1.count }
        let all = endings.split(whereSeparator: \.isWhitespace)
        self.endings = all.map { WordEnding(of: Array($0.utf8).span) }.sorted { $0.count > $1.count }
        // Three letters in Latin; letters of other scripts take two bytes.
        shortest = all.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x370 } } ? 3 : 6
    }

    /// How one of these languages declines; nil where the language is none of them, or more than one.
    static func of(_ languages: LanguageSet) -> WordStem? {
        guard languages.rawValue.nonzeroBitCount == 1 else { return nil }
        return all.first { $0.languages.isSuperset(of: languages) }
    }

    /// Where the stem stands in a word.
    ///
    /// - Parameter isFirst: whether it is the first word of a phrase.
    func range(in word: Span<UInt8>, isFirst: Bool) -> Range<Int> {
        var start = 0
        if isFirst, let prefix = prefixes.first(where: { begins(word, with: $0) }) { start = prefix.count }
        let end = WordEnding(of: word)
        let ending = endings.first { word.count - start - $0.count >= shortest && end.hasSuffix($0) }
        return start..<word.count - (ending?.count ?? 0)
    }

    private func begins(_ word: Span<UInt8>, with prefix: [UInt8]) -> Bool {
        guard word.count - prefix.count >= shortest else { return false }
        return prefix.indices.allSatisfy { word[$0] == prefix[$0] }
    }

    /// Endings of nouns and adjectives as school grammars list them.
    private static let all = [
        WordStem(
            "ru",
            endings: """
                ого его ому ему ыми ими ами ями ах ях ам ям ом ем ём ой ей ий ый ое ее ые ие ая яя ую юю ою ею ью ых их ым
                им а я о е ы и у ю ь й
                """),
        WordStem(
            "uk",
            endings: """
                ого ього ому ьому ими іми ами ями ах ях ам ям ом ем єм ою ею єю ої ьої ій ий їй их іх им ім ую юю а я о е є
                и і ї у ю ь й
                """),
        WordStem("bg", endings: "ият ия ата ото ите ът ят та то те а я о е и"),
        WordStem("pl", endings: "iego ego emu ymi imi ami iem iej ych ich ach om em ej ie ym im ą ę y i a o e u"),
        WordStem("cs", endings: "ého ému ými ých ami emi ách ech ích ím ům ým ou em om ů ý á é í ě y i a o e u"),
        WordStem("sk", endings: "ého ému ými ých ami ách iach och ím ým ou ej em om ý á é í y i a o e u"),
        WordStem("hr sr sl", endings: "oga ega omu emu ima ama ami og eg om em im ih oj a e i o u"),
        WordStem("ro", endings: "ului ilor elor urile uri ele ul le lui ii ei a ă e i u"),
        WordStem("nl", endings: "en e s"),
        WordStem("sv", endings: "arna erna orna ar er or en et na a n e"),
        WordStem("da nb", endings: "erne ene er en et ne e a"),
        WordStem(
            "tr",
            endings: "ların lerin ları leri lar ler sında sinde sunda sünde ında inde unda ünde sı si su sü ı i u ü"),
        WordStem(
            "el",
            endings: "ους ων ου ος ον οι ης ες ας ούς ών ού ός όν οί ής ές άς α η ο ι ε ά ή ό ί έ"),
        WordStem("ar", prefixes: "بال ال ب", endings: "ية ات ي ة"),
        WordStem("he", prefixes: "בה ה ב", endings: "ים ות ית ה"),
        WordStem("fa", endings: "های ها ‌های ‌ها ی"),
    ]
}
