/// Words and phrases with their meanings, found by the longest match from a place in a text.
///
/// A trie over whole words: the time of a match depends on the phrase, not on the size of the table.
struct PhraseIndex: Sendable {
    /// A meaning with the languages it holds in.
    struct Entry: Sendable {
        var languages: LanguageSet
        var meaning: Meaning
        var rank = KnowledgeBuilder.Rank.own
    }

    private var wordIDs: [String: Int32] = [:]
    /// Words without accents, with the ids of those that look so.
    private var foldedIDs: [String: [Int32]] = [:]
    private var edges: [UInt64: Int32] = [:]
    private var entries: [[Entry]] = [[]]
    private(set) var phraseCount = 0
    /// Single words for meat and fish, to know a misread one by.
    private var animalWords: [[UInt8]] = []
    /// Single words for what comes from animals, to doubt a word that looks like one.
    private(set) var misreadWords = MisreadWords()

    /// - Parameter capacity: about how many phrases there will be; more is no fault.
    init(capacity: Int = 0) {
        wordIDs.reserveCapacity(capacity)
        foldedIDs.reserveCapacity(capacity)
        edges.reserveCapacity(capacity * 2)
        entries.reserveCapacity(capacity * 2)
    }

    /// Adds one phrase; weak ones only where the phrase isn't known in that language yet.
    mutating func add(_ words: [String], _ entry: Entry) {
        guard !words.isEmpty else { return }
        var node: Int32 = 0
        for word in words {
            let key = Self.edgeKey(node, intern(word))
            if let next = edges[key] {
                node = next
            } else {
                let next = Int32(entries.count)
                entries.append([])
                edges[key] = next
                node = next
            }
        }
        let known = entries[Int(node)]
        if entry.rank == .weak, known.contains(where: { !$0.languages.isDisjoint(with: entry.languages.union(.any)) }) {
            return
        }
        if known.isEmpty { phraseCount += 1 }
        let isAnimal = entry.meaning.components.contains { $0.substance.isFlesh && $0.certainty >= .usual }
        if words.count == 1, isAnimal { animalWords.append(Array(words[0].utf8)) }
        if words.count == 1 { misreadWords.add(words[0], entry) }
        entries[Int(node)].append(entry)
    }

    /// The longest phrase that starts at a token, with what it means in the language; nil when none does.
    func longestMatch(
        _ tokens: [MenuToken], at start: Int, _ candidates: (Int) -> WordCandidates, _ language: ReadingLanguage
    ) -> (length: Int, meaning: Meaning)? {
        var best: (length: Int, isExact: Bool, meaning: Meaning)?
        func walk(_ node: Int32, _ place: Int, _ isExact: Bool) {
            if place > start, let meaning = meaning(at: node, language) {
                let length = place - start
                if let known = best, known.length == length, known.isExact == isExact, !isExact {
                    best = (length, isExact, known.meaning.merged(with: meaning))
                } else if best.map({ length > $0.length || (length == $0.length && isExact && !$0.isExact) }) ?? true {
                    best = (length, isExact, meaning)
                }
            }
            guard place < tokens.count, place - start < 8 else { return }
            if place > start, tokens[place].boundary >= .hard { return }
            let word = candidates(place)
            if let exact = word.exact, let next = edges[Self.edgeKey(node, exact)] { walk(next, place + 1, isExact) }
            for other in word.others {
                if let next = edges[Self.edgeKey(node, other)] { walk(next, place + 1, false) }
            }
        }
        walk(0, start, true)
        return best.map { ($0.length, $0.meaning) }
    }

    /// What one whole word, exactly as written, means in the language.
    func meaning(of word: String, _ language: ReadingLanguage) -> Meaning? {
        guard let id = wordIDs[word], let node = edges[Self.edgeKey(0, id)] else { return nil }
        return meaning(at: node, language)
    }

