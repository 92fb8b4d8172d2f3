/// Words and phrases with their meanings, ready to be looked up.
///
/// This is a class, so that a lookup holds one reference instead of one for each table in it.
package final class PhraseIndex: Sendable {
    private let table: PhraseTable

    init(_ table: PhraseTable) {
        self.table = table
    }

    var phraseCount: Int { table.phraseCount }

    /// What a word may hold if one letter of it was misread, lost or added; empty when it resembles no listed word.
    func misread(_ word: Span<UInt8>, _ language: ReadingLanguage) -> Components {
        table.misreadWords.components(like: word, language)
    }

    /// What a Korean word may hold if one of its syllables was misread.
    func misread(syllables word: Span<UInt8>, _ language: ReadingLanguage) -> Components {
        table.misreadWords.components(likeSyllables: word, language)
    }

    /// What text in a script without spaces may hold if characters were read as others that look alike.
    func misread(_ shape: CharacterShape, _ language: ReadingLanguage) -> Components {
        table.lookAlikePhrases.components(like: shape, language)
    }

    /// Whether the tables hold the word as it stands, or with accents if it has none.
    func isSpelled(_ word: Span<UInt8>, _ hash: WordHash) -> Bool {
        guard let number = table.words.find(word, hash) else { return false }
        let form = table.forms[Int(number)]
        return form.isWord || (ScalarBytes.isASCII(word) && form.firstAlike >= 0)
    }

    /// The meaning of a whole word in the language, spelt exactly like this.
    func meaning(of word: Span<UInt8>, _ hash: WordHash, _ language: ReadingLanguage) -> Meaning? {
        meaning(of: word, .empty, hash, language)
    }

    /// The meaning of the word made of a stem and an ending.
    ///
    /// - Parameter hash: the hash of both together.
    func meaning(of stem: Span<UInt8>, _ ending: WordEnding, _ hash: WordHash, _ language: ReadingLanguage) -> Meaning?
    {
        guard let word = table.words.find(stem, ending, hash), table.forms[Int(word)].node > 0 else { return nil }
        return meaning(at: table.forms[Int(word)].node, language)
    }

    /// The meaning of a word as it stands, or else as a form of another.
    package func meaning(ofWordOrForm word: Span<UInt8>, _ language: ReadingLanguage) -> Meaning? {
        if let own = meaning(of: word, WordHash(word), language) { return own }
        var found: Meaning?
        Inflection.forEachBase(of: word, in: language.own) { stem, ending, _ in
            let stem = word.extracting(first: stem)
            if found == nil { found = meaning(of: stem, ending, Self.hash(stem, ending), language) }
        }
        return found
    }

    /// False when no known word starts with the first `length` bytes, which were hashed; true may be wrong.
    func mayStart(_ hash: WordHash, length: Int) -> Bool { table.words.mayStart(hash, length: length) }

    /// The meaning of a whole word, spelt exactly like this, in any of the languages; nil when none of them has it.
    package func meaning(of word: Span<UInt8>, _ hash: WordHash, in languages: LanguageSet) -> Meaning? {
        guard let word = table.words.find(word, hash), let node = start(by: word) else { return nil }
        let wanted = languages.intersection(.all)
        return sum(at: node) { !$0.languages.isDisjoint(with: wanted) }
    }

    /// The languages in which a word, spelt exactly like this, is of the kind, or is known at all; also those where it
    /// counts only on their own menus.
    func languages(of word: Span<UInt8>, _ hash: WordHash, where kind: WordKind? = nil) -> LanguageSet {
        guard let word = table.words.find(word, hash), let node = start(by: word) else { return [] }
        return languages(at: node, where: kind)
    }

    private func languages(at node: Int32, where kind: WordKind? = nil) -> LanguageSet {
        var languages: LanguageSet = []
        var number = Int(table.nodes[Int(node)].firstEntry)
        while number >= 0 {
            let entry = table.entries[number]
            if kind.map({ !table.meanings[Int(entry.meaning)].kind.isDisjoint(with: $0) }) ?? true {
                languages.formUnion(entry.languages)
            }
            number = Int(table.nextEntries[number])
        }
        return languages.intersection(.all)
    }

    /// The languages by whose endings a word is a form of one that they hold: English for "lentils".
    func languages(ofBasesOf word: Span<UInt8>) -> LanguageSet {
        var languages: LanguageSet = []
        Inflection.forEachBase(of: word, in: .all) { stem, ending, own in
            let stem = word.extracting(first: stem)
            guard let base = table.words.find(stem, ending, Self.hash(stem, ending)), let node = start(by: base)
            else { return }
            languages.formUnion(self.languages(at: node).intersection(own))
        }
        return languages
    }

    /// The meaning of a phrase, spelt exactly like this, in any of the languages; nil when none of them has it.
    func meaning(of phrase: PhraseKeys, in languages: LanguageSet) -> Meaning? {
        var node: Int32 = 0
        for (place, key) in phrase.words.enumerated() {
            guard let word = table.words.find(phrase.bytes.span.extracting(key.range), key.hash),
                let next = place == 0 ? start(by: word) : next(after: node, by: word)
            else { return nil }
            node = next
        }
        let wanted = languages.intersection(.all)
        return sum(at: node) { !$0.languages.isDisjoint(with: wanted) }
    }

    /// The node that a first word leads to.
    func start(by word: Int32) -> Int32? {
        let node = table.forms[Int(word)].node
        return node > 0 ? node : nil
    }

    func next(after node: Int32, by word: Int32) -> Int32? { table.edges[node, word] }

    /// The phrases whose words have these stems.
    func phrases(of key: StemKey) -> [StemTable.Phrase] { table.stems.phrases(of: key) }

    /// What a word of the tables holds in the language by itself.
    func components(of word: Int32, _ language: ReadingLanguage) -> Components {
        start(by: word).flatMap { meaning(at: $0, language) }?.components ?? []
    }

    /// Whether a phrase goes on after the node.
    func hasNext(_ node: Int32) -> Bool { table.nodes[Int(node)].hasNext }

    /// The meanings at a node in the menu's language and cuisine; else the cautious sum of the others.
    func meaning(at node: Int32, _ language: ReadingLanguage) -> Meaning? {
        if table.nodes[Int(node)].firstEntry < 0 { return nil }
        let near = language.near
        if let own = sum(at: node, where: { !$0.languages.isDisjoint(with: near) && language.reads($0) }) { return own }
        let travelling = LanguageSet.travelling.union(.beyondLatin)
        if var found = sum(at: node, where: { !$0.languages.isDisjoint(with: travelling) && language.reads($0) }) {
            found.isForeign = language.own != nil
            return found
        }
        // A word of an unexpected language is believed only where it warns: "ser" may be Polish cheese, but "gift" is
        // no Swedish herb.
        var distant = sum(at: node) { language.reads($0) }
        distant?.isForeign = language.own != nil
        guard language.own == nil || distant?.components.contains(where: { $0.substance.isAnimal }) == true else {
            return nil
        }
        return distant
    }

    private func sum(at node: Int32, where test: (PhraseTable.Entry) -> Bool) -> Meaning? {
        let hasOverride = table.contains(at: node) { $0.rank == .override && test($0) }
        var sum: Meaning?
        var number = Int(table.nodes[Int(node)].firstEntry)
        while number >= 0 {
            if test(table.entries[number]), !hasOverride || table.entries[number].rank == .override {
                let meaning = table.meanings[Int(table.entries[number].meaning)]
                sum = sum?.merged(with: meaning) ?? meaning
            }
            number = Int(table.nextEntries[number])
        }
        return sum
    }
}

