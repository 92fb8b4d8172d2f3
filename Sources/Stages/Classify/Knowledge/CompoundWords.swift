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
        let characters = Array(token.key)
        let minimum = language.joinsWords ? 3 : 4
        var best = [Best?](repeating: nil, count: characters.count + 1)
        for start in 0..<characters.count where start == 0 || best[start] != nil {
            let partsBefore = start == 0 ? 0 : best[start]?.parts ?? 0
            for length in 2...Self.longestPart {
                guard start + length <= characters.count else { break }
                let text = String(characters[start..<start + length])
                guard length >= minimum || isShortPart(text) else { continue }
                let isLast = start > 0 && start + length == characters.count
                guard let meaning = partMeaning(text) ?? (isLast ? inflectedMeaning(text) : nil) else { continue }
                for link in language.joinsWords ? Self.links : [""] {
                    let end = start + length + link.count
                    guard end <= characters.count, end < characters.count || link.isEmpty else { continue }
                    guard String(characters[start + length..<end]) == link else { continue }
                    // A later, longer part replaces an earlier one of the same count.
                    if let known = best[end], known.parts <= partsBefore + 1 { continue }
                    best[end] = Best(parts: partsBefore + 1, previous: start, part: meaning)
                }
            }
        }
        guard var step = best[characters.count], step.parts > 1 else { return nil }
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
        let characters = Array(token.key)
        var risks: [Component] = []
        for length in 4..<min(characters.count, Self.longestPart) {
            for text in [String(characters.prefix(length)), String(characters.suffix(length))] {
                guard let meaning = phrases.meaning(of: text, language) else { continue }
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
