package import Models
internal import Pages

/// Questions to the staff by topic, in the languages of the table's first question.
package struct QuestionTable: Sendable {
    /// The program's own table.
    package static let embedded = QuestionTable(.questions)

    private var columns: [LanguageSet] = []
    /// Two-letter codes of the languages it is in, English first.
    package private(set) var languages: [String] = []
    private var texts: [String: [String]] = [:]
    private var topics: [String: String] = [:]
    /// The lines that could not be read, counted from 1; a test keeps this empty.
    private(set) var faults: [Int] = []

    /// Each group has a key and a language and holds one text, English first; every key is a topic and
    /// has the same languages in the same order.
    init(_ table: GroupedTable) {
        faults = table.faults
        guard let first = table.groups.first?.heading.first else { return }
        languages = table.groups.prefix { $0.heading[0] == first }.map { $0.heading.last ?? "" }
        columns = languages.map { LanguageSet(code: $0) ?? [] }
        for group in table.groups {
            let key = group.heading[0]
            let place = texts[key]?.count ?? 0
            guard group.heading.count == 2, StaffQuestion.Topic(rawValue: key) != nil,
                let language = LanguageSet(code: group.heading[1]),
                columns.indices.contains(place), columns[place] == language, let text = group.entries.first,
                group.entries.count == 1
            else {
                faults.append(group.line)
                continue
            }
            texts[key, default: []].append(text.text)
            topics[text.text] = key
        }
        for (key, texts) in texts where texts.count != columns.count {
            self.texts[key] = nil
            faults.append(table.groups.first { $0.heading.first == key }?.line ?? 0)
        }
    }

    /// The question in English, and in the menu's language if the table has that and it isn't English; otherwise in the
    /// language of the menu's cuisine. Nil for an unknown key.
    func question(_ key: String, _ language: ReadingLanguage) -> StaffQuestion? {
        guard let texts = texts[key], let english = texts.first, let topic = StaffQuestion.Topic(rawValue: key) else {
            return nil
        }
        var question = StaffQuestion(about: topic, texts: [languages[0]: english])
        let own = column(of: language.own)
        if let second = own.flatMap({ $0 > 0 ? $0 : nil }) ?? column(of: language.kin), second > 0 {
            question.texts[languages[second]] = texts[second]
        }
        return question
    }

    /// The question on a topic in one of `languages`; nil where the table lacks either.
    package func text(on topic: String, in language: String) -> String? {
        guard let texts = texts[topic], let column = languages.firstIndex(of: language) else { return nil }
        return texts[column]
    }

    /// What is to be asked about a dish, each topic that the table has once; in bundles of version 1.0 only the questions'
    /// texts tell.
    package func topics(of classification: Classification) -> [String] {
        let asked =
            classification.staffQuestions.isEmpty
            ? classification.questions.compactMap { topics[$0] } : classification.staffQuestions.map(\.about.rawValue)
        var known: [String] = []
        for topic in asked where texts[topic] != nil && !known.contains(topic) { known.append(topic) }
        return known
    }

    /// The language to ask the staff in, one of `languages`: that of the menu, else that of its cuisine; nil where the
    /// table has neither.
    package func languageOfStaff(menu: String?, cuisine: String?) -> String? {
        let reading = ReadingLanguage(code: menu, kin: CuisineOrigin.languages(of: cuisine))
        return (column(of: reading.own) ?? column(of: reading.kin)).map { languages[$0] }
    }

    /// The question in English alone.
    func english(_ key: String) -> String? { texts[key]?.first }

    /// The keys of the table.
    var keys: [String] { texts.keys.sorted() }
    /// The number of languages it is in.
    var languageCount: Int { columns.count }

    private func column(of languages: LanguageSet?) -> Int? {
        guard let languages, !languages.isEmpty else { return nil }
        return columns.firstIndex { !$0.isDisjoint(with: languages) }
    }
}
