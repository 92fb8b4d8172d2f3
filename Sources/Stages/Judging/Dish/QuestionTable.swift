/// Questions to the staff by what they ask for, in the languages that the table's first row names.
struct QuestionTable: Sendable {
    private var columns: [LanguageSet] = []
    private var texts: [String: [String]] = [:]
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    private(set) var faults: [Int] = []

    /// The first row: "key" and a language's code a column, English first; then a key and its texts a row.
    init(_ table: KnowledgeTable) {
        for line in table.lines {
            let cells = line.cells.dropFirst().map(table.text)
            if columns.isEmpty {
                columns = cells.map { LanguageSet(code: $0) ?? [] }
            } else if cells.count == columns.count, !cells.contains("") {
                texts[table.text(line.cells[0])] = cells
            } else {
                faults.append(line.number)
            }
        }
    }

    /// In English first, then in the menu's language when that is another one of the table; on an English menu, or one
    /// in a language that the table lacks, in that of its cuisine.
    func question(_ key: String, _ language: ReadingLanguage) -> [String] {
        guard let texts = texts[key], let english = texts.first else { return [] }
        let own = column(of: language.own)
        guard let second = own.flatMap({ $0 > 0 ? $0 : nil }) ?? column(of: language.kin), second > 0 else {
            return [english]
        }
        return [english, texts[second]]
    }

    /// The keys of the table.
    var keys: [String] { texts.keys.sorted() }
    /// How many languages it is in.
    var languageCount: Int { columns.count }

    private func column(of languages: LanguageSet?) -> Int? {
        guard let languages, !languages.isEmpty else { return nil }
        return columns.firstIndex { !$0.isDisjoint(with: languages) }
    }
}
