internal import Models

/// Finds the words and phrases of a text: the longest match wins over its parts.
struct ItemReader {
    private var search: PhraseSearch

    var text: MenuTokens { search.text }
    var language: ReadingLanguage { search.language }
    var phrases: PhraseIndex { search.phrases }

    init(_ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex) {
        search = PhraseSearch(text, language, phrases)
    }

    /// - Parameter end: the place before which the last word that is read begins; a phrase may reach beyond.
    mutating func read(before end: Int = .max) -> [DishItem] {
        var items: [DishItem] = []
        items.reserveCapacity(text.tokens.count)
        var place = 0
        var isUnderOperator = false
        while place < min(text.tokens.count, end) {
            if text.tokens[place].boundary >= .hard { isUnderOperator = false }
            let limit = isUnderOperator ? nextConnector(after: place) : nil
            var item = spacedWord(at: place) ?? item(at: place, before: limit)
            if mayBring(item) { item.kind.insert(.with) }
            if onlyJoins(item) { item = joining(item) }
            if JoinedWords.joins(item, in: text, language, phrases) { item.startsJoined = true }
            if !item.kind.isDisjoint(with: .operators), item.kind.isDisjoint(with: .content) { isUnderOperator = true }
            if item.isConnector { isUnderOperator = false }
            if let syllables = wordOfSyllables(at: place), item.tokens.count < syllables.count {
                item = suspected(item, of: syllables)
            }
            items.append(item)
            place = max(item.tokens.upperBound, place + 1)
        }
        doubtLookAlikes(&items)
        return items
    }

    /// Whether a word that takes something away brings something in a language that the words beside it belong to: "no
    /// queijo" is Portuguese for "in the cheese", "no cheese" is English.
    private func mayBring(_ item: DishItem) -> Bool {
        guard item.kind.contains(.without), item.kind.isDisjoint(with: .with), item.tokens.count == 1 else {
            return false
        }
        let word = text.tokens[item.tokens.lowerBound]
        let bringing = phrases.languages(of: text.keys.span.extracting(word.key), word.hash, where: .with)
        let next = item.tokens.upperBound
        guard !bringing.isEmpty, next < text.tokens.count else { return false }
        let isOfThose = isKnown(next, in: bringing)
        guard let own = language.own else {
            return isOfThose || !isKnown(next, in: .travelling.subtracting(bringing))
        }
        if !isOfThose, isKnown(next, in: own.union(language.kin)) { return false }
        // "Gorgonzola" is the same in many languages; the rest of the text tells then.
        return text.tokens.indices.contains { isKnown($0, in: bringing) && !isKnown($0, in: language.near) }
    }

    private func isKnown(_ place: Int, in languages: LanguageSet) -> Bool {
        phrases.meaning(of: text.keys.span.extracting(text.tokens[place].key), text.tokens[place].hash, in: languages)
            != nil
    }

    /// The next connector ends what a word such as "without" or "vegan" governs: "without egg with shrimps" doesn't
    /// take away shrimps, though "egg with shrimps" may be a dish.
    private func nextConnector(after place: Int) -> Int? {
        var next = place + 1
        while next < text.tokens.count, text.tokens[next].boundary < .hard, next - place <= PhraseSearch.longest {
            if connector(at: next)?.kind.contains(.with) == true { return next }
            next += 1
        }
        return nil
    }

    private mutating func item(at place: Int, before limit: Int?) -> DishItem {
        let match = longestMatch(at: place, before: limit).flatMap {
            isBelievable($0.meaning, place, $0.length) ? $0 : nil
        }
        if let match, match.length > 1, !swallowsConnector(match, at: place) {
            var phrase = item(place..<place + match.length, match.meaning)
            let inside = (place..<place + match.length - 1).compactMap { connector(at: $0)?.kind }
            phrase.holdsConnector = inside.contains { $0.contains(.with) }
            phrase.joinsThings = inside.contains { !$0.isDisjoint(with: [.with, .and]) }
            let first = phrase.isContent ? connector(at: place)?.kind : nil
            phrase.startsJoined = first.map { !$0.isDisjoint(with: [.with, .and]) } ?? false
            return phrase
        }
        if let broken = brokenWord(at: place) { return broken }
        if let joined = joinedMatch(at: place) { return item(place..<place + 2, joined) }
        if let parted = partedWord(at: place, isKnown: match != nil) { return parted }
        guard let match else { return wordWithoutMatch(at: place) }
        let item = item(place..<place + 1, match.length > 1 ? connector(at: place) ?? match.meaning : match.meaning)
        if isStray(item) { return unknownWord(at: place) }
        // "Alún" may be a form of another word, but also a misread "atún".
        if search.isOnlyForm(at: place) { return doubted(item, place, isListed: false) }
        // "Kren" is horseradish in German, but on a Norwegian menu it may also be what was read of "krem".
        return match.length == 1 && match.meaning.isForeign ? doubted(item, place, isListed: false) : item
    }

