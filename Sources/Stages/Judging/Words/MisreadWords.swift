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

    /// A word's first or second half, with the length of the whole.
    private struct Half: Hashable {
        var isFirst: Bool
        var length: Int
        var letters: ArraySlice<UInt8>
    }

    private var words: [Word] = []
    private var byHalf: [Half: [Int32]] = [:]
    /// The lengths in bytes; shorter words resemble too many others.
    private static let lengths = 4...24

    /// Adds a word if it names something animal; others are left out.
    mutating func add(_ word: [UInt8], _ components: Components, in languages: LanguageSet) {
        guard Self.lengths.contains(word.count) else { return }
        let animal = components.filter { $0.substance.isAnimal && $0.certainty >= .usual }
        guard !animal.isEmpty else { return }
        let shape = LetterShape.shape(word.span)
        let doubts = animal.compactMap { Component(substance: $0.substance, certainty: .sometimes) }
        for half in Self.halves(of: shape[...], length: shape.count) {
            byHalf[half, default: []].append(Int32(words.count))
        }
        let letters = LetterShape.shape(word.span, joining: false)
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
        for length in shape.count - 1...shape.count + 1 where length >= 4 {
            for half in Self.halves(of: shape[...], length: length) {
                for place in byHalf[half] ?? [] {
                    let word = words[Int(place)]
                    guard !word.languages.isDisjoint(with: languages) else { continue }
                    let isLike =
                        WordLikeness.isOneSlip(shape.span, word.shape.span)
                        || WordLikeness.isOneSlip(letters.span, word.letters.span)
                    if isLike { found.merge(word.components) }
                }
            }
        }
        return found
    }

    /// The halves that these letters share with words of the given length, if any.
    private static func halves(of letters: ArraySlice<UInt8>, length: Int) -> [Half] {
        let first = length / 2
        return [
            Half(isFirst: true, length: length, letters: letters.prefix(first)),
            Half(isFirst: false, length: length, letters: letters.suffix(length - first)),
        ]
    }
}
