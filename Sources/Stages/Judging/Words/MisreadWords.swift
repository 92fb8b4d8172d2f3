/// Words for animals and what comes from them, found again when a letter of them is read wrong.
///
/// One slip leaves one half of a word as it is, so each word stands under both its halves; the time of a search doesn't
/// grow with the number of words.
struct MisreadWords: Sendable {
    private struct Word: Sendable {
        var shape: [UInt8]
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
    /// In bytes; shorter ones are like too many others.
    private static let lengths = 4...24

    /// Adds a word where it names something animal; others are left out.
    mutating func add(_ word: [UInt8], _ components: Components, in languages: LanguageSet) {
        guard Self.lengths.contains(word.count) else { return }
        let animal = components.filter { $0.substance.isAnimal && $0.certainty >= .usual }
        guard !animal.isEmpty else { return }
        let shape = LetterShape.shape(word.span)
        let doubts = animal.compactMap { Component(substance: $0.substance, certainty: .sometimes) }
        for half in Self.halves(of: shape[...], length: shape.count) {
            byHalf[half, default: []].append(Int32(words.count))
        }
        words.append(Word(shape: shape, components: doubts, languages: languages))
    }

    /// What a word may hold if one letter of it was read wrong, lost or added; empty when it is like none.
    ///
    /// Only words of the menu's own language are meant, where that is known: a slip makes no foreign word.
    func components(like word: Span<UInt8>, _ language: ReadingLanguage) -> Components {
        let languages = language.own == nil ? LanguageSet.all : language.near
        guard Self.lengths.contains(word.count) else { return [] }
        let shape = LetterShape.shape(word)
        var found: Components = []
        for length in shape.count - 1...shape.count + 1 where length >= 4 {
            for half in Self.halves(of: shape[...], length: length) {
                for place in byHalf[half] ?? [] {
                    let word = words[Int(place)]
                    guard !word.languages.isDisjoint(with: languages) else { continue }
                    if WordLikeness.isOneSlip(shape.span, word.shape.span) { found.merge(word.components) }
                }
            }
        }
        return found
    }

    /// The halves that a word of the length has in common with these letters, if it has.
    private static func halves(of letters: ArraySlice<UInt8>, length: Int) -> [Half] {
        let first = length / 2
        return [
            Half(isFirst: true, length: length, letters: letters.prefix(first)),
            Half(isFirst: false, length: length, letters: letters.suffix(length - first)),
        ]
    }
}
