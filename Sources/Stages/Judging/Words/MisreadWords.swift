internal import Pages

/// Words for animals and their products, which are recognised even when one of their letters is misread.
///
/// A single slip leaves one half of a word intact, so each word is listed under both its halves; the time of a search
/// doesn't grow with the number of words.
struct MisreadWords: Sendable {
    private struct Word: Sendable {
        var shape: [UInt8]
        /// The shape with each letter by itself: a slip may make two letters that look like one.
        var letters: [UInt8]
        var components: Components
        var languages: LanguageSet
    }

    /// A word under one of its halves.
    private struct Place: Sendable {
        var word: Int32
        /// The next one under the same half, or -1.
        var next: Int32
    }

    private var words: [Word] = []
    private var places: [Place] = []
    /// The last place of each half, by its hash; two halves that share a hash only cost time.
    private var byHalf: [UInt64: Int32] = [:]
    /// The lengths in bytes; shorter words resemble too many others.
    private static let lengths = 4...24

    /// Adds a word if it names something animal; others are left out.
    mutating func add(_ word: [UInt8], _ components: Components, in languages: LanguageSet) {
        guard Self.lengths.contains(word.count) else { return }
        let animal = components.filter { $0.substance.isAnimal && $0.certainty >= .usual }
        guard !animal.isEmpty else { return }
        let shape = LetterShape.shape(word.span)
        let letters = LetterShape.shape(word.span, joining: false)
        let doubts = animal.compactMap { Component(substance: $0.substance, certainty: .sometimes) }
        for form in shape == letters ? [shape] : [shape, letters] {
            for half in Self.halves(of: form, length: Self.letterCount(form)) {
                places.append(Place(word: Int32(words.count), next: byHalf[half] ?? -1))
                byHalf[half] = Int32(places.count - 1)
            }
        }
        words.append(Word(shape: shape, letters: letters, components: doubts, languages: languages))
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
            let count = Self.letterCount(form)
            for length in count - 1...count + 1 where length >= (count == form.count ? 4 : 2) {
                for half in Self.halves(of: form, length: length) {
                    var place = Int(byHalf[half] ?? -1)
                    while place >= 0 {
                        let word = words[Int(places[place].word)]
                        place = Int(places[place].next)
                        guard !word.languages.isDisjoint(with: languages) else { continue }
                        if Self.isLike(shape, word.shape) || Self.isLike(letters, word.letters) {
                            found.merge(word.components)
                        }
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
        for half in Self.halves(of: form, length: Self.letterCount(form)) {
            var place = Int(byHalf[half] ?? -1)
            while place >= 0 {
                let other = words[Int(places[place].word)]
                place = Int(places[place].next)
                guard !other.languages.isDisjoint(with: languages), Self.differInOneFinal(form, other.shape) else {
                    continue
                }
                found.merge(other.components)
            }
        }
        return found
    }

    /// Unicode lists the 28 syllables that differ only in their final consonant one after another, from U+AC00 on.
    private static func differInOneFinal(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        guard word.count == other.count else { return false }
        func syllables(_ bytes: [UInt8]) -> [UInt32] {
            String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
        }
        let changed = zip(syllables(word), syllables(other)).filter { $0 != $1 }
        guard changed.count == 1, let (one, two) = changed.first, min(one, two) >= 0xAC00 else { return false }
        return (one - 0xAC00) / 28 == (two - 0xAC00) / 28
    }

    /// Whether one byte, or in words of at least four letters one letter, was exchanged, lost, added or swapped.
    private static func isLike(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        if WordLikeness.isOneSlip(word.span, other.span) { return true }
        guard !(ScalarBytes.isASCII(word.span) && ScalarBytes.isASCII(other.span)) else { return false }
        let (one, two) = (Array(String(decoding: word, as: UTF8.self)), Array(String(decoding: other, as: UTF8.self)))
        return min(one.count, two.count) >= lengths.lowerBound && EditDistance.isOne(one, two)
    }

    private static func letterCount(_ form: [UInt8]) -> Int { form.count { ScalarBytes.starts($0) } }

    /// The hashes of the halves that these letters share with words of the given number of letters, if any.
    ///
    /// They are cut between letters: bytes would cut the middle letter of many Cyrillic words, and a slip there would
    /// leave neither half intact.
    private static func halves(of form: [UInt8], length: Int) -> [UInt64] {
        let first = length / 2
        let starts = form.indices.filter { ScalarBytes.starts(form[$0]) }
        let second = starts.count - (length - first)
        let prefix = first < starts.count ? starts[first] : form.count
        let suffix = second > 0 ? starts[second] : 0
        return [
            hash(form.span.extracting(0..<prefix), length, isFirst: true),
            hash(form.span.extracting(suffix..<form.count), length, isFirst: false),
        ]
    }

    private static func hash(_ letters: Span<UInt8>, _ length: Int, isFirst: Bool) -> UInt64 {
        var hash = WordHash(letters)
        hash.append(UInt8(truncatingIfNeeded: length))
        hash.append(isFirst ? 1 : 0)
        return hash.mixed
    }
}