// MARK: - Other forms

extension PhraseIndex {
    /// The number of a word that stands in the tables as it is.
    package func word(_ word: Span<UInt8>, _ hash: WordHash) -> Int32? {
        self.word(word, .empty, hash)
    }

    /// Calls the body for each word of the tables that an unknown word may stand for: its base form, or one with other
    /// accents. A word may come twice.
    ///
    /// - Parameter exact: the word itself where the tables hold it; the body isn't called for that.
    func forEachOther(
        of word: Span<UInt8>, but exact: Int32?, _ language: ReadingLanguage, _ body: (Int32) -> Void
    ) {
        guard word.count <= 60 else { return }
        var isFound = false
        func found(_ other: Int32) {
            guard other != exact else { return }
            isFound = true
            body(other)
        }
        Inflection.forEachBase(of: word, in: language.own) { stem, ending, _ in
            let stem = word.extracting(first: stem)
            if let base = self.word(stem, ending, Self.hash(stem, ending)) { found(base) }
        }
        let folded = ScalarBytes.isASCII(word) ? nil : AccentFolding.folded(word)
        if let folded {
            forEachAlike(folded.span, .empty, body: found)
        } else {
            forEachAlike(word, .empty, body: found)
        }
        // "Rueben" is Rüben on a German menu, but a misspelt Reuben sandwich on any other.
        if language.own == nil || language.own == .german, let umlauts = AccentFolding.withUmlauts(word),
            let restored = self.word(umlauts.span, .empty, WordHash(umlauts.span))
        {
            found(restored)
        }
        if isFound { return }
        if let folded {
            forEachInflectedAlike(folded.span, language, body: found)
        } else {
            forEachInflectedAlike(word, language, body: found)
        }
    }

    private func forEachInflectedAlike(_ folded: Span<UInt8>, _ language: ReadingLanguage, body: (Int32) -> Void) {
        Inflection.forEachBase(of: folded, in: language.own) { stem, ending, _ in
            forEachAlike(folded.extracting(first: stem), ending, body: body)
        }
    }

    /// The words of the tables that look like this one without their accents.
    private func forEachAlike(_ stem: Span<UInt8>, _ ending: WordEnding, body: (Int32) -> Void) {
        guard let form = table.words.find(stem, ending, Self.hash(stem, ending)) else { return }
        var number = table.forms[Int(form)].firstAlike
        while number >= 0 {
            body(number)
            number = table.forms[Int(number)].nextAlike
        }
    }

    private func word(_ stem: Span<UInt8>, _ ending: WordEnding, _ hash: WordHash) -> Int32? {
        guard let number = table.words.find(stem, ending, hash), table.forms[Int(number)].isWord else { return nil }
        return number
    }

    private static func hash(_ stem: Span<UInt8>, _ ending: WordEnding) -> WordHash {
        var hash = WordHash(stem)
        hash.append(ending)
        return hash
    }
}

// MARK: - Misread words

extension PhraseIndex {
    /// Whether the word may be a misread word for meat or fish.
    func resemblesAnimalWord(_ word: Span<UInt8>) -> Bool {
        table.animalWords.resembles(word) { number in
            table.words.withBytes(of: number) { WordLikeness.isSlip(word, $0) }
        }
            || WordLikeness.anySwap(of: word) { swapped in
                self.word(swapped, WordHash(swapped)).map { table.forms[Int($0)].isAnimal } ?? false
            }
    }
}
