internal import Pages

/// What is known of words on menus: ingredients, dishes with their usual composition, and words that change others.
///
/// It is read from text tables under `Sources/Stages/Tables/knowledge` that are compiled into the program. They are read
/// once, when something is first looked up: making a value, or copying it, costs nothing.
public struct Knowledge: Sendable {
    private let tables: DeferredTables

    /// The tables of the program.
    public static let embedded = Knowledge(overrides: [])

    /// The tables of the program, overridden by a person's own rows.
    ///
    /// - Parameter overrides: texts in the form of the word tables; what they say of a word replaces what the program
    ///   knows of it in that language. Lines that can't be read are left out; `KnowledgeAddition` finds them.
    public init(overrides: [String]) {
        tables = DeferredTables(overrides: overrides)
    }

    /// Words and phrases with their meanings.
    package var phrases: PhraseIndex { tables.read.phrases }
    /// What to ask the staff.
    var questions: QuestionTable { tables.read.questions }
    /// What is usual in a cuisine.
    var cuisines: CuisineTable { tables.read.cuisines }

    /// Reads the tables unless they have been read, which takes some tenths of a second; whoever looks something up
    /// meanwhile waits for it.
    package func prepare() { _ = tables.read }

    /// Whether the tables have been read.
    package var isPrepared: Bool { tables.areRead }

    /// The bytes of all tables of the program, one after the other.
    package static var tables: [UInt8] {
        (KnowledgeTable.words + [.openFoodFacts]).flatMap(\.bytes) + GroupedTable.bytesOfKnowledge
    }

    /// The number of words and phrases known.
    public var count: Int { phrases.phraseCount }
}

extension KnowledgeBuilder {
    /// A builder with the program's own tables and room for others.
    static func embedded(with others: [KnowledgeTable]) -> KnowledgeBuilder {
        let words = KnowledgeTable.words
        let openFoodFacts = KnowledgeTable.openFoodFacts
        // A phrase takes up about sixteen bytes of a table, and a new word somewhat more.
        let bytes = (words + [openFoodFacts] + others).reduce(0) { $0 + $1.bytes.count }
        var builder = KnowledgeBuilder(capacity: bytes / 24)
        builder.add(words)
        builder.add(openFoodFacts, rank: .weak)
        return builder
    }
}
