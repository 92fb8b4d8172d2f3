internal import Judging
internal import Pages

/// The cuisine of a menu, found by words on it that name one.
package enum Cuisine {
    /// The cuisine that at least three different words point to, and twice as many as to any other; else nil.
    ///
    /// A cuisine's own name in two lines or more counts as two further words.
    package static func named(in texts: some Sequence<String>) -> String? {
        let counts = counts(in: texts)
        guard let best = counts.max(by: { $0.count < $1.count }), best.count >= fewestWords else { return nil }
        let second = counts.filter { $0.name != best.name }.map(\.count).max() ?? 0
        return best.count >= 2 * second ? best.name : nil
    }

    /// The cuisine that the menu's main language and the country it hangs in point to, where its words name none: a
    /// menu in Thai is Thai; one in Italian is Italian in Italy. If words point to another cuisine, it stays open.
    ///
    /// - Parameters:
    ///   - language: a BCP 47 code, or nil.
    ///   - country: an ISO 3166-1 alpha-2 code, or nil.
    package static func hinted(language: String?, country: String?, in texts: some Sequence<String>) -> String? {
        guard let language, let hinted = CuisineOrigin.cuisine(language: language, country: country) else { return nil }
        let contradicts = counts(in: texts).contains { $0.name != hinted && $0.count >= contradictingWords }
        return contradicts ? nil : hinted
    }

    /// How many different words of each cuisine the texts hold.
    private static func counts(in texts: some Sequence<String>) -> [(name: String, count: Int)] {
        var seen: Set<String> = []
        var namings: [String: Int] = [:]
        for text in texts {
            let words = Set(HeadingWords.words(text))
            seen.formUnion(words)
            for word in words where names(word) { namings[word, default: 0] += 1 }
            if text.contains(where: \.isIdeograph) { seen.formUnion(hanWords.filter(text.contains)) }
        }
        return table.map { entry in
            let own = entry.words.intersection(seen).count
            // "Thai chili" is an ingredient: a name only adds to what other words say.
            let isNamed = own >= fewestWords && (namings[entry.name] ?? 0) >= 2
            return (name: entry.name, count: isNamed ? own + 2 : own)
        }
    }

    /// Whether a folded word is a cuisine's name.
    package static func names(_ word: String) -> Bool {
        table.contains { $0.name == word }
    }

    private static let table = LineWords.cuisines

    private static let fewestWords = 3
    /// This many words of another cuisine outweigh a language or a country.
    private static let contradictingWords = 2

    private static let hanWords: [String] = table.flatMap(\.words).filter { $0.contains(where: \.isIdeograph) }.sorted()
}
