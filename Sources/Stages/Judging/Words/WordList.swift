/// Words of the tables by kind, for tests that compose dishes.
struct WordList {
    /// Ingredients that always come from an animal, in the order of the tables, each once.
    private(set) var animals: [String] = []
    private var markers: [(kind: WordKind, words: [String])] = []

    /// - Parameter language: the language whose words are listed, with markers read on any menu where it has none of
    ///   its own.
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

    /// Words of a kind that don't also play other parts.
    func words(_ kind: WordKind, besides others: WordKind) -> [String] {
        markers.filter { $0.kind.contains(kind) && $0.kind.isDisjoint(with: others) }.flatMap(\.words)
    }
}
