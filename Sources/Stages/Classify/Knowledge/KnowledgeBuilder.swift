/// Fills the index from tables of words.
struct KnowledgeBuilder {
    private var table: PhraseTable
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

    /// - Parameter capacity: about how many phrases there will be; more is no fault.
    init(capacity: Int = 0) {
        table = PhraseTable(capacity: capacity)
    }

    var phrases: PhraseIndex { PhraseIndex(table) }

    /// Adds the rows of a table: kind, language, meaning, words parted by "|".
    mutating func add(_ table: KnowledgeTable, rank: Rank = .own) {
        var keys = PhraseKeys()
        for line in table.lines {
            switch KnowledgeRow.read(line, of: table) {
            case .success(let row): add(row, of: table, rank, &keys)
            case .failure(let fault): faults.append(fault)
            }
        }
    }

    private mutating func add(
        _ row: KnowledgeRow, of source: KnowledgeTable, _ rank: Rank, _ keys: inout PhraseKeys
    ) {
        let meaning = table.add(row.meaning)
        for word in row.words {
            keys.read(source.bytes.span.extracting(word.range))
            var languages = row.language
            if word.isStrict { languages.insert(.strict) }
            if keys.isBeyondLatin { languages.insert(.beyondLatin) }
            if rank == .weak, table.isForm(keys, in: row.language) { continue }
            let own = rank == .own ? meaningWithAllergens(of: keys, row) : nil
            table.add(keys, PhraseTable.Entry(languages: languages, meaning: own ?? meaning, rank: rank))
        }
    }

    /// A dish of several words may hold what they name, though its row forgets it: soy in "tofu ramen", egg in "oyster
    /// omelette". That is a hint for allergies; it never changes who else may eat the dish.
    ///
    /// - Returns: the number of a meaning of its own for the phrase, or nil where the row's will do.
    private mutating func meaningWithAllergens(of keys: PhraseKeys, _ row: KnowledgeRow) -> Int32? {
        guard keys.words.count > 1, row.meaning.kind == .dish else { return nil }
        let isOfAnimals = row.meaning.components.contains { $0.substance.isAnimal && $0.certainty >= .usual }
        var meaning = row.meaning
        for word in keys.words {
            let named = table.ingredient(keys.bytes.span.extracting(word.range), word.hash, in: row.language)
            for component in named where component.certainty == .always && component.substance.allergen != nil {
                let isKnown = meaning.components.contains { $0.substance == component.substance }
                guard !isKnown, isOfAnimals || !component.substance.isAnimal, !component.substance.isFlesh else {
                    continue
                }
                meaning.components.merge(Component(substance: component.substance, certainty: .sometimes))
            }
        }
        return meaning.components.count > row.meaning.components.count ? table.add(meaning) : nil
    }
}
