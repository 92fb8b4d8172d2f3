/// Finds the words and phrases of a text: the longest match wins over its parts.
struct ItemReader {
    let tokens: [MenuToken]
    let language: ReadingLanguage
    let phrases: PhraseIndex
    private var known: [WordCandidates?]

    init(tokens: [MenuToken], language: ReadingLanguage, phrases: PhraseIndex) {
        self.tokens = tokens
        self.language = language
        self.phrases = phrases
        known = Array(repeating: nil, count: tokens.count)
    }

    mutating func read() -> [DishItem] {
        var items: [DishItem] = []
        items.reserveCapacity(tokens.count)
        var place = 0
        while place < tokens.count {
            let item = item(at: place)
            items.append(item)
            place = max(item.tokens.upperBound, place + 1)
        }
        return items
    }

    private mutating func item(at place: Int) -> DishItem {
        let token = tokens[place]
        let joined = joinedMatch(at: place)
        let match = phraseMatch(at: place).flatMap { isBelievable($0.meaning, place, $0.length) ? $0 : nil }
        if let joined, match.map({ $0.length <= 1 }) ?? true {
            return self.item(place..<place + 2, joined)
        }
        if let match {
            let item = self.item(place..<place + match.length, match.meaning)
            // "Alún" may be a form of another word, but also "atún" misread.
            let isForm = match.length == 1 && language.own == nil && known[place]?.others.isEmpty == false
            return isForm ? doubted(item, token) : item
        }
        if let counted = countedMatch(of: token) { return self.item(place..<place + 1, counted) }
        if token.isQuantity || (token.length == 1 && !token.isUnspaced) {
            return self.item(place..<place + 1, Meaning(kind: .neutral))
        }
        let compounds = CompoundWords(phrases: phrases, language: language)
        if let parts = compounds.parts(of: token) {
            return doubted(self.item(place..<place + 1, HeadRules.meaning(ofCompound: parts)), token)
        }
        var unknown = self.item(place..<place + 1, Meaning(kind: []))
        unknown.isKnown = false
        unknown.components = compounds.risks(of: token)
        return doubted(unknown, token)
    }

    /// Words that make a dish safer count only as they are spelt: neither "vegann" nor a "vegan" struck through claims
    /// anything, nor does "öhne" take anything away.
    private func isBelievable(_ meaning: Meaning, _ place: Int, _ length: Int) -> Bool {
        guard !meaning.kind.isDisjoint(with: [.vegan, .vegetarian, .without, .free, .instead, .imitation]) else {
            return true
        }
        return tokens[place..<place + length].allSatisfy { phrases.isSpelled($0.key) }
    }

    /// A word that the tables don't hold as it stands, with the animal it may be a misread word for.
    private func doubted(_ item: DishItem, _ token: MenuToken) -> DishItem {
        let isAnimal = item.components.contains { $0.substance.isAnimal && $0.certainty >= .sometimes }
        guard !isAnimal else { return item }
        var doubted = item
        // A word with a sense of its own is only taken for meat or fish.
        let doubts = phrases.misreadWords.components(like: token.key, language)
        doubted.components.merge(doubts.filter { !item.isKnown || $0.substance.isFlesh })
        if !doubted.components.isEmpty { doubted.isPlant = false }
        return doubted
    }

    /// "3eggs": what stands right behind a number.
    private func countedMatch(of token: MenuToken) -> Meaning? {
        guard !token.isNumber, !token.isUnspaced, token.length <= 24 else { return nil }
        let counted = String(token.counted)
        guard counted.utf8.count < token.key.utf8.count, counted.count > 2 || counted == "ei" else { return nil }
        for form in [counted] + Inflection.bases(of: counted, in: language.own) {
            if let meaning = phrases.meaning(of: form, language) { return meaning }
        }
        return nil
    }

    private mutating func phraseMatch(at place: Int) -> (length: Int, meaning: Meaning)? {
        // The closure can't change self, so the candidates of the words a phrase may reach are made ready first.
        var reach = place
        while reach < tokens.count, reach - place < 8, reach == place || tokens[reach].boundary < .hard {
            if known[reach] == nil { known[reach] = phrases.candidates(for: tokens[reach].key, language) }
            reach += 1
        }
        let ready = known
        return phrases.longestMatch(
            tokens, at: place, { ready[$0] ?? WordCandidates(exact: nil, others: []) }, language)
    }

    /// Two words that are one in the tables: "Kokos-Milch".
    private func joinedMatch(at place: Int) -> Meaning? {
        guard place + 1 < tokens.count else { return nil }
        let next = tokens[place + 1]
        guard next.boundary == .hyphen || (next.boundary == .space && language.joinsWords) else { return nil }
        guard tokens[place].length > 1, next.length > 2, !next.isUnspaced else { return nil }
        return phrases.meaning(of: tokens[place].key + next.key, language)
    }

    private func item(_ range: Range<Int>, _ meaning: Meaning) -> DishItem {
        DishItem(
            tokens: range, kind: meaning.kind, components: meaning.components, isStandIn: meaning.isStandIn,
            isCreamy: meaning.isCreamy, isManner: meaning.isManner, isFilled: meaning.isFilled,
            isPlant: meaning.components.isEmpty && !meaning.kind.isDisjoint(with: .content),
            isKnown: true, boundary: tokens[range.lowerBound].boundary)
    }
}
