internal import Pages

/// Words for animals, their products and allergens, which are recognised even when one of their letters is misread.
///
/// A single slip leaves one half of a word intact, so each word is listed under both its halves; the time of a search
/// doesn't grow with the number of words.
struct MisreadWords: Sendable {
    private struct Word: BitwiseCopyable, Sendable {
        /// Where its shape ends in the shapes, and before it the shape of each letter by itself, since a slip may make
        /// two letters that look like one.
        var end: Int32
        var shapeCount: Int32
        var letterCount: Int32
        /// The number of what it may hold.
        var doubts: Int32
        var languages: LanguageSet
    }

    private var words = Block<Word>()
    /// The shapes of all words, one after the other.
    private var shapes = Block<UInt8>()
    /// What words hold; those that hold the same share it.
    private var doubts = Block<Components>()
    /// The numbers of the words by their halves; two halves that share a hash only cost time.
    private var halves = HashTable<Int32>()
    /// The numbers of what words hold, while they are added.
    private var numbers: [Components: Int32] = [:]
    /// The lengths in bytes; shorter words resemble too many others.
    private static let lengths = 4...24

    init() {}

    /// Adds a word if it names something animal or an allergen; others are left out.
    mutating func add(_ word: [UInt8], _ components: Components, in languages: LanguageSet) {
        guard Self.lengths.contains(word.count) else { return }
        let risks = components.filter { $0.substance.isRisk && $0.certainty >= .usual }
        guard !risks.isEmpty else { return }
        let shape = LetterShape.shape(word.span)
        let letters = LetterShape.shape(word.span, joining: false)
        for form in shape == letters ? [shape] : [shape, letters] {
            for half in Self.halves(of: form.span, length: Self.letterCount(form.span)) {
                halves.insert(Int32(truncatingIfNeeded: words.count), under: half)
            }
        }
        shapes.append(letters.span)
        shapes.append(shape.span)
        words.append(
            Word(
                end: Int32(truncatingIfNeeded: shapes.count), shapeCount: Int32(truncatingIfNeeded: shape.count),
                letterCount: Int32(truncatingIfNeeded: letters.count), doubts: number(ofDoubtsIn: risks),
                languages: languages))
    }

    private mutating func number(ofDoubtsIn risks: Components) -> Int32 {
        let doubt = risks.compactMap { Component(substance: $0.substance, certainty: .sometimes) }
        if let known = numbers[doubt] { return known }
        let number = Int32(truncatingIfNeeded: doubts.count)
        doubts.append(doubt)
        numbers[doubt] = number
        return number
    }

    /// What a word may hold if one letter of it was misread, lost or added; empty when it resembles no listed word.
    ///
    /// Where the menu's language is known, only its words count: a slip makes no foreign word.
    func components(like word: Span<UInt8>, _ language: ReadingLanguage) -> Components {
        let languages = language.own == nil ? LanguageSet.all : language.near
        guard Self.lengths.contains(word.count) else { return [] }
        let shape = LetterShape.shape(word)
        let letters = LetterShape.shape(word, joining: false)
        var found: Components = []
        for form in shape == letters ? [shape] : [shape, letters] {
            let count = Self.letterCount(form.span)
            for length in count - 1...count + 1 where length >= (count == form.count ? 4 : 2) {
                for half in Self.halves(of: form.span, length: length) {
                    halves.forEach(under: half) { number in
                        let word = words[Int(number)]
                        guard !word.languages.isDisjoint(with: languages) else { return }
                        if isLike(shape.span, letters.span, word) { found.merge(doubts[Int(word.doubts)]) }
                    }
                }
            }
        }
        return found
    }

