internal import Pages

/// What is known of words on menus: ingredients, dishes with their usual composition, and words that change others.
///
/// It is read from text tables under `Sources/Stages/Tables/knowledge` that are compiled into the program.
public struct Knowledge: Sendable {
    package let phrases: PhraseIndex
    let questions: QuestionTable
    let cuisines: CuisineTable

    /// The tables of the program, read once, when first used.
    public static let embedded = Knowledge(builder: .embedded)

    /// The tables of the program, overridden by a person's own rows.
    ///
    /// - Parameter overrides: texts in the form of the word tables; what they say of a word replaces what the program
    ///   knows of it in that language. Lines that can't be read are left out; `KnowledgeAddition` finds them.
    public init(overrides: [String]) {
        let tables = overrides.map { KnowledgeTable(text: $0) }
        var builder = KnowledgeBuilder.embedded(with: tables)
        for table in tables { builder.add(table, rank: .override) }
        self.init(builder: builder)
    }

    private init(builder: KnowledgeBuilder) {
        phrases = builder.phrases
        questions = QuestionTable(.questions)
        cuisines = CuisineTable(.cuisines)
    }

    /// The bytes of all tables of the program, one after the other.
    package static var tables: [UInt8] {
        (KnowledgeTable.words + [.openFoodFacts]).flatMap(\.bytes) + GroupedTable.bytesOfKnowledge
    }

    /// The number of words and phrases known.
    public var count: Int { phrases.phraseCount }
}

extension KnowledgeBuilder {
    /// A builder with the program's own tables.
    static var embedded: KnowledgeBuilder { embedded(with: []) }

    /// A builder with the program's own tables and room for others.
    static func embedded(with others: [KnowledgeTable]) -> KnowledgeBuilder {
        let words = KnowledgeTable.words
        let openFoodFacts = KnowledgeTable.openFoodFacts
        // A phrase takes up about ten bytes of a table.
        let bytes = (words + [openFoodFacts] + others).reduce(0) { $0 + $1.bytes.count }
        var builder = KnowledgeBuilder(capacity: bytes / 10)
        builder.add(words)
        builder.add(openFoodFacts, rank: .weak)
        return builder
    }
}
