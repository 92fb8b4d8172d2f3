/// Words that a break, a stray space or a digit read for a letter keeps from being found in the tables.
///
/// Whatever is found this way only adds risk: a word that the tables hold as it is printed keeps its own meaning.
extension ItemReader {
    /// "Kas-" over "seler": the whole word, where it is known; else nil.
    ///
    /// What the two parts say by themselves stays as a doubt where the whole word names nothing animal.
    func brokenWord(at place: Int) -> DishItem? {
        let next = place + 1
        guard next < text.tokens.count, text.isBrokenOff(next), !text.tokens[next].isNumber else { return nil }
        let joined = text.key(of: place) + text.key(of: next)
        guard joined.utf8.count <= 60 else { return nil }
        var reader = ItemReader(MenuTokens(joined), language, phrases)
        let read = reader.read()
        guard read.count == 1, var whole = read.first, whole.isKnown, whole.kind.isDisjoint(with: .operators) else {
            return nil
        }
        if !whole.components.contains(where: \.substance.isAnimal) {
            for part in [place, next] {
                let token = text.tokens[part]
                let meaning = phrases.meaning(of: text.keys.span.extracting(token.key), token.hash, language)
                let animal: Components = meaning?.components.filter(\.substance.isAnimal) ?? []
                whole.components.merge(animal.capped(at: .sometimes))
            }
            if !whole.components.isEmpty { whole.isPlant = false }
        }
        whole.tokens = place..<next + 1
        whole.boundary = text.tokens[place].boundary
        return whole
    }

    /// "Sal mon", "mư c": two neighbours that are a word for an allergen or something animal when read as one, where at
    /// least one of them is no word by itself.
    func partedWord(at place: Int, isKnown: Bool) -> DishItem? {
        let next = place + 1
        guard next < text.tokens.count, text.tokens[next].boundary == .space, !text.tokens[next].isUnspaced,
            !text.tokens[place].isUnspaced, !text.tokens[place].isNumber, !text.tokens[next].isNumber,
            text.tokens[place].length + text.tokens[next].length >= 3
        else { return nil }
        let joined = text.joined(place, next)
        let found =
            joined.word.map { meaning(of: $0.span, joined.hash) }
            ?? meaning(of: text.keys.span.extracting(joined.range), joined.hash)
        // A single letter after a word is mostly one that joins: "jajecznym i", "лобстер а также".
        guard let found, !isKnown || text.tokens[next].length > 1 && !isWord(next) else { return nil }
        return misread(place..<next + 1, found.components)
    }

    /// The Korean word that begins at a token: each of its syllables is a token, and no space stands between them.
    func wordOfSyllables(at place: Int) -> Range<Int>? {
        let tokens = text.tokens
        func continues(_ place: Int) -> Bool {
            place > 0 && tokens[place].isUnspaced
                && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
        }
        // The first byte of the syllables from U+AC00 to U+D7A3.
        guard tokens[place].isUnspaced, (0xEA...0xED).contains(text.keys[tokens[place].key.lowerBound]),
            !continues(place)
        else { return nil }
        var end = place + 1
        while end < tokens.count, end - place <= Self.mostSyllables, continues(end) { end += 1 }
        return (Self.fewestSyllables...Self.mostSyllables).contains(end - place) ? place..<end : nil
    }

    /// Shorter words resemble too many others.
    private static let fewestSyllables = 4
    private static let mostSyllables = 8

    /// The item with the flesh that the word it begins may be a misreading of.
    func suspected(_ item: DishItem, of word: Range<Int>) -> DishItem {
        let keys = text.tokens[word.lowerBound].key.lowerBound..<text.tokens[word.upperBound - 1].key.upperBound
        let doubts = phrases.misread(syllables: text.keys.span.extracting(keys), language).filter(\.substance.isFlesh)
        guard !doubts.isEmpty else { return item }
        var suspected = item
        suspected.isSuspect = true
        suspected.isPlant = false
        suspected.components.merge(doubts)
        return suspected
    }

    /// "Baca1ao", "0yster": the word with letters in place of its digits, where it names an allergen or something
    /// animal.
    func wordWithDigits(at place: Int) -> DishItem? {
        let token = text.tokens[place]
        guard !token.isNumber, !token.isUnspaced, (3...24).contains(token.length) else { return nil }
        let key = text.keys[token.key]
        let digits = key.count { ScalarClass.isDigit(UInt32($0)) }
        guard digits > 0, digits * 2 < token.length else { return nil }
        var found = Components()
        for likeness in Self.lettersLikeDigits {
            let word = key.map { likeness[$0] ?? $0 }
            guard let meaning = phrases.meaning(ofWordOrForm: word.span, language) else { continue }
            found.merge(meaning.components)
        }
        return misread(place..<place + 1, found)
    }

