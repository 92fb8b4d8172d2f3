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
            table.add(keys, PhraseTable.Entry(languages: languages, meaning: meaning, rank: rank))
        }
    }
}
