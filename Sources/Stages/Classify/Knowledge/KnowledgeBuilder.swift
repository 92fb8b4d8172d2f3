/// Fills the index from tables of words.
struct KnowledgeBuilder {
    private(set) var phrases = PhraseIndex(capacity: 40_000)
    /// What could not be read; a test keeps this empty for the program's own tables.
    private(set) var faults: [KnowledgeFault] = []

    /// How rows of a table stand to those of others.
    enum Rank: Sendable {
        /// A table of others: only words that aren't known in that language yet.
        case weak
        /// The program's own.
        case own
        /// A person's own: what it says of a word replaces what the other tables say.
        case override
    }

    /// Adds the rows of a table: kind, language, meaning, words parted by "|".
    mutating func add(_ table: KnowledgeTable, rank: Rank = .own) {
        for line in table.lines {
            switch KnowledgeRow.read(line) {
            case .success(let row): add(row, rank)
            case .failure(let fault): faults.append(fault)
            }
        }
    }

    private mutating func add(_ row: KnowledgeRow, _ rank: Rank) {
        for word in row.words {
            let keys = Self.keys(of: word.text)
            var languages = row.language
            if word.isStrict { languages.insert(.strict) }
            if keys.contains(where: Self.isBeyondLatin) { languages.insert(.beyondLatin) }
            if rank == .weak, isForm(keys, in: row.language) { continue }
            var meaning = row.meaning
            if rank == .own { keepAllergens(of: keys, in: row.language, &meaning) }
            phrases.add(keys, PhraseIndex.Entry(languages: languages, meaning: meaning, rank: rank))
        }
    }

    /// A dish of several words may hold what they name, though its row forgets it: soy in "tofu ramen", egg in "oyster
    /// omelette". That is a hint for allergies; it never changes who else may eat the dish.
    private func keepAllergens(of keys: [String], in language: LanguageSet, _ meaning: inout Meaning) {
        guard keys.count > 1, meaning.kind == .dish else { return }
        let isOfAnimals = meaning.components.contains { $0.substance.isAnimal && $0.certainty >= .usual }
        for key in keys {
            guard let word = phrases.meaning(of: [key], in: language.union(.any)), word.kind == .ingredient else {
                continue
            }
            for component in word.components where component.certainty == .always && component.substance.allergen != nil
            {
                let isKnown = meaning.components.contains { $0.substance == component.substance }
                guard !isKnown, isOfAnimals || !component.substance.isAnimal, !component.substance.isFlesh else {
                    continue
                }
                meaning.components.append(Component(substance: component.substance, certainty: .sometimes))
            }
        }
    }

    /// The words of a phrase; most are plain letters, for which there is a short way.
    static func keys(of phrase: Substring) -> [String] {
        let isPlain = phrase.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) }
        if isPlain { return phrase.utf8.split(separator: 0x20).map { String(Substring($0)) } }
        return MenuTokens(String(phrase)).tokens.map(\.key)
    }

    /// Whether a word is a plural or another form of one that is known in the language: what that says counts, which a
    /// table of others would hide ("Möhren" is "Möhre", which stands in for meat).
    private func isForm(_ keys: [String], in language: LanguageSet) -> Bool {
        guard keys.count == 1 else { return false }
        return Inflection.bases(of: keys[0], in: language).contains { base in
            phrases.meaning(of: [base], in: language.union(.any)) != nil
        }
    }

    /// Greek (U+0370) and everything after it; Latin letters with marks end at U+024F, and again from U+1E00 to U+1EFF.
    private static func isBeyondLatin(_ key: String) -> Bool {
        key.unicodeScalars.contains { $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) }
    }
}
