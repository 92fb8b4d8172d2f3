internal import Pages

/// Questions to the staff by what they ask for, in the languages of the table's first question.
struct QuestionTable: Sendable {
    private var columns: [LanguageSet] = []
    private var texts: [String: [String]] = [:]
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    private(set) var faults: [Int] = []

    /// A key and a language a group with one text, English first; each key in the same languages, in the same order.
    init(_ table: GroupedTable) {
        faults = table.faults
        guard let first = table.groups.first?.heading.first else { return }
        columns = table.groups.prefix { $0.heading[0] == first }.map { LanguageSet(code: $0.heading.last ?? "") ?? [] }
        for group in table.groups {
            let key = group.heading[0]
            let place = texts[key]?.count ?? 0
            guard group.heading.count == 2, let language = LanguageSet(code: group.heading[1]),
                columns.indices.contains(place), columns[place] == language, let text = group.entries.first,
                group.entries.count == 1
            else {
                faults.append(group.line)
                continue
            }
            texts[key, default: []].append(text.text)
        }
        for (key, texts) in texts where texts.count != columns.count {
            self.texts[key] = nil
            faults.append(table.groups.first { $0.heading.first == key }?.line ?? 0)
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
