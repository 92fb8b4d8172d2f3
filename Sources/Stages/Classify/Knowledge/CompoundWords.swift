/// Takes apart words that are several in one, such as "Rindergulasch" or "cheesesteak".
///
/// The fewest parts win, so that "Sojasahnesoße" is soy cream and sauce, not soy, cream and sauce.
struct CompoundWords {
    let phrases: PhraseIndex
    let language: ReadingLanguage

    /// German linking sounds; the empty one first.
    private static let links = ["", "s", "n", "en", "e", "er", "es"]
    private static let longestWord = 48
    private static let longestPart = 24

    private struct Best {
        var parts: Int
        var previous: Int
        var part: Meaning
    }

    /// The parts' meanings from left to right, or nil when the word isn't wholly made of known ones.
    func parts(of token: MenuToken) -> [Meaning]? {
        guard !token.isUnspaced, !token.isNumber, token.length >= 5, token.length <= Self.longestWord else {
            return nil
        }
        let letters = Letters(token.key)
        let minimum = language.joinsWords ? 3 : 4
        var best = [Best?](repeating: nil, count: letters.count + 1)
        for start in 0..<letters.count where start == 0 || best[start] != nil {
            let partsBefore = start == 0 ? 0 : best[start]?.parts ?? 0
            let longest = min(Self.longestPart, letters.count - start)
            guard longest >= 2 else { continue }
            for length in (2...longest).reversed() {
                let text = letters[start..<start + length]
                guard length >= minimum || isShortPart(text) else { continue }
                let isLast = start > 0 && start + length == letters.count
                guard let meaning = partMeaning(text) ?? (isLast ? inflectedMeaning(text) : nil) else { continue }
                for link in language.joinsWords ? Self.links : [""] {
                    let end = start + length + link.utf8.count
                    guard end <= letters.count, end < letters.count || link.isEmpty else { continue }
                    guard link.isEmpty || letters[start + length..<end] == link else { continue }
                    // The first found of a count stays: it starts with the longer parts.
                    if let known = best[end], known.parts <= partsBefore + 1 { continue }
                    best[end] = Best(parts: partsBefore + 1, previous: start, part: meaning)
                }
            }
        }
        guard var step = best[letters.count], step.parts > 1 else { return nil }
        var parts = [step.part]
        while step.previous > 0, let before = best[step.previous] {
            parts.append(before.part)
            step = before
        }
        return parts.reversed()
    }

    /// What an otherwise unknown word starts or ends with, where that is a part of an animal or from one.
    func risks(of token: MenuToken) -> [Component] {
        guard !token.isUnspaced, !token.isNumber, token.length >= 6, token.length <= 200 else { return [] }
        let letters = Letters(token.key)
        var risks: [Component] = []
        guard letters.count > 4 else { return [] }
        for length in 4..<min(letters.count, Self.longestPart) {
            for text in [letters[0..<length], letters[letters.count - length..<letters.count]] {
                // A word of another language is chance: "mediterane" ends with the Italian for frogs.
                let languages = language.own == nil ? LanguageSet.all : language.near
                guard let meaning = phrases.meaning(of: [text], in: languages) else { continue }
                risks.merge(meaning.components.filter { $0.substance.isAnimal && $0.certainty >= .usual })
            }
        }
        return risks.capped(at: .usual)
    }

    private func isShortPart(_ text: String) -> Bool {
        language.joinsWords && text == "ei"
    }

    /// The last part may be a plural: "Kräuterkartoffeln".
    private func inflectedMeaning(_ text: String) -> Meaning? {
        for base in Inflection.bases(of: text, in: language.own) where base.count >= 4 {
            if let meaning = partMeaning(base) { return meaning }
        }
        return nil
    }

    private func partMeaning(_ text: String) -> Meaning? {
        // "Kirsch-" and "Erdbeer-" drop the e of the word they come from.
        let meaning =
            phrases.meaning(of: text, language)
            ?? (language.joinsWords && text.count >= 4 ? phrases.meaning(of: text + "e", language) : nil)
        guard let meaning, !meaning.kind.isDisjoint(with: [.ingredient, .dish, .neutral, .vegan, .vegetarian, .free])
        else { return nil }
        let isShort = text.count < 4
        // A short neutral word inside another one is mostly chance.
        if isShort, meaning.kind.isDisjoint(with: .content) { return nil }
        return meaning
    }
}

/// A word's letters by number, without the cost of counting characters anew for each part.
private struct Letters {
    private let bytes: [UInt8]
    /// Where each letter starts, and the end.
    private let starts: [Int]

    init(_ word: String) {
        let bytes = Array(word.utf8)
        self.bytes = bytes
        starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    }

    var count: Int { starts.count - 1 }

    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
    }
}
