internal import Foundation

/// Words of a menu in the form in which a person's words are looked for in them: small letters, no accents, single
/// spaces between words.
struct SearchedText: Sendable {
    /// UTF-8 with a space at either end of every word.
    private let bytes: [UInt8]

    init(_ texts: [String]) {
        bytes = Array((" " + texts.map(Self.folded).joined(separator: " . ") + " ").utf8)
    }

    enum Match: Int, Comparable {
        /// The letters stand inside a longer word.
        case inside
        /// It is a word there, or begins a compound.
        case word

        static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    /// How a word stands in the text; nil when it doesn't.
    ///
    /// A word of five letters or more also counts where a longer one begins with it ("Knoblauchbrot"), and as a doubt
    /// where it stands inside one; shorter ones stand in too many ("ham" in "champignon"), so only an ending of a letter
    /// or two is borne. Scripts without spaces between words always count.
    func match(_ word: SearchedWord) -> Match? {
        guard let first = word.bytes.first, bytes.count >= word.bytes.count else { return nil }
        var best: Match?
        var place = 0
        let last = bytes.count - word.bytes.count
        while place <= last {
            guard bytes[place] == first, bytes[place..<(place + word.bytes.count)].elementsEqual(word.bytes) else {
                place += 1
                continue
            }
            if word.isUnspaced { return .word }
            let startsWord = place == 0 || bytes[place - 1] == 0x20
            let rest = bytes[(place + word.bytes.count)...].prefix { $0 != 0x20 }.count
            if startsWord, rest <= word.longestEnding { return .word }
            if word.letters >= 5 { best = .inside }
            place += 1
        }
        return best
    }

    static func folded(_ text: String) -> String {
        let plain = text.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .replacing("ß", with: "ss").replacing("æ", with: "ae").replacing("œ", with: "oe")
            .replacing("ø", with: "o").replacing("ł", with: "l").replacing("ı", with: "i").replacing("đ", with: "d")
        return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}

/// A word that is looked for.
struct SearchedWord: Sendable, Hashable {
    /// Folded as the text is.
    let bytes: [UInt8]
    /// Characters.
    let letters: Int
    /// Bytes that may follow it in a word.
    let longestEnding: Int
    /// Of a script that puts no spaces between words.
    let isUnspaced: Bool

    /// Nil when nothing is left of it to look for.
    init?(_ word: String) {
        let folded = SearchedText.folded(word)
        guard !folded.isEmpty else { return nil }
        bytes = Array(folded.utf8)
        letters = folded.count
        longestEnding = letters >= 5 ? .max : letters == 4 ? 2 : folded.hasSuffix("s") ? 0 : 1
        isUnspaced = folded.unicodeScalars.contains(where: Self.isUnspaced)
    }

    /// Han, kana, Hangul, Thai, Lao, Khmer and Myanmar.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7AF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