    /// The longest phrase, but for the last word of one that begins what stands in for milk or cream: "arroz con leche de
    /// coco" is no rice pudding.
    private mutating func longestMatch(at place: Int, before limit: Int?) -> PhraseSearch.Match? {
        guard let match = search.longestMatch(at: place, before: limit) else { return nil }
        if match.length == 1 { return match }
        let last = place + match.length - 1
        guard let next = search.longestMatch(at: last, before: limit), next.length > 1, next.meaning.isCreamy else {
            return match
        }
        return search.longestMatch(at: place, before: last)
    }

    /// What a word that only joins others means; nil for all other words.
    private func connector(at place: Int) -> Meaning? {
        let token = text.tokens[place]
        let meaning = phrases.meaning(of: text.keys.span.extracting(token.key), token.hash, language)
        guard let meaning, !meaning.kind.isDisjoint(with: .connector), meaning.kind.isDisjoint(with: .content) else {
            return nil
        }
        return meaning
    }

    /// Whether a phrase takes in a word like "with" although what follows says as much or more: "with bone" in "with
    /// bone broth".
    private mutating func swallowsConnector(_ match: PhraseSearch.Match, at place: Int) -> Bool {
        guard connector(at: place) != nil, let rest = search.longestMatch(at: place + 1),
            !rest.meaning.kind.isDisjoint(with: .content)
        else { return false }
        if rest.length >= match.length { return true }
        return rest.length == match.length - 1
            && match.meaning.components.allSatisfy { one in
                rest.meaning.components.contains { $0.substance == one.substance && $0.certainty >= one.certainty }
            }
    }

    /// "C h i c k e n": spaced letters are one word where that is, or looks like, a word for an animal.
    private func spacedWord(at place: Int) -> DishItem? {
        func isLetter(_ place: Int) -> Bool {
            let token = text.tokens[place]
            return token.length == 1 && !token.isUnspaced && !token.isNumber
        }
        guard isLetter(place), place == 0 || !isLetter(place - 1) else { return nil }
        var end = place + 1
        while end < text.tokens.count, isLetter(end), text.tokens[end].boundary != .hard { end += 1 }
        guard (4...24).contains(end - place) else { return nil }
        let letters = text.tokens[place..<end].flatMap { text.keys[$0.key] }
        var spaced = item(place..<end, Meaning(kind: []))
        spaced.isKnown = false
        spaced.components = phrases.misread(letters.span, language)
        return spaced.components.isEmpty ? nil : spaced
    }

    private func wordWithoutMatch(at place: Int) -> DishItem {
        let token = text.tokens[place]
        if let counted = countedMatch(at: place) { return item(place..<place + 1, counted) }
        if token.isQuantity || (token.length == 1 && !token.isUnspaced) {
            return item(place..<place + 1, Meaning(kind: .neutral))
        }
        if let restored = wordWithDigits(at: place) { return restored }
        let word = text.keys.span.extracting(token.key)
        if let phrase = phrase(runTogetherIn: word, token) {
            return doubted(item(place..<place + 1, phrase), place)
        }
        if var parts = CompoundWords.parts(of: word, token, language, phrases) {
            // "Nicht laktosefrei" says what is there.
            let saysThere = parts.count > 1 && parts.last?.meaning.kind.contains(.free) == true && isDenied(place)
            if saysThere { parts.removeLast() }
            var compound = item(place..<place + 1, HeadRules.meaning(ofCompound: parts.map(\.meaning)))
            if saysThere { compound.affirm() }
            return doubted(compound, place, isListed: false)
        }
        return unknownWord(at: place)
    }

    private func unknownWord(at place: Int) -> DishItem {
        let token = text.tokens[place]
        var unknown = item(place..<place + 1, Meaning(kind: []))
        unknown.isKnown = false
        unknown.components = CompoundWords.risks(of: text.keys.span.extracting(token.key), token, language, phrases)
        unknown = doubted(unknown, place)
        let hyphenated = phrases.misread(text.keys.span.extracting(hyphenatedWord(at: place)), language)
        unknown.components.merge(hyphenated)
        if hyphenated.contains(where: \.substance.isAnimal) { unknown.isSuspect = true }
        return unknown
    }

