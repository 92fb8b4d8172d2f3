/// One row of a table of words.
struct KnowledgeRow: Sendable {
    /// One word or phrase of a row.
    struct Word: Sendable {
        var text: Substring
        /// Written with "!" behind it: it counts only on menus in the row's language, or of its cuisine.
        var isStrict: Bool

        /// Without a letter or digit. Plain ones, which most are, need not be cut into words to know that.
        var isEmpty: Bool {
            let isPlain = text.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
            return !isPlain && PhraseKeys(text).words.isEmpty
        }
    }

    var language: LanguageSet
    var meaning: Meaning
    var words: [Word]

    /// The kinds of rows, by the name in the first column.
    static let kinds: [Substring: WordKind] = {
        var kinds: [Substring: WordKind] = ["ingredient": .ingredient, "dish": .dish, "neutral": .neutral]
        for (name, kind) in WordKind.byName { kinds[Substring(name)] = kind }
        return kinds
    }()

    /// Reads the four columns kind, language, meaning, words.
    static func read(_ line: KnowledgeTable.Line) -> Result<KnowledgeRow, KnowledgeFault> {
        func fault(_ message: String) -> Result<KnowledgeRow, KnowledgeFault> {
            .failure(KnowledgeFault(line: line.number, message: message))
        }
        guard line.cells.count == 4 else {
            return fault(
                "has \(line.cells.count) columns instead of 4 (kind, language, meaning, words), parted by tabs")
        }
        guard let kind = kinds[line.cells[0]] else {
            return fault("its kind is none of \(kinds.keys.sorted().joined(separator: ", "))")
        }
        guard let language = LanguageSet(code: String(line.cells[1])) else {
            return fault("its language is neither * nor one of \(LanguageSet.codes.joined(separator: " "))")
        }
        guard let meaning = Meaning(notation: line.cells[2], kind: kind) else {
            return fault(
                "its meaning holds something else than plant, sub, creamy, manner, "
                    + Substance.allCases.map(\.rawValue).joined(separator: ", ") + " with ~, ?, ??, ^ or ^^ behind them"
            )
        }
        var words: [Word] = []
        for bytes in line.cells[3].utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
            let text = Substring(bytes)
            let isStrict = bytes.last == UInt8(ascii: "!")
            let word = Word(text: isStrict ? text.dropLast() : text, isStrict: isStrict)
            if word.isEmpty { return fault("one of its words is empty") }
            words.append(word)
        }
        return .success(KnowledgeRow(language: language, meaning: meaning, words: words))
    }
}

/// A line of a table that could not be read.
public struct KnowledgeFault: Error, Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// What is wrong with it, to stand after "line N".
    public var message: String
}
