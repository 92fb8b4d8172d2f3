/// Phrases of the tables by the stems of their words: "арахисовое масло" is found in "с арахисовым маслом".
///
/// Rows say a phrase once, in one or two of its forms; on menus it has any. Single words have rules of their own
/// (`Inflection`), by which the word that they are a form of must be in the tables.
struct StemTable: Sendable {
    /// In words; longer phrases are hardly ever declined.
    static let lengths = 2...4

    struct Phrase: BitwiseCopyable, Sendable {
        var node: Int32
        /// The numbers of its words; -1 behind the last.
        var words: InlineArray<4, Int32>
    }

    /// By the hash of their language and stems.
    private var phrases = HashTable<Phrase>()

    /// - Parameters:
    ///   - words: as of `Phrase`.
    ///   - languages: those of the row; it counts only where there is one, and its words are declined.
    mutating func add(_ phrase: PhraseKeys, words: InlineArray<4, Int32>, in languages: LanguageSet, node: Int32) {
        let language = languages.intersection(.all)
        guard Self.lengths.contains(phrase.words.count), let stem = WordStem.of(language) else { return }
        var key = StemKey(language)
        for word in phrase.words { key.append(phrase.bytes.span.extracting(word.range), stem) }
        guard phrases.first(under: key.hash, where: { $0.node == node }) == nil else { return }
        phrases.insert(Phrase(node: node, words: words), under: key.hash)
    }

    /// The phrases that have these stems.
    func phrases(of key: StemKey) -> [Phrase] {
        var found: [Phrase] = []
        phrases.forEach(under: key.hash) { found.append($0) }
        return found
    }
}

extension StemTable {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try phrases.exchange(with: &image)
    }
}

/// The stems of some words in a row, as a hash.
struct StemKey: Sendable {
    private var state = WordHash()
    private var isEmpty = true
    var hash: UInt64 { state.mixed }

    init(_ language: LanguageSet) {
        state.append(UInt8(truncatingIfNeeded: language.rawValue.trailingZeroBitCount))
    }

    mutating func append(_ word: Span<UInt8>, _ stem: WordStem) {
        for place in stem.range(in: word, isFirst: isEmpty) { state.append(word[place]) }
        isEmpty = false
        // No word holds a space.
        state.append(UInt8(ascii: " "))
    }
}
