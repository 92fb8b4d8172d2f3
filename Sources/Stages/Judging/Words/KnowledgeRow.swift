/// One row of a table of words.
package struct KnowledgeRow: Sendable {
    /// One word or phrase of a row.
    package struct Word: Sendable {
        /// Where it stands in the table's bytes.
        package var range: Range<Int>
        /// Written with "!" behind it: it counts only on menus in the row's language, or of its cuisine.
        var isStrict: Bool
    }

    var language: LanguageSet
    var meaning: Meaning
    package var words: [Word]

    /// The kinds of rows, by the name in the first column.
    static let kinds: [String: WordKind] = {
        var kinds: [String: WordKind] = ["ingredient": .ingredient, "dish": .dish, "neutral": .neutral]
        for (name, kind) in WordKind.byName { kinds[name] = kind }
        return kinds
    }()

    /// Reads the four columns kind, language, meaning, words.
    package static func read(_ line: KnowledgeTable.Line, of table: KnowledgeTable) -> Result<
        KnowledgeRow, KnowledgeFault
    > {
        func fault(_ message: String) -> Result<KnowledgeRow, KnowledgeFault> {
            .failure(KnowledgeFault(line: line.number, message: message))
        }
        guard line.cells.count == 4 else {
            return fault(
                "has \(line.cells.count) columns instead of 4 (kind, language, meaning, words), parted by tabs")
        }
        guard let kind = kinds[table.text(line.cells[0])] else {
            return fault("its kind is none of \(kinds.keys.sorted().joined(separator: ", "))")
        }
        guard let language = LanguageSet(code: table.text(line.cells[1])) else {
            return fault("its language is neither * nor one of \(LanguageSet.codes.joined(separator: " "))")
        }
        guard let meaning = Meaning(notation: Substring(table.text(line.cells[2])), kind: kind) else {
            return fault(
                "its meaning holds something else than plant, sub, creamy, manner, filled, "
                    + Substance.allCases.map(\.rawValue).joined(separator: ", ") + " with ~, ?, ??, ^ or ^^ behind them"
            )
        }
        var words: [Word] = []
        let bytes = table.bytes.span
        for cell in KnowledgeTable.cells(of: bytes, line.cells[3], partedBy: UInt8(ascii: "|")) {
            let isStrict = !cell.isEmpty && bytes[cell.upperBound - 1] == UInt8(ascii: "!")
            let range = isStrict ? cell.lowerBound..<cell.upperBound - 1 : cell
            if isEmpty(bytes.extracting(range)) { return fault("one of its words is empty") }
            words.append(Word(range: range, isStrict: isStrict))
        }
        return .success(KnowledgeRow(language: language, meaning: meaning, words: words))
    }

    /// Without a letter or digit. Plain words, which most are, need not be cut to know that.
    private static func isEmpty(_ word: Span<UInt8>) -> Bool {
        guard !word.isEmpty else { return true }
        var place = 0
        let first = ScalarBytes.scalar(in: word, at: &place)
        if SettledText.contains(first) {
            switch ScalarClass(first, isAfterDigit: false, isBeforeDigit: false) {
            case .letter, .digit, .unspaced: return false
            default: break
            }
        }
        return PhraseKeys(word).words.isEmpty
    }
}

/// A line of a table that could not be read.
public struct KnowledgeFault: Error, Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// What is wrong with it, to stand after "line N".
    public var message: String
}
