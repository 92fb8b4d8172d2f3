/// Words and phrases with their meanings, while they are being collected.
///
/// This is a trie over whole words: the time to follow a phrase depends on its length, not on the size of the table.
struct PhraseTable: Sendable {
    /// A meaning with the languages it holds in.
    struct Entry: BitwiseCopyable, Sendable {
        var languages: LanguageSet
        /// The number of the meaning.
        var meaning: Int32
        var rank = KnowledgeBuilder.Rank.own
        private let filler = Filler()

        init(languages: LanguageSet, meaning: Int32, rank: KnowledgeBuilder.Rank = .own) {
            self.languages = languages
            self.meaning = meaning
            self.rank = rank
        }
    }

    /// What is stored about a word, which is either one of the tables' or one of these without its accents.
    struct Form: BitwiseCopyable, Sendable {
        /// The node that it leads to from the root; 0 for none.
        var node: Int32 = 0
        /// The first and the last of the words that look like this one without their accents, counted from 0; -1 for
        /// none.
        var firstAlike: Int32 = -1
        var lastAlike: Int32 = -1
        /// The next of the words that look alike.
        var nextAlike: Int32 = -1
        /// Whether it stands in the tables as it is.
        var isWord = false
        /// Whether it is a single word for meat or fish.
        var isAnimal = false
        private let filler: UInt16 = 0
    }

    struct Node: BitwiseCopyable, Sendable {
        /// The head of the node's list of entries; -1 for none.
        var firstEntry: Int32 = -1
        var lastEntry: Int32 = -1
        var hasNext = false
        private let filler = Filler()
    }

    private(set) var words: WordTable
    /// One for each word.
    private(set) var forms = Block<Form>()
    private(set) var edges: EdgeTable
    /// Phrases by the stems of their words.
    private(set) var stems = StemTable()
    private(set) var nodes = Block(repeating: Node(), count: 1)
    /// The meanings, each once.
    private(set) var meanings = Block<Meaning>()
    /// Their numbers, while phrases are added.
    private var numbers: [Meaning: Int32] = [:]
    private(set) var entries = Block<Entry>()
    /// For each entry, the next one of the same node, or -1.
    private(set) var nextEntries = Block<Int32>()
    private(set) var phraseCount = 0
    private(set) var animalWords = AnimalWordIndex()
    /// Single words for animal products, by which a similar word is doubted.
    private(set) var misreadWords = MisreadWords()
    private(set) var lookAlikePhrases = LookAlikePhrases()

    /// - Parameter capacity: roughly how many phrases there will be; more do no harm.
    init(capacity: Int = 0) {
        words = WordTable(capacity: capacity)
        // Most phrases are single words, which need no edge.
        edges = EdgeTable(capacity: capacity / 2)
        forms.reserveCapacity(capacity)
        nodes.reserveCapacity(capacity)
        entries.reserveCapacity(capacity)
        nextEntries.reserveCapacity(capacity)
    }
}

extension PhraseTable {
    /// Adds a meaning for phrases that follow.
    ///
    /// - Returns: the meaning's number.
    mutating func add(_ meaning: Meaning) -> Int32 {
        if let known = numbers[meaning] { return known }
        let number = Int32(truncatingIfNeeded: meanings.count)
        meanings.append(meaning)
        numbers[meaning] = number
        return number
    }

    /// Adds one phrase; a weak one only where the phrase isn't known in that language yet.
    mutating func add(_ phrase: PhraseKeys, _ entry: Entry) {
        guard !phrase.words.isEmpty else { return }
        var node: Int32 = 0
        var numbers = InlineArray<4, Int32>(repeating: -1)
        for (place, word) in phrase.words.enumerated() {
            let number = intern(phrase.bytes.span.extracting(word.range), word.hash)
            if place < numbers.count { numbers[place] = number }
            node = place == 0 ? first(by: number) : step(from: node, by: number)
        }
        if entry.rank == .weak {
            let languages = entry.languages.union(.any)
            if contains(at: node, where: { !$0.languages.isDisjoint(with: languages) }) { return }
        }
        if nodes[Int(node)].firstEntry < 0 { phraseCount += 1 }
        let meaning = meanings[Int(entry.meaning)]
        if phrase.words.count == 1 { markAnimal(phrase, meaning) }
        // Words that make a dish safer count only as they stand.
        if meaning.kind.isSubset(of: .content) {
            stems.add(phrase, words: numbers, in: entry.languages, node: node)
        }
        // A phrase may be read as one word: "crème fraîche" as "cremefraiche".
        misreadWords.add(phrase.bytes, meaning.components, in: entry.languages)
        lookAlikePhrases.add(phrase, meaning, in: entry.languages)
        append(entry, to: node)
    }

    private mutating func append(_ entry: Entry, to node: Int32) {
        let number = Int32(truncatingIfNeeded: entries.count)
        entries.append(entry)
        nextEntries.append(-1)
        let last = nodes[Int(node)].lastEntry
        if last < 0 { nodes[Int(node)].firstEntry = number } else { nextEntries[Int(last)] = number }
        nodes[Int(node)].lastEntry = number
    }

    private mutating func first(by word: Int32) -> Int32 {
        if forms[Int(word)].node == 0 { forms[Int(word)].node = newNode() }
        return forms[Int(word)].node
    }

    private mutating func step(from node: Int32, by word: Int32) -> Int32 {
        if let next = edges[node, word] { return next }
        let next = newNode()
        edges.insert(from: node, by: word, to: next)
        nodes[Int(node)].hasNext = true
        return next
    }

    private mutating func newNode() -> Int32 {
        nodes.append(Node())
        return Int32(truncatingIfNeeded: nodes.count - 1)
    }