    /// What a Korean word may hold if the final consonant of one of its syllables was misread: "전볶구이" of "전복구이".
    func components(likeSyllables word: Span<UInt8>, _ language: ReadingLanguage) -> Components {
        let languages = language.own == nil ? LanguageSet.all : language.near
        guard Self.lengths.contains(word.count) else { return [] }
        let form = LetterShape.shape(word)
        var found: Components = []
        for half in Self.halves(of: form.span, length: Self.letterCount(form.span)) {
            halves.forEach(under: half) { number in
                let other = words[Int(number)]
                guard !other.languages.isDisjoint(with: languages) else { return }
                if withShapes(of: other, { shape, _ in Self.differInOneFinal(form.span, shape) }) {
                    found.merge(doubts[Int(other.doubts)])
                }
            }
        }
        return found
    }

    private func isLike(_ shape: Span<UInt8>, _ letters: Span<UInt8>, _ word: Word) -> Bool {
        withShapes(of: word) { Self.isLike(shape, $0) || Self.isLike(letters, $1) }
    }

    /// Calls the body with the word's shape and with that of each letter by itself.
    private func withShapes(of word: Word, _ body: (Span<UInt8>, Span<UInt8>) -> Bool) -> Bool {
        let (end, letterCount) = (Int(word.end), Int(word.letterCount))
        let start = end - Int(word.shapeCount)
        return shapes.withSpan(start - letterCount..<end) { both in
            body(both.extracting(droppingFirst: letterCount), both.extracting(first: letterCount))
        }
    }

    /// Unicode lists the 28 syllables that differ only in their final consonant one after another, from U+AC00 on.
    private static func differInOneFinal(_ word: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        guard word.count == other.count else { return false }
        func syllables(_ bytes: Span<UInt8>) -> [UInt32] {
            ScalarBytes.string(bytes).unicodeScalars.map(\.value)
        }
        let changed = zip(syllables(word), syllables(other)).filter { $0 != $1 }
        guard changed.count == 1, let (one, two) = changed.first, min(one, two) >= 0xAC00 else { return false }
        return (one - 0xAC00) / 28 == (two - 0xAC00) / 28
    }

    /// Whether one byte, or in words of at least four letters one letter, was exchanged, lost, added or swapped.
    private static func isLike(_ word: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        if WordLikeness.isOneSlip(word, other) { return true }
        guard !(ScalarBytes.isASCII(word) && ScalarBytes.isASCII(other)) else { return false }
        guard WordLikeness.mayDifferInOneLetter(word, other) else { return false }
        let (one, two) = (Array(ScalarBytes.string(word)), Array(ScalarBytes.string(other)))
        return min(one.count, two.count) >= lengths.lowerBound && EditDistance.isOne(one, two)
    }

    private static func letterCount(_ form: Span<UInt8>) -> Int {
        form.indices.count { ScalarBytes.starts(form[$0]) }
    }

    /// The hashes of the halves that these letters share with words of the given number of letters, if any.
    ///
    /// They are cut between letters: bytes would cut the middle letter of many Cyrillic words, and a slip there would
    /// leave neither half intact.
    private static func halves(of form: Span<UInt8>, length: Int) -> [UInt64] {
        let first = length / 2
        let starts = form.indices.filter { ScalarBytes.starts(form[$0]) }
        let second = starts.count - (length - first)
        let prefix = first < starts.count ? starts[first] : form.count
        let suffix = second > 0 ? starts[second] : 0
        return [
            hash(form.extracting(0..<prefix), length, isFirst: true),
            hash(form.extracting(suffix..<form.count), length, isFirst: false),
        ]
    }

    private static func hash(_ letters: Span<UInt8>, _ length: Int, isFirst: Bool) -> UInt64 {
        var hash = WordHash(letters)
        hash.append(UInt8(truncatingIfNeeded: length))
        hash.append(isFirst ? 1 : 0)
        return hash.mixed
    }
}

extension MisreadWords {
    mutating func exchange(with image: inout TableImage) throws(TableImageFault) {
        try image.exchange(&words)
        try image.exchange(&shapes)
        try image.exchange(&doubts)
        try halves.exchange(with: &image)
    }
}
