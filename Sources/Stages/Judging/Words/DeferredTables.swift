internal import Synchronization

/// The tables behind a `Knowledge`, read when first asked for, once, whichever thread asks.
final class DeferredTables: Sendable {
    /// What was read.
    final class Content: Sendable {
        let phrases: PhraseIndex
        let questions: QuestionTable
        let cuisines: CuisineTable

        /// - Parameter overrides: a person's own tables.
        init(overrides: [String]) {
            phrases = (overrides.isEmpty ? ProgramImage.phrases() : nil) ?? Self.phrases(readWith: overrides)
            questions = QuestionTable(.questions)
            cuisines = CuisineTable(.cuisines)
        }

        private static func phrases(readWith overrides: [String]) -> PhraseIndex {
            let tables = overrides.map { KnowledgeTable(text: $0) }
            var builder = KnowledgeBuilder.embedded(with: tables)
            for table in tables { builder.add(table, rank: .override) }
            return builder.phrases
        }
    }

    /// Looked at for each word, so without a lock.
    private let content = AtomicLazyReference<Content>()
    /// A person's own tables, given up once they are read. Whoever reads holds the lock, so that nobody reads twice.
    private let overrides: Mutex<[String]>

    /// - Parameter overrides: a person's own tables.
    init(overrides: [String]) {
        self.overrides = Mutex(overrides)
    }

    /// The tables; the first call reads them.
    var read: Content {
        content.load()
            ?? overrides.withLock { overrides in
                if let content = content.load() { return content }
                defer { overrides = [] }
                return content.storeIfNil(Content(overrides: overrides))
            }
    }

    /// Whether they have been read.
    var areRead: Bool { content.load() != nil }
}
