internal import Foundation

extension StringProtocol {
    /// The text in lower case, without accents, `ß` as `ss`: the form that word tables are written in.
    package var foldedForMatching: String {
        // In ASCII only capitals change, and most text is ASCII.
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return String(self).folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
            .lowercased().map { plainLetters[$0] ?? String($0) }.joined()
    }

    /// Without case, accents, width and other forms of one character (Unicode's compatibility mapping, UAX #15): the form
    /// that two texts are compared in where a person may have typed one of them.
    package var foldedForSearch: String {
        String(self).precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Whether the text has at least so many letters.
    package func hasLetters(_ count: Int) -> Bool {
        var seen = 0
        for character in self where character.isLetter {
            seen += 1
            if seen >= count { return true }
        }
        return false
    }
}

extension Character {
    /// Han, kana and Thai, which are written without spaces.
    package var isIdeograph: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x0E00...0x0E7F).contains(value) || (0x3040...0x30FF).contains(value)
            || (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
    }
}

/// Letters that aren't made of a plain one and an accent, and that a reader or an author takes for it.
private let plainLetters: [Character: String] = ["ß": "ss", "ı": "i", "ł": "l", "ø": "o", "đ": "d"]
