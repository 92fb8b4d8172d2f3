internal import Foundation
internal import Models
internal import Pages

/// A piece of a legend's text, with the line's word that it comes from.
struct LegendToken: Hashable {
    enum Kind: Hashable {
        /// Letters and digits, including inner apostrophes.
        case word(String)
        case open, close
        /// `=`, `:`, `-` and their relatives, which stand between a mark and its meaning.
        case separator(Character)
        /// A mark that is itself a sign: stars, daggers, leaves, chillies.
        case sign(String)
        /// Commas, bars and everything else that separates entries.
        case divider
    }

    var kind: Kind
    /// Index of the word in its line.
    var word: Int
    /// Whether it follows the previous piece without a space.
    var isGlued: Bool
    /// Whether it begins a line below another one.
    var startsLine = false
}

enum LegendLexer {
    static let signs: Set<Character> = [
        "*", "†", "‡", "°", "🌱", "🌿", "🍃", "☘", "🥬", "🌶", "🔥", "★", "☆", "♥", "●", "■", "▲", "◆", "#",
    ]

    /// The tokens of some words of a line; superscript and circled characters count as plain ones.
    static func tokens(_ words: ArraySlice<Word>) -> [LegendToken] {
        var tokens: [LegendToken] = []
        for index in words.indices {
            if isStroke(words, index) {
                tokens.append(LegendToken(kind: .word("I"), word: index, isGlued: false))
                continue
            }
            var run = ""
            var glued = false
            func flush() {
                guard !run.isEmpty else { return }
                for part in parts(of: run) {
                    tokens.append(LegendToken(kind: .word(part), word: index, isGlued: glued))
                    glued = true
                }
                run = ""
            }
            for character in words[index].text.precomposedStringWithCompatibilityMapping {
                if character.isLetter || character.isNumber || (character == "'" || character == "’") && !run.isEmpty {
                    run.append(character)
                    continue
                }
                flush()
                append(character, to: &tokens, word: index, glued: glued)
                glued = true
            }
            flush()
        }
        return tokens
    }

    /// Whether a word is a stroke that divides nothing, at the beginning of the words or behind a comma: a letter I or
    /// l, of which `LegendOrder` finds out which.
    private static func isStroke(_ words: ArraySlice<Word>, _ index: Int) -> Bool {
        guard words[index].text == "|", index + 1 < words.endIndex else { return false }
        return index == words.startIndex || words[index - 1].text.last.map { ",;".contains($0) } == true
    }

    /// "1Milch", "aGluten" and "AGluten" consist of a raised mark and its meaning.
    private static func parts(of run: String) -> [String] {
        let mark = run.prefix { $0.isASCII && $0.isWholeNumber }
        var meaning = mark.isEmpty ? run.dropFirst() : run.dropFirst(mark.count)
        // "a5Spelt"
        if mark.isEmpty { meaning = meaning.drop { $0.isASCII && $0.isWholeNumber } }
        guard mark.count <= 2, meaning.hasLetters(3) || isAllergen(meaning) else { return [run] }
        if mark.isEmpty {
            guard run.first?.isASCII == true, run.first?.isLetter == true else { return [run] }
            let isCut = meaning.first?.isUppercase == true && !meaning.dropFirst().contains(where: \.isUppercase)
            let whole = run.foldedForMatching
            guard
                isCut && !MeaningWords.isPart(whole)
                    || isAllergen(meaning) && (MeaningWords.word(whole) == nil || isDoubled(whole))
                    || meaning.hasLetters(4) && MeaningWords.isPart(meaning.foldedForMatching)
                        && !MeaningWords.isPart(whole) && !lacksSpace(whole)
            else { return [run] }
        }
        return [String(run.dropLast(meaning.count)), String(meaning)]
    }

    /// Whether a word begins with a letter twice, as "oořechy" does for "o ořechy"; no word of a legend does.
    private static func isDoubled(_ folded: String) -> Bool { folded.first == folded.dropFirst().first }

    /// "ilaktoza" is "i laktoza", "and lactose", whereas the "k" of "koxid" is a mark.
    private static func lacksSpace(_ folded: String) -> Bool {
        guard let first = MeaningWords.divided(folded)?[0] else { return false }
        return first.count > 1 || MeaningWords.word(first) == .filler
    }

    private static func isAllergen(_ word: Substring) -> Bool {
        if case .allergen = MeaningWords.word(word.foldedForMatching) { true } else { false }
    }

    private static func append(_ character: Character, to tokens: inout [LegendToken], word: Int, glued: Bool) {
        // Emoji may carry a variation selector; the sign is its first scalar.
        let plain = character.unicodeScalars.first.map(Character.init) ?? character
        switch plain {
        case "(", "[", "{": tokens.append(LegendToken(kind: .open, word: word, isGlued: glued))
        case ")", "]", "}": tokens.append(LegendToken(kind: .close, word: word, isGlued: glued))
        case "=", ":", "-", "→", ".", "~":
            tokens.append(LegendToken(kind: .separator(plain), word: word, isGlued: glued))
        case _ where plain.isDash:
            tokens.append(LegendToken(kind: .separator("–"), word: word, isGlued: glued))
        case _ where signs.contains(plain):
            if glued, case .sign(let before)? = tokens.last?.kind, tokens.last?.word == word {
                tokens[tokens.count - 1].kind = .sign(before + String(plain))
            } else {
                tokens.append(LegendToken(kind: .sign(String(plain)), word: word, isGlued: glued))
            }
        default: tokens.append(LegendToken(kind: .divider, word: word, isGlued: glued))
        }
    }
}

extension Character {
    /// Whether it is a dash or looks like one, as the minus sign does.
    fileprivate var isDash: Bool {
        unicodeScalars.first.map { $0.properties.generalCategory == .dashPunctuation || $0 == "\u{2212}" } ?? false
    }
}
