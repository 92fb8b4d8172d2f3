/// What is known of words on menus: ingredients, dishes with their usual composition, and words that change others.
///
/// Read from tables of text under `Sources/Stages/Tables/knowledge` that are compiled into the program.
public struct Knowledge: Sendable {
    let phrases: PhraseIndex
    let questions: QuestionTable
    let cuisines: CuisineTable

    /// The tables of the program, read once, when first used.
    public static let embedded = Knowledge()

    private init() {
        var builder = KnowledgeBuilder()
        builder.addMarkers(.markers)
        builder.addByLanguage(.ingredients, kind: .ingredient)
        builder.addPlain(.dishes, kind: .dish)
        builder.addWorld(.worldWords)
        builder.addNeutral(.neutralWords)
        builder.addOpenFoodFacts(.openFoodFacts)
        phrases = builder.phrases
        questions = QuestionTable(.questions)
        cuisines = CuisineTable(.cuisines)
    }

    /// The number of words and phrases known.
    public var count: Int { phrases.phraseCount }
}

/// Fills the index from the tables.
struct KnowledgeBuilder {
    private(set) var phrases = PhraseIndex(capacity: 20_000)
    /// Lines that could not be read; a test keeps this empty.
    private(set) var faults: [String] = []

    private static let columns: [LanguageSet] = [.english, .german, .french, .italian, .spanish, .any]

    /// Columns: meaning, then one a language.
    mutating func addByLanguage(_ table: KnowledgeTable, kind: WordKind) {
        for line in table.lines {
            guard let notation = line.first, let meaning = Meaning(notation: notation, kind: kind) else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            for (cell, language) in zip(line.dropFirst(), Self.columns) { add(cell, language, meaning) }
        }
    }

    /// Columns: meaning, words in any language.
    mutating func addPlain(_ table: KnowledgeTable, kind: WordKind) {
        for line in table.lines {
            guard line.count == 2, let meaning = Meaning(notation: line[0], kind: kind) else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            add(line[1], .any, meaning)
        }
    }

    /// Columns: kind, language (`xx`: any without a column of its own), meaning, words.
    mutating func addWorld(_ table: KnowledgeTable) {
        for line in table.lines {
            guard line.count == 4, let kind = Self.worldKinds[line[0]],
                let language = LanguageSet(code: String(line[1])), let meaning = Meaning(notation: line[2], kind: kind)
            else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            add(line[3], language, meaning)
        }
    }

    private static let worldKinds: [Substring: WordKind] = {
        var kinds: [Substring: WordKind] = ["ingredient": .ingredient, "dish": .dish, "neutral": .neutral]
        for (name, kind) in WordKind.byName { kinds[Substring(name)] = kind }
        return kinds
    }()

    /// Columns: language, words.
    mutating func addNeutral(_ table: KnowledgeTable) {
        for line in table.lines {
            guard line.count == 2, let language = LanguageSet(code: String(line[0])) else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            add(line[1], language, Meaning(kind: .neutral))
        }
    }

    /// Columns: kind, language, words.
    mutating func addMarkers(_ table: KnowledgeTable) {
        for line in table.lines {
            guard line.count == 3, let kind = WordKind.byName[String(line[0])],
                let language = LanguageSet(code: String(line[1]))
            else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            add(line[2], language, Meaning(kind: kind))
        }
    }

    /// Columns: language, meaning, words. Our own tables win.
    mutating func addOpenFoodFacts(_ table: KnowledgeTable) {
        for line in table.lines {
            guard line.count == 3, let language = LanguageSet(code: String(line[0])),
                let meaning = Meaning(notation: line[1], kind: .ingredient)
            else {
                faults.append(line.joined(separator: "\t"))
                continue
            }
            add(line[2], language, meaning, weak: true)
        }
    }

    /// The words of a phrase; most are plain letters, for which there is a short way.
    private static func keys(of phrase: Substring) -> [String] {
        let isPlain = phrase.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0) }
        if isPlain { return phrase.utf8.split(separator: 0x20).map { String(Substring($0)) } }
        return MenuTokens(String(phrase)).tokens.map(\.key)
    }

    private mutating func add(_ cell: Substring, _ language: LanguageSet, _ meaning: Meaning, weak: Bool = false) {
        for bytes in cell.utf8.split(separator: UInt8(ascii: "|")) {
            let word = Substring(bytes)
            let isStrict = bytes.last == UInt8(ascii: "!")
            let words = Self.keys(of: isStrict ? word.dropLast() : word)
            if words.isEmpty { faults.append(String(word)) }
            let languages = isStrict ? language.union(.strict) : language
            phrases.add(words, PhraseIndex.Entry(languages: languages, meaning: meaning), weak: weak)
        }
    }
}
