/// Words of a table that mean the same: a group, or one line in the older form.
package struct KnowledgeRow: Sendable {
    /// One word or phrase of a row.
    package struct Word: Sendable {
        /// Where it stands in the table's bytes.
        package var range: Range<Int>
        /// Counted from 1.
        private var shortLine: Int32
        /// Whether it is written with "!" after it: it counts only on menus in the row's language or of its cuisine.
        var isStrict: Bool

        /// The line it stands on, counted from 1.
        package var line: Int { Int(shortLine) }

        init(range: Range<Int>, line: Int, isStrict: Bool) {
            self.range = range
            shortLine = Int32(truncatingIfNeeded: line)
            self.isStrict = isStrict
        }
    }

    /// The line of its heading, counted from 1.
    package var line: Int
    /// The language as the table writes it.
    package var languageCode: String
    var language: LanguageSet
    var meaning: Meaning
    package var words: [Word] = []

    /// Whether its words name food; words of other kinds change how their neighbours are read.
    package var isFood: Bool { meaning.kind == .ingredient || meaning.kind == .dish }

    /// The kinds of rows, by the name in the first column.
    static let kinds: [String: WordKind] = {
        var kinds: [String: WordKind] = ["ingredient": .ingredient, "dish": .dish, "neutral": .neutral]
        for (name, kind) in WordKind.byName { kinds[name] = kind }
        return kinds
    }()

    /// Reads a row from the three texts that say what its words mean.
    ///
    /// - Throws: what is wrong with them, to follow "line N" or a similar beginning.
    init(line: Int, kind: String, language code: String, meaning notation: String) throws(Fault) {
        guard let kind = Self.kinds[kind] else {
            throw Fault("its kind is none of \(Self.kinds.keys.sorted().joined(separator: ", "))")
        }
        guard let language = LanguageSet(code: code) else {
            throw Fault("its language is neither * nor one of \(LanguageSet.codes.joined(separator: " "))")
        }
        guard let meaning = Meaning(notation: Substring(notation), kind: kind) else {
            throw Fault(
                "its meaning holds something else than plant, sub, creamy, manner, filled, "
                    + Substance.allCases.map(\.rawValue).joined(separator: ", ") + " with ~, ?, ??, ^ or ^^ behind them"
            )
        }
        self.line = line
        self.languageCode = code
        self.language = language
        self.meaning = meaning
    }

    struct Fault: Error {
        var message: String

        init(_ message: String) { self.message = message }
    }
}

/// A line of a table that could not be read.
public struct KnowledgeFault: Error, Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// What is wrong with it, to follow "line N".
    public var message: String
}
