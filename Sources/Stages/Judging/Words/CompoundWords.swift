/// Splits words composed of several, such as "Rindergulasch" or "cheesesteak".
///
/// The fewest parts win, so that "Sojasahnesoße" is soy cream and sauce, not soy, cream and sauce.
enum CompoundWords {
    /// German linking sounds; the empty one first.
    private static let links: [WordEnding] = ["", "s", "n", "en", "e", "er", "es"].map { WordEnding($0) }
    private static let noLinks = [WordEnding.empty]
    private static let longestWord = 48
    private static let longestPart = 24

    private struct Best {
        var parts: Int
        var previous: Int
        var part: Meaning
    }

    /// The parts from left to right, each with the byte ranges of the part and of the linking sound after it; nil when
    /// the word doesn't wholly consist of known ones.
    static func parts(
        of word: Span<UInt8>, _ token: MenuToken, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> [(bytes: Range<Int>, meaning: Meaning)]? {
        guard !token.isUnspaced, !token.isNumber, token.length >= 5, token.length <= longestWord else { return nil }
        let links = language.joinsWords ? links : noLinks
        let minimum = language.joinsWords ? 3 : 4
        // Indexed by the byte at which a part ends; only ends of letters are ever used.
        var best = [Best?](repeating: nil, count: word.count + 1)
        for start in 0..<word.count where start == 0 || best[start] != nil {
            let partsBefore = start == 0 ? 0 : best[start]?.parts ?? 0
            var end = start
            var length = 0
            var hash = WordHash()
            var mayBePart = true
            while end < word.count, length < longestPart {
                repeat {
                    hash.append(word[end])
                    end += 1
                    if mayBePart { mayBePart = phrases.mayStart(hash, length: end - start) }
                } while end < word.count && !ScalarBytes.starts(word[end])
                length += 1
                let isLast = start > 0 && end == word.count
                if !mayBePart, start == 0 { break }
                // An inflected form of the last part may be known even where no part starts like this.
                guard mayBePart || isLast else { continue }
                guard length >= 2 else { continue }
                let text = word.extracting(start..<end)
                guard length >= minimum || (language.joinsWords && text.isEi) else { continue }
                let found =
                    (mayBePart ? partMeaning(text, .empty, hash, language, phrases) : nil)
                    ?? (isLast ? inflectedMeaning(text, language, phrases) : nil)
                guard let found else { continue }
                for link in links {
                    let next = end + link.count
                    guard next <= word.count, next < word.count || link.count == 0 else { continue }
                    guard link.count == 0 || WordEnding(of: word.extracting(end..<next)) == link else { continue }
                    // Of two splits into the same number of parts, the one with the longer parts at the front stays.
                    if let known = best[next], known.parts <= partsBefore + 1 {
                        guard known.parts == partsBefore + 1, known.previous == start else { continue }
                    }
                    best[next] = Best(parts: partsBefore + 1, previous: start, part: found)
                }
            }
        }
        guard var step = best[word.count], step.parts > 1 else { return nil }
        var parts = [(step.previous..<word.count, step.part)]
        while step.previous > 0, let before = best[step.previous] {
            parts.append((before.previous..<step.previous, before.part))
            step = before
        }
        return parts.reversed().map { (bytes: $0, meaning: $1) }
    }

    /// Animal parts or products, and allergens, that an otherwise unknown word starts or ends with.
    static func risks(
        of word: Span<UInt8>, _ token: MenuToken, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Components {
        var risks = Components()
        guard !token.isUnspaced, !token.isNumber, token.length >= 6, token.length <= 200 else { return risks }
        // A match with a word of another language is chance: "mediterane" ends with the Italian for frogs.
        let languages = language.own == nil ? LanguageSet.all : language.near
        var hash = WordHash()
        var end = 0
        var start = word.count
        for length in 1..<longestPart {
            repeat {
                hash.append(word[end])
                end += 1
            } while end < word.count && !ScalarBytes.starts(word[end])
            repeat { start -= 1 } while start > 0 && !ScalarBytes.starts(word[start])
            guard end < word.count, start > 0 else { break }
            guard length >= 4 else { continue }
            let tail = word.extracting(start..<word.count)
            add(phrases.meaning(of: word.extracting(first: end), hash, in: languages), to: &risks)
            add(phrases.meaning(of: tail, WordHash(tail), in: languages), to: &risks)
        }
        addWordsRunTogether(in: word, language, phrases, to: &risks)
        return risks.capped(at: .usual)
    }

    /// "Panajo", "слепёшкой": two words of the menu's language whose space was lost, the second in any form; the first
    /// may be a single letter where that is a word such as "with".
    private static func addWordsRunTogether(
        in word: Span<UInt8>, _ language: ReadingLanguage, _ phrases: PhraseIndex, to risks: inout Components
    ) {
        guard language.own != nil else { return }
        var hash = WordHash()
        for end in 1..<word.count {
            hash.append(word[end - 1])
            guard ScalarBytes.starts(word[end]) else { continue }
            let (first, second) = (word.extracting(first: end), word.extracting(droppingFirst: end))
            let (before, after) = (ScalarBytes.characterCount(first), ScalarBytes.characterCount(second))
            guard after >= leastRunTogether, before == 1 || before >= leastRunTogether,
                let start = phrases.meaning(of: first, hash, in: language.near),
                before > 1 || !start.kind.isDisjoint(with: .connector),
                let rest = phrases.meaning(ofWordOrForm: second, language)
            else { continue }
            add(start, to: &risks)
            add(rest, to: &risks)
        }
    }

    /// In letters. Shorter words stand in others by chance.
    private static let leastRunTogether = 3

    private static func add(_ meaning: Meaning?, to risks: inout Components) {
        guard let meaning else { return }
        risks.merge(meaning.components.filter { $0.substance.isRisk && $0.certainty >= .usual })
    }

    /// The meaning of the last part as a plural: "Kräuterkartoffeln".
    private static func inflectedMeaning(
        _ text: Span<UInt8>, _ language: ReadingLanguage, _ phrases: PhraseIndex
    ) -> Meaning? {
        var found: Meaning?
        Inflection.forEachBase(of: text, in: language.own) { stem, ending, _ in
            let stem = text.extracting(first: stem)
            guard found == nil, ScalarBytes.characterCount(stem) + ending.count >= 4 else { return }
            var hash = WordHash(stem)
            hash.append(ending)
            found = partMeaning(stem, ending, hash, language, phrases)
        }
        return found
    }

    /// The meaning of a part that is made of a stem and an ending.
    private static func partMeaning(
        _ stem: Span<UInt8>, _ ending: WordEnding, _ hash: WordHash, _ language: ReadingLanguage,
        _ phrases: PhraseIndex
    ) -> Meaning? {
        // "Kirsch-" and "Erdbeer-" drop the e of the word they come from.
        let meaning =
            phrases.meaning(of: stem, ending, hash, language)
            ?? (language.joinsWords && isLong(stem, ending)
                ? meaningWithE(stem, ending, hash, language, phrases) : nil)
        guard let meaning, !meaning.kind.isDisjoint(with: [.ingredient, .dish, .neutral, .vegan, .vegetarian, .free])
        else { return nil }
        // A short neutral word inside another word is mostly chance.
        if meaning.kind.isDisjoint(with: .content), !isLong(stem, ending) { return nil }
        return meaning
    }

    private static func meaningWithE(
        _ stem: Span<UInt8>, _ ending: WordEnding, _ hash: WordHash, _ language: ReadingLanguage,
        _ phrases: PhraseIndex
    ) -> Meaning? {
        var hash = hash
        hash.append(.e)
        return phrases.meaning(of: stem, ending.followed(by: .e), hash, language)
    }

    private static func isLong(_ stem: Span<UInt8>, _ ending: WordEnding) -> Bool {
        ScalarBytes.characterCount(stem) + ending.count >= 4
    }
}

extension Span<UInt8> {
    /// Whether it is "ei", German for egg and the only part of two letters.
    fileprivate var isEi: Bool { count == 2 && self[0] == UInt8(ascii: "e") && self[1] == UInt8(ascii: "i") }
}
