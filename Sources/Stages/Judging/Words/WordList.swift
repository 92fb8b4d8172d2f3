/// Words of the tables by what they are, for tests that put dishes together.
struct WordList {
    /// Ingredients that are always of an animal, in the order of the tables, each once.
    private(set) var animals: [String] = []
    private var markers: [(kind: WordKind, words: [String])] = []

    /// - Parameter language: its words, and markers that are read on any menu where the language has none.
    init(language: String) {
        let wanted = LanguageSet(code: language)
        var common: [(kind: WordKind, words: [String])] = []
        var seen: Set<String> = []
        for table in KnowledgeTable.words {
            for case .success(let row) in table.rows {
                let isOwn = row.languageCode != "*" && wanted.map { row.language.contains($0) } == true
                let words = row.words.map { table.text($0.range) }
                if row.meaning.kind.isDisjoint(with: .content) {
                    if isOwn { markers.append((row.meaning.kind, words)) }
                    if row.languageCode == "*" { common.append((row.meaning.kind, words)) }
                } else if isOwn, row.meaning.kind == .ingredient,
                    row.meaning.components.contains(where: { $0.substance.isAnimal && $0.certainty == .always })
                {
                    animals += words.filter { seen.insert($0).inserted }
                }
            }
        }
        markers += common
    }

    /// Words of a kind that don't play other parts too.
    func words(_ kind: WordKind, besides others: WordKind) -> [String] {
        markers.filter { $0.kind.contains(kind) && $0.kind.isDisjoint(with: others) }.flatMap(\.words)
    }
}