    /// Where the keys of a word stand together with those that hyphens or apostrophes tie to it: "brillat-savarin".
    private func hyphenatedWord(at place: Int) -> Range<Int> {
        var (first, last) = (place, place)
        func isTied(_ place: Int) -> Bool {
            text.tokens[place].boundary == .hyphen || ["'", "’", "ʼ", "`"].contains(text.separator(before: place))
        }
        while first > 0, isTied(first) { first -= 1 }
        while last + 1 < text.tokens.count, isTied(last + 1) { last += 1 }
        return text.tokens[first].key.lowerBound..<text.tokens[last].key.upperBound
    }

    /// Whether a little word belongs to a language that neither the menu nor another word of the text speaks: the "El"
    /// of "Reis mit El" is no Spanish article, but what was read of "Ei".
    ///
    /// Where the menu's language isn't known, another word has to speak another language.
    private func isStray(_ item: DishItem) -> Bool {
        let place = item.tokens.lowerBound
        let token = text.tokens[place]
        guard item.tokens.count == 1, (2...Self.longestLittleWord).contains(token.length), !token.isUnspaced,
            item.components.isEmpty, item.kind.isDisjoint(with: .content)
        else { return false }
        // One of any menu belongs everywhere.
        let spoken = phrases.languages(of: text.keys.span.extracting(token.key), token.hash, where: item.kind)
        guard !spoken.isEmpty, spoken.isDisjoint(with: .any) else { return false }
        let others = text.tokens.indices.lazy.filter { $0 != place }
        if let own = language.own {
            return spoken.isDisjoint(with: own.union(language.kin))
                && !others.contains { isKnown($0, in: spoken) && !isKnown($0, in: language.near) }
        }
        return !others.contains { isKnown($0, in: spoken) }
            && others.contains { isKnown($0, in: .all.subtracting(.any)) && !isKnown($0, in: .any) }
    }

    /// In characters. Longer words are hardly made of another one by a misread letter.
    static let longestLittleWord = 3

    /// Whether a word like "not" stands right before.
    private func isDenied(_ place: Int) -> Bool {
        guard place > 0, text.tokens[place].boundary < .hard else { return false }
        let before = text.tokens[place - 1]
        let meaning = phrases.meaning(of: text.keys.span.extracting(before.key), before.hash, language)
        return meaning.map { !$0.kind.isDisjoint(with: [.without, .hedge]) && $0.kind.isDisjoint(with: .content) }
            ?? false
    }

    /// Words that make a dish safer count only when spelt exactly: neither "vegann" nor a struck-through "vegan" claims
    /// anything, nor does "öhne" take anything away.
    private func isBelievable(_ meaning: Meaning, _ place: Int, _ length: Int) -> Bool {
        guard !meaning.kind.isDisjoint(with: [.vegan, .vegetarian, .meatless, .without, .free, .instead, .imitation])
        else {
            return true
        }
        return text.tokens[place..<place + length].allSatisfy { token in
            phrases.isSpelled(text.keys.span.extracting(token.key), token.hash)
        }
    }

    /// A word that the tables don't hold as it stands, with the word for something animal or an allergen that it may be a
    /// misreading of.
    ///
    /// - Parameter isListed: whether the tables hold a word that this one is a form of.
    private func doubted(_ item: DishItem, _ place: Int, isListed: Bool = true) -> DishItem {
        var doubted = item
        // A word with a meaning of its own is only suspected of being meat or fish.
        let doubts = phrases.misread(text.keys.span.extracting(text.tokens[place].key), language)
        doubted.isSuspect = doubts.contains(where: \.substance.isAnimal)
        let told = item.components.filter { $0.certainty >= .sometimes }
        doubted.components.merge(
            doubts.filter { doubt in
                guard !item.isKnown || !isListed || doubt.substance.isFlesh else { return false }
                if !item.isKnown, doubt.substance.allergen != nil { return true }
                // What breaks no other diet than the word itself says nothing new.
                return Diet.allCases.contains { diet in
                    doubt.substance.breaks(diet) && !told.contains { $0.substance.breaks(diet) }
                }
            })
        if !doubted.components.isEmpty { doubted.isPlant = false }
        return doubted
    }

    func item(_ range: Range<Int>, _ meaning: Meaning) -> DishItem {
        var item = DishItem(
            tokens: range, kind: meaning.kind.subtracting(.changing), components: meaning.components,
            isStandIn: meaning.isStandIn, isCreamy: meaning.isCreamy, isManner: meaning.isManner,
            isFilled: meaning.isFilled,
            isPlant: meaning.components.isEmpty && !meaning.kind.isDisjoint(with: .content),
            isKnown: true, boundary: text.tokens[range.lowerBound].boundary)
        item.isNegated = item.isLacking
        return item
    }
}