    /// What a phrase, exactly as written, means in any of the languages; nil when it is known in none of them.
    func meaning(of words: [String], in languages: LanguageSet) -> Meaning? {
        var node: Int32 = 0
        for word in words {
            guard let id = wordIDs[word], let next = edges[Self.edgeKey(node, id)] else { return nil }
            node = next
        }
        let wanted = languages.intersection(.all)
        return Self.sum(entries[Int(node)]) { !$0.languages.isDisjoint(with: wanted) }
    }

    /// The tables hold the word as it stands, or with accents where it has none.
    func isSpelled(_ word: String) -> Bool {
        wordIDs[word] != nil || (word.utf8.allSatisfy { $0 < 0x80 } && foldedIDs[word] != nil)
    }

    /// The word may be a misread word for meat or fish.
    func resemblesAnimalWord(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        return animalWords.contains { WordLikeness.isSlip(bytes, $0) }
    }

    /// The words of the tables that a word may be: itself, or its base form, or one with other accents.
    func candidates(for word: String, _ language: ReadingLanguage) -> WordCandidates {
        let exact = wordIDs[word]
        if let exact, let node = edges[Self.edgeKey(0, exact)], meaning(at: node, language) != nil {
            return WordCandidates(exact: exact, others: [])
        }
        guard word.utf8.count <= 60 else { return WordCandidates(exact: exact, others: []) }
        var others: [Int32] = []
        func add(_ ids: some Sequence<Int32>) {
            for id in ids where id != exact && !others.contains(id) { others.append(id) }
        }
        for base in Inflection.bases(of: word, in: language.own) {
            if let id = wordIDs[base] { add(CollectionOfOne(id)) }
        }
        let folded = AccentFolding.folded(word)
        add(foldedIDs[folded] ?? [])
        // "Rueben" is Rüben on a German menu, and a misspelt Reuben sandwich on any other.
        if language.own == nil || language.own == .german, let umlauts = AccentFolding.withUmlauts(word),
            let id = wordIDs[umlauts]
        {
            add(CollectionOfOne(id))
        }
        if others.isEmpty {
            for base in Inflection.bases(of: folded, in: language.own) { add(foldedIDs[base] ?? []) }
        }
        return WordCandidates(exact: exact, others: others)
    }

    /// Of the meanings at a node those of the menu's language and cuisine, else the cautious sum of others.
    private func meaning(at node: Int32, _ language: ReadingLanguage) -> Meaning? {
        let all = entries[Int(node)]
        if all.isEmpty { return nil }
        let near = language.near
        if let own = Self.sum(all, where: { !$0.languages.isDisjoint(with: near) && language.reads($0) }) { return own }
        let travelling = LanguageSet.travelling.union(.beyondLatin)
        if let found = Self.sum(all, where: { !$0.languages.isDisjoint(with: travelling) && language.reads($0) }) {
            return found
        }
        // A word of a language that nobody expects here is believed only where it warns: "ser" may be Polish cheese,
        // but "gift" is no Swedish herb.
        let distant = Self.sum(all) { language.reads($0) }
        guard language.own == nil || distant?.components.contains(where: { $0.substance.isAnimal }) == true else {
            return nil
        }
        return distant
    }

    private static func sum(_ entries: [Entry], where test: (Entry) -> Bool) -> Meaning? {
        var sum: Meaning?
        let hasOverride = entries.contains { $0.rank == .override && test($0) }
        for entry in entries where test(entry) && (!hasOverride || entry.rank == .override) {
            sum = sum?.merged(with: entry.meaning) ?? entry.meaning
        }
        return sum
    }

    private mutating func intern(_ word: String) -> Int32 {
        if let known = wordIDs[word] { return known }
        let id = Int32(wordIDs.count)
        wordIDs[word] = id
        foldedIDs[AccentFolding.folded(word), default: []].append(id)
        return id
    }

    private static func edgeKey(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }
}

/// The words of the tables that a word on a menu may be.
struct WordCandidates: Sendable {
    var exact: Int32?
    var others: [Int32]
}