    /// Which letter a digit is read for; "1" is like two.
    private static let lettersLikeDigits: [[UInt8: UInt8]] = ["olzeasbtbg", "oizeasbtbg"].map { letters in
        Dictionary(zip("0123456789".utf8, letters.utf8)) { first, _ in first }
    }

    /// Two words of the tables that are written as one on the menu: "soymilk".
    func phrase(runTogetherIn word: Span<UInt8>, _ token: MenuToken) -> Meaning? {
        guard !token.isUnspaced, !token.isNumber, (6...24).contains(token.length) else { return nil }
        for cut in 3...(word.count - 3) where ScalarBytes.starts(word[cut]) {
            let (first, second) = (word.extracting(0..<cut), word.extracting(cut..<word.count))
            guard let start = phrases.word(first, WordHash(first)).flatMap({ phrases.start(by: $0) }),
                let next = phrases.word(second, WordHash(second)).flatMap({ phrases.next(after: start, by: $0) }),
                let meaning = phrases.meaning(at: next, language)
            else { continue }
            return meaning
        }
        return nil
    }

    /// "3eggs": the word right after a number.
    func countedMatch(at place: Int) -> Meaning? {
        let token = text.tokens[place]
        guard !token.isNumber, !token.isUnspaced, token.length <= 24,
            ScalarClass.isDigit(UInt32(text.keys[token.key.lowerBound]))
        else { return nil }
        let counted = text.counted(place)
        guard counted.count > 2 || counted == "ei" else { return nil }
        let meaning = phrases.meaning(ofWordOrForm: Array(counted.utf8).span, language)
        // "1amb" is lamb misread, though "amb" is Catalan for "with": nobody counts such words.
        return meaning.flatMap { $0.kind.isDisjoint(with: .content) ? nil : $0 }
    }

    /// Two words on the menu that are one in the tables: "Kokos-Milch".
    func joinedMatch(at place: Int) -> Meaning? {
        guard place + 1 < text.tokens.count else { return nil }
        let next = text.tokens[place + 1]
        guard next.boundary == .hyphen || (next.boundary == .space && language.joinsWords) else { return nil }
        guard text.tokens[place].length > 1, next.length > 2, !next.isUnspaced else { return nil }
        let joined = text.joined(place, place + 1)
        if let word = joined.word { return phrases.meaning(of: word.span, joined.hash, language) }
        return phrases.meaning(of: text.keys.span.extracting(joined.range), joined.hash, language)
    }

    /// A word that isn't printed like this, with what it most likely holds; nil where that is nothing to warn of.
    private func misread(_ range: Range<Int>, _ components: Components) -> DishItem? {
        let risks = components.filter { $0.substance.isRisk && $0.certainty >= .usual }
        guard !risks.isEmpty else { return nil }
        var item = item(range, Meaning(kind: []))
        item.isKnown = false
        item.isPlant = false
        item.components = risks.capped(at: .usual)
        return item
    }

    private func meaning(of word: Span<UInt8>, _ hash: WordHash) -> Meaning? {
        phrases.meaning(of: word, hash, in: language.own == nil ? .all : language.near)
    }

    /// Whether a token is a word of the menu's language.
    private func isWord(_ place: Int) -> Bool {
        let token = text.tokens[place]
        return meaning(of: text.keys.span.extracting(token.key), token.hash) != nil
    }

    /// Words that join others or deny them.
    private static let joiners: WordKind = [.or, .and, .with, .hedge]

    /// Whether a word that joins others in the menu's language means a food only in the words of any menu: Danish "til"
    /// is "for", and elsewhere Indian sesame; Hungarian "nem" is "not", and elsewhere a Vietnamese roll.
    func onlyJoins(_ item: DishItem) -> Bool {
        guard let own = language.own, item.tokens.count == 1, !item.kind.isDisjoint(with: Self.joiners),
            !item.kind.isDisjoint(with: .content)
        else { return false }
        let token = text.tokens[item.tokens.lowerBound]
        let word = text.keys.span.extracting(token.key)
        return !phrases.languages(of: word, token.hash, where: Self.joiners).isDisjoint(with: own)
            && phrases.languages(of: word, token.hash, where: .content).isDisjoint(with: own.union(language.kin))
    }

    func joining(_ item: DishItem) -> DishItem {
        var joining = self.item(item.tokens, Meaning(kind: item.kind.intersection(Self.joiners)))
        joining.boundary = item.boundary
        return joining
    }
}