    private mutating func markAnimal(_ phrase: PhraseKeys, _ meaning: Meaning) {
        guard meaning.components.contains(where: { $0.substance.isFlesh && $0.certainty >= .usual }),
            let number = words.find(phrase.bytes.span.extracting(phrase.words[0].range), phrase.words[0].hash),
            !forms[Int(number)].isAnimal
        else { return }
        forms[Int(number)].isAnimal = true
        animalWords.insert(phrase.bytes.span.extracting(phrase.words[0].range), number: number)
    }

    private mutating func intern(_ word: Span<UInt8>, _ hash: WordHash) -> Int32 {
        let number = internForm(word, hash)
        guard !forms[Int(number)].isWord else { return number }
        forms[Int(number)].isWord = true
        let plain: Int32
        if ScalarBytes.isASCII(word) {
            plain = number
        } else {
            let folded = AccentFolding.folded(word)
            plain = internForm(folded.span, WordHash(folded.span))
        }
        let last = forms[Int(plain)].lastAlike
        if last < 0 { forms[Int(plain)].firstAlike = number } else { forms[Int(last)].nextAlike = number }
        forms[Int(plain)].lastAlike = number
        return number
    }

    private mutating func internForm(_ word: Span<UInt8>, _ hash: WordHash) -> Int32 {
        let number = words.intern(word, hash)
        if Int(number) == forms.count { forms.append(Form()) }
        return number
    }

    /// Whether an entry of the node passes the test.
    func contains(at node: Int32, where test: (Entry) -> Bool) -> Bool {
        var number = Int(nodes[Int(node)].firstEntry)
        while number >= 0 {
            if test(entries[number]) { return true }
            number = Int(nextEntries[number])
        }
        return false
    }

    /// The meanings, in the language or in any, of the words and shorter phrases within a phrase, from left to right,
    /// the longest first; without the phrase as a whole.
    func parts(of phrase: PhraseKeys, in language: LanguageSet) -> [Meaning] {
        let count = phrase.words.count
        guard count > 1 else { return [] }
        let travelling = language.contains(.any) ? LanguageSet.travelling : []
        let wanted = language.union(.any).union(travelling).intersection(.all)
        var parts: [Meaning] = []
        var place = 0
        while place < count {
            var found: (length: Int, meaning: Meaning)?
            var node: Int32 = 0
            for next in place..<count where next - place < count - 1 {
                let key = phrase.words[next]
                guard let word = words.find(phrase.bytes.span.extracting(key.range), key.hash) else { break }
                node = next == place ? forms[Int(word)].node : edges[node, word] ?? 0
                if node == 0 { break }
                if let meaning = meaning(at: node, in: wanted) { found = (next - place + 1, meaning) }
            }
            if let found { parts.append(found.meaning) }
            place += found?.length ?? 1
        }
        return parts
    }

    private func meaning(at node: Int32, in wanted: LanguageSet) -> Meaning? {
        var sum: Meaning?
        var number = Int(nodes[Int(node)].firstEntry)
        while number >= 0 {
            if !entries[number].languages.isDisjoint(with: wanted) {
                let meaning = meanings[Int(entries[number].meaning)]
                sum = sum?.merged(with: meaning) ?? meaning
            }
            number = Int(nextEntries[number])
        }
        return sum
    }

    /// What a word names as an ingredient in the language or in any; empty when it names none, or something else as
    /// well.
    func ingredient(_ word: Span<UInt8>, _ hash: WordHash, in language: LanguageSet) -> Components {
        guard let word = words.find(word, hash), forms[Int(word)].node > 0 else { return [] }
        let wanted = language.union(.any).intersection(.all)
        var components: Components = []
        var number = Int(nodes[Int(forms[Int(word)].node)].firstEntry)
        while number >= 0 {
            if !entries[number].languages.isDisjoint(with: wanted) {
                let meaning = meanings[Int(entries[number].meaning)]
                guard meaning.kind == .ingredient else { return [] }
                components.merge(meaning.components)
            }
            number = Int(nextEntries[number])
        }
        return components
    }

    /// Whether a word is a plural or another form of one that is known in the language. The known word's meaning counts
    /// then, which a table by others would hide ("Möhren" is "Möhre", which stands in for meat).
    func isForm(_ phrase: PhraseKeys, in language: LanguageSet) -> Bool {
        guard phrase.words.count == 1 else { return false }
        let word = phrase.bytes.span.extracting(phrase.words[0].range)
        let wanted = language.union(.any).intersection(.all)
        var isForm = false
        Inflection.forEachBase(of: word, in: language) { stem, ending, _ in
            let stem = word.extracting(first: stem)
            var hash = WordHash(stem)
            hash.append(ending)
            guard !isForm, let base = words.find(stem, ending, hash), forms[Int(base)].node > 0 else { return }
            isForm = contains(at: forms[Int(base)].node) { !$0.languages.isDisjoint(with: wanted) }
        }
        return isForm
    }
}

// MARK: - As part of the program

extension PhraseTable {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try words.exchange(with: &image)
        try image.exchange(&forms)
        try edges.exchange(with: &image)
        try stems.exchange(with: &image)
        try image.exchange(&nodes)
        try image.exchange(&meanings)
        try image.exchange(&entries)
        try image.exchange(&nextEntries)
        try animalWords.exchange(with: &image)
        try misreadWords.exchange(with: &image)
        try lookAlikePhrases.exchange(with: &image)
        var count = Block(repeating: phraseCount, count: 1)
        try image.exchange(&count)
        guard count.count == 1 else { throw TableImageFault() }
        phraseCount = count[0]
    }
}
