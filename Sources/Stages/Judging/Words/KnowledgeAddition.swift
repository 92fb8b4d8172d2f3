/// A person's own table of words, checked.
public struct KnowledgeAddition: Sendable, Hashable {
    /// Words and phrases that could be read.
    public var words = 0
    /// Lines that could not be read.
    public var faults: [KnowledgeFault] = []
    /// Words that the program knows otherwise, each with its line; the addition overrides what the program believes.
    public var changes: [Change] = []

    public struct Change: Sendable, Hashable {
        /// Counted from 1.
        public var line: Int
        public var word: String
        /// What is animal or an allergen according to the program but not to the addition.
        public var drops: [String]
    }

    /// - Parameter text: the table in the form of the word tables, new or old.
    public init(_ text: String) {
        let phrases = Knowledge.embedded.phrases
        let table = KnowledgeTable(text: text)
        for row in table.rows {
            switch row {
            case .failure(let fault): faults.append(fault)
            case .success(let row):
                words += row.words.count
                for word in row.words {
                    guard
                        let known = phrases.meaning(
                            of: PhraseKeys(table.bytes.span.extracting(word.range)), in: row.language)
                    else { continue }
                    let kept = Set(row.meaning.components.map(\.substance))
                    let drops = known.components.map(\.substance).filter { !kept.contains($0) }
                    guard !drops.isEmpty else { continue }
                    changes.append(Change(line: word.line, word: table.text(word.range), drops: drops.map(\.name)))
                }
            }
        }
        faults.sort { $0.line < $1.line }
    }
}
