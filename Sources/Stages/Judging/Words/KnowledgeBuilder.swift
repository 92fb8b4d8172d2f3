/// Fills the index from tables of words.
struct KnowledgeBuilder {
    private(set) var table: PhraseTable
    /// The lines that could not be read; a test keeps this empty for the program's own tables.
    private(set) var faults: [KnowledgeFault] = []

    /// How rows of a table rank against those of others.
    enum Rank: Sendable {
        /// A table by others: only its words that aren't known in that language yet count.
        case weak
        /// The program's own.
        case own
        /// A person's own: what it says of a word replaces what the other tables say.
        case override
    }

    /// - Parameter capacity: roughly how many phrases there will be; more do no harm.
    init(capacity: Int = 0) {
        table = PhraseTable(capacity: capacity)
    }

    var phrases: PhraseIndex { PhraseIndex(table) }

    /// Adds the rows of a table.
    mutating func add(_ table: KnowledgeTable, rank: Rank) {
        var keys = PhraseKeys()
        for row in table.rows {
            switch row {
            case .success(let row): add(row, of: table, rank, &keys)
            case .failure(let fault): faults.append(fault)
            }
        }
    }

    /// Adds the rows of the program's own tables. Dishes of several words come last, when the meanings of their words
    /// are known.
    mutating func add(_ tables: [KnowledgeTable]) {
        var keys = PhraseKeys()
        var dishes: [(row: KnowledgeRow, source: KnowledgeTable)] = []
        for source in tables {
            for row in source.rows {
                switch row {
                case .success(let row) where row.meaning.kind == .dish: dishes.append((row, source))
                case .success(let row): add(row, of: source, .own, &keys)
                case .failure(let fault): faults.append(fault)
                }
            }
        }
        for dish in dishes { add(dish.row, of: dish.source, .own, &keys) { $0 == 1 } }
        for dish in dishes { add(dish.row, of: dish.source, .own, &keys) { $0 > 1 } }
    }

    /// - Parameter isMeant: whether a phrase of so many words is to be added.
    private mutating func add(
        _ row: KnowledgeRow, of source: KnowledgeTable, _ rank: Rank, _ keys: inout PhraseKeys,
        where isMeant: (Int) -> Bool = { _ in true }
    ) {
        let meaning = table.add(row.meaning)
        for word in row.words {
            keys.read(source.bytes.span.extracting(word.range))
            guard isMeant(keys.words.count) else { continue }
            var languages = row.language
            if word.isStrict { languages.insert(.strict) }
            if keys.isBeyondLatin { languages.insert(.beyondLatin) }
            if rank == .weak, table.isForm(keys, in: row.language) { continue }
            let own = rank == .own ? meaningAsTold(by: keys, row) : nil
            table.add(keys, PhraseTable.Entry(languages: languages, meaning: own ?? meaning, rank: rank))
        }
    }

    /// What a dish holds, beyond its row, according to the words of its name.
    ///
    /// It holds what they name even if its row forgets it: gluten in "pizza tonno", soy in "tofu ramen", egg in "oyster
    /// omelette". That is for allergies; it never changes who else may eat the dish. An animal that the name itself
    /// names ("bacon roll", "Speckknödel") counts as plainly as an ingredient, so that a mark beside it is
    /// contradicted.
    ///
    /// - Returns: the number of the phrase's own meaning, or nil where the row's will do.
    private mutating func meaningAsTold(by keys: PhraseKeys, _ row: KnowledgeRow) -> Int32? {
        guard row.meaning.kind == .dish else { return nil }
        let isOfAnimals = row.meaning.components.contains { $0.substance.isAnimal && $0.certainty >= .usual }
        var meaning = row.meaning
        for word in keys.words {
            let bytes = keys.bytes.span.extracting(word.range)
            name(table.ingredient(bytes, word.hash, in: row.language), in: &meaning)
            for part in parts(of: bytes, row) { name(part, in: &meaning) }
        }
        let told = table.parts(of: keys, in: row.language)
        // "Gluten-free bread" names what it doesn't hold.
        if told.contains(where: { !$0.kind.isDisjoint(with: [.free, .without, .instead]) }) { return nil }
        for component in told.flatMap(\.components)
        where component.certainty >= .usual && component.substance.allergen != nil && !component.substance.isFlesh {
            let isKnown = meaning.components.contains { $0.substance == component.substance }
            let isAnimal = component.substance.isAnimal
            guard !isKnown, isOfAnimals || !isAnimal else { continue }
            let certainty: Certainty = isAnimal ? .sometimes : .usual
            meaning.components.merge(Component(substance: component.substance, certainty: certainty))
        }
        return meaning == row.meaning ? nil : table.add(meaning)
    }

    /// Makes certain those of the animal things usually in the dish that a word of its name names.
    private func name(_ named: Components, in dish: inout Meaning) {
        for component in named where component.substance.isAnimal && component.certainty == .always {
            guard let place = dish.components.firstIndex(where: { $0.substance == component.substance }),
                dish.components[place].certainty >= .usual
            else { continue }
            dish.components[place].certainty = .always
            dish.kind.insert(.ingredient)
        }
    }

    /// What the first and the last part of a compound name, in languages that form compounds.
    private func parts(of word: Span<UInt8>, _ row: KnowledgeRow) -> [Components] {
        guard word.count >= 2 * Self.shortestPart, !row.language.isDisjoint(with: .joining) else { return [] }
        guard row.meaning.components.contains(where: { $0.substance.isAnimal && $0.certainty >= .usual }) else {
            return []
        }
        var parts: [Components] = []
        for length in Self.shortestPart...(word.count - Self.shortestPart) {
            for range in [0..<length, (word.count - length)..<word.count] {
                let bytes = word.extracting(range)
                let named = table.ingredient(bytes, WordHash(bytes), in: row.language)
                if !named.isEmpty { parts.append(named) }
            }
        }
        return parts
    }

    /// The shortest part in bytes; shorter ones are mostly chance.
    private static let shortestPart = 4
}
