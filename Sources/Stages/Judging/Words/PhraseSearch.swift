/// Finds the longest phrase that starts at a word of a text.
struct PhraseSearch {
    let text: MenuTokens
    let language: ReadingLanguage
    let phrases: PhraseIndex
    /// One for each token; what a token's word may be is looked up once, when first needed.
    private var candidates: [Candidates?]
    private var others: [Int32] = []
    /// The token that phrases must end before.
    private var end: Int
    /// How the menu's language declines words; nil where it doesn't, or isn't known.
    private let stem: WordStem?

    /// The longest phrase in words; the tables hold none that is longer.
    ///
    /// In scripts without spaces each character is a word; the longest phrase of the tables has twenty.
    static let longest = 24

    /// The words of the tables that a word on a menu may stand for.
    private struct Candidates {
        var exact: Int32?
        /// Where the other candidates stand.
        var others: Range<Int>
    }

    struct Match {
        /// The length in tokens.
        var length: Int
        var meaning: Meaning
    }

    private struct Best {
        var length: Int
        var isExact: Bool
        var meaning: Meaning
    }

    init(_ text: MenuTokens, _ language: ReadingLanguage, _ phrases: PhraseIndex) {
        self.text = text
        self.language = language
        self.phrases = phrases
        end = text.tokens.count
        stem = language.own.flatMap { WordStem.of($0) }
        candidates = Array(repeating: nil, count: text.tokens.count)
    }

    /// The longest phrase that starts at a token, with its meaning in the language; nil when there is none.
    ///
    /// - Parameter limit: the token that the phrase must end before, or nil.
    mutating func longestMatch(at start: Int, before limit: Int? = nil) -> Match? {
        var best: Best?
        end = min(limit ?? text.tokens.count, text.tokens.count)
        defer { end = text.tokens.count }
        let word = candidates(at: start)
        if let exact = word.exact, let node = phrases.start(by: exact) {
            walk(node, from: start, to: start + 1, isExact: true, &best)
        }
        for place in word.others {
            if let node = phrases.start(by: others[place]) {
                walk(node, from: start, to: start + 1, isExact: false, &best)
            }
        }
        takeDeclined(from: start, &best)
        return best.map { Match(length: $0.length, meaning: $0.meaning) }
    }

    /// Takes phrases whose words all stand here in one form or another.
    private func takeDeclined(from start: Int, _ best: inout Best?) {
        guard let stem, let own = language.own else { return }
        var key = StemKey(own)
        for place in start..<min(start + StemTable.lengths.upperBound, end) {
            if place > start, text.tokens[place].boundary >= .hard { return }
            key.append(text.keys.span.extracting(text.tokens[place].key), stem)
            let length = place - start + 1
            guard length >= StemTable.lengths.lowerBound, length > best?.length ?? 0 else { continue }
            for phrase in phrases.phrases(of: key) {
                guard let meaning = phrases.meaning(at: phrase.node, language),
                    holdsItsWords(meaning, phrase, at: start, length: length)
                else { continue }
                Self.take(meaning, length: length, isExact: false, &best)
            }
        }
    }

    /// Whether a phrase has every animal thing that its own words mostly mean, or those that stand here: forms may change how
    /// words belong together, so that "mushrooms with oysters" or a liver that has the stem of "baked" must not become a
    /// plant. Only milk may be missing, if the phrase's own word names it: plant milks are called so.
    private func holdsItsWords(_ meaning: Meaning, _ phrase: StemTable.Phrase, at start: Int, length: Int) -> Bool {
        (0..<length).allSatisfy { place in
            let own = phrases.components(of: phrase.words[place], language)
            let word = text.keys.span.extracting(text.tokens[start + place].key)
            let here = phrases.meaning(ofWordOrForm: word, language)?.components ?? []
            let isMilky = own.contains { $0.substance == .milk }
            return [own, here].joined().allSatisfy { one in
                !one.substance.isAnimal || one.certainty < .usual || isMilky && one.substance == .milk
                    || meaning.components.contains { $0.substance == one.substance }
            }
        }
    }

    /// Whether the word of a token is known only as a form of others.
    mutating func isOnlyForm(at place: Int) -> Bool { !candidates(at: place).others.isEmpty }

    private mutating func walk(
        _ node: Int32, from start: Int, to place: Int, isExact: Bool, _ best: inout Best?
    ) {
        if let meaning = phrases.meaning(at: node, language) {
            Self.take(meaning, length: place - start, isExact: isExact, &best)
        }
        guard phrases.hasNext(node), place < end, place - start < Self.longest,
            text.tokens[place].boundary < .hard
        else { return }
        let word = candidates(at: place)
        if let exact = word.exact, let next = phrases.next(after: node, by: exact) {
            walk(next, from: start, to: place + 1, isExact: isExact, &best)
        }
        for other in word.others {
            if let next = phrases.next(after: node, by: others[other]) {
                walk(next, from: start, to: place + 1, isExact: false, &best)
            }
        }
    }

    /// Keeps the longer match, then the exact one; of several inexact ones, their cautious sum.
    private static func take(_ meaning: Meaning, length: Int, isExact: Bool, _ best: inout Best?) {
        if let known = best, length <= known.length, length < known.length || known.isExact || !isExact {
            guard length == known.length, !known.isExact, !isExact else { return }
            best?.meaning = known.meaning.merged(with: meaning)
        } else {
            best = Best(length: length, isExact: isExact, meaning: meaning)
        }
    }

    /// The candidates for a token's word; a word that the language has as it stands gets no other forms.
    private mutating func candidates(at place: Int) -> Candidates {
        if let ready = candidates[place] { return ready }
        let exact = exactWord(at: place)
        let first = others.count
        let isKnown = exact.flatMap { phrases.start(by: $0) }.flatMap { phrases.meaning(at: $0, language) } != nil
        if !isKnown { others += otherWords(at: place, exact) }
        let all = Candidates(exact: exact, others: first..<others.count)
        candidates[place] = all
        return all
    }

    private func exactWord(at place: Int) -> Int32? {
        phrases.word(text.keys.span.extracting(text.tokens[place].key), text.tokens[place].hash)
    }

    private func otherWords(at place: Int, _ exact: Int32?) -> [Int32] {
        var found: [Int32] = []
        phrases.forEachOther(of: text.keys.span.extracting(text.tokens[place].key), but: exact, language) { other in
            if !found.contains(other) { found.append(other) }
        }
        return found
    }
}
