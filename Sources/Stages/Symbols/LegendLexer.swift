internal import Foundation
internal import Models

/// A piece of a legend's text, with the word of the line it comes from.
struct LegendToken: Hashable {
    enum Kind: Hashable {
        /// Letters and digits, with inner apostrophes.
        case word(String)
        case open, close
        /// `=`, `:`, `-` and their relatives, which stand between a mark and its meaning.
        case separator(Character)
        /// A mark that is a sign by itself: stars, daggers, leaves, chillies.
        case sign(String)
        /// Commas, bars and everything else that parts entries.
        case divider
    }

    var kind: Kind
    /// Index of the word in its line.
    var word: Int
    /// Whether the piece touches the piece before it.
    var isGlued: Bool
}

enum LegendLexer {
    static let signs: Set<Character> = [
        "*", "†", "‡", "°", "🌱", "🌿", "🍃", "☘", "🥬", "🌶", "🔥", "★", "☆", "♥", "●", "■", "▲", "◆", "#",
    ]

    /// The tokens of some words of a line; superscript and circled characters count as plain ones.
    static func tokens(_ words: ArraySlice<Word>) -> [LegendToken] {
        var tokens: [LegendToken] = []
        for index in words.indices {
            var run = ""
            var glued = false
            func flush() {
                guard !run.isEmpty else { return }
                tokens.append(LegendToken(kind: .word(run), word: index, isGlued: glued))
                run = ""
                glued = true
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

    private static func append(_ character: Character, to tokens: inout [LegendToken], word: Int, glued: Bool) {
        // Emoji may carry a variation selector; the sign is its first scalar.
        let plain = character.unicodeScalars.first.map(Character.init) ?? character
        switch plain {
        case "(", "[", "{": tokens.append(LegendToken(kind: .open, word: word, isGlued: glued))
        case ")", "]", "}": tokens.append(LegendToken(kind: .close, word: word, isGlued: glued))
        case "=", ":", "-", "–", "—", "→", ".", "~":
            tokens.append(LegendToken(kind: .separator(plain), word: word, isGlued: glued))
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
