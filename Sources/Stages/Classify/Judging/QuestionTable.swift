/// Questions to the staff by what they ask for, in five languages.
struct QuestionTable: Sendable {
    private var texts: [String: [String]] = [:]

    private static let columns: [LanguageSet] = [.english, .german, .french, .italian, .spanish]

    /// Columns: key, then one a language.
    init(_ table: KnowledgeTable) {
        for line in table.lines where line.cells.count == Self.columns.count + 1 {
            texts[table.text(line.cells[0])] = line.cells.dropFirst().map(table.text)
        }
    }

    /// In English first, then in the menu's language when that is another one of the table.
    func question(_ key: String, _ language: ReadingLanguage) -> [String] {
        guard let texts = texts[key], let english = texts.first else { return [] }
        guard let own = language.own, let column = Self.columns.firstIndex(of: own), column > 0 else {
            return [english]
        }
        return [english, texts[column]]
    }

    /// The keys of the table.
    var keys: [String] { texts.keys.sorted() }
}
