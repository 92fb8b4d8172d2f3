internal import Foundation
internal import Pages

/// Words of a menu in the form used to search them for a person's words: small letters, no accents, single spaces
/// between words.
struct SearchedText: Sendable {
    /// UTF-8 with a space at either end of every word.
    private let bytes: [UInt8]
    /// The same for the parts of its longer words.
    private let parts: [UInt8]

    /// - Parameter parts: words that make up longer ones of the texts; a match in them is only a doubt.
    init(_ texts: [String], parts: [String] = []) {
        bytes = Self.bytes(texts)
        self.parts = Self.bytes(parts)
    }

    private static func bytes(_ texts: [String]) -> [UInt8] {
        Array((" " + texts.map(folded).joined(separator: " . ") + " ").utf8)
    }

    enum Match: Int, Comparable {
        /// The letters stand inside a longer word.
        case inside
        /// It is a word there, or the beginning of a compound.
        case word

        static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    /// How some words occur in the text: the best match of any of them, or nil when none occurs.
    ///
    /// A word of five letters or more also counts where a longer one begins with it ("Knoblauchbrot"), and as a doubt
    /// where it stands inside one. Shorter words occur inside too many others ("ham" in "champignon"), so only an
    /// ending of a letter or two is allowed. Scripts without spaces between words always count.
    ///
    /// A noun that ends in a vowel also counts, as a doubt, with another ending that starts with one ("pivo", "pivem"),
    /// and so does a word that a longer one is made of ("Pilzragout").
    func match(_ words: SearchedWords) -> Match? {
        if let found = Self.match(words, in: bytes) { return found }
        return Self.match(words, in: parts) == nil ? nil : .inside
    }

    private static func match(_ words: SearchedWords, in bytes: [UInt8]) -> Match? {
        var best: Match?
        var startsWord = true
        for place in bytes.indices {
            let byte = bytes[place]
            for word in words.starting(with: byte) where startsWord || word.countsInside {
                guard bytes[place...].starts(with: word.bytes) else {
                    if startsWord, word.isDeclined(in: bytes[place...]) { best = .inside }
                    continue
                }
                if word.isUnspaced { return .word }
                let rest = bytes[(place + word.bytes.count)...].prefix { $0 != 0x20 }.count
                if startsWord, rest <= word.longestEnding { return .word }
                if word.letters >= 5 { best = .inside }
            }
            startsWord = byte == 0x20
        }
        return best
    }

    static func folded(_ text: String) -> String {
        if let plain = foldedASCII(text) { return plain }
        let plain = text.foldedForSearch
            .replacing("ß", with: "ss").replacing("æ", with: "ae").replacing("œ", with: "oe")
            .replacing("ø", with: "o").replacing("ł", with: "l").replacing("ı", with: "i").replacing("đ", with: "d")
        return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}

extension SearchedText {
    /// Like `folded`, for the many texts that need no tables; nil for all others.
    private static func foldedASCII(_ text: String) -> String? {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): folded.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte + 0x20)
            case 0x80...: return nil
            default: if let last = folded.last, last != 0x20 { folded.append(0x20) }
            }
        }
        if folded.last == 0x20 { folded.removeLast() }
        return String(decoding: folded, as: UTF8.self)
    }
}

/// A word that is looked for.
struct SearchedWord: Sendable, Hashable {
    /// The word, folded like the text.
    let bytes: [UInt8]
    /// The length in characters.
    let letters: Int
    /// The most bytes that may follow it in a word.
    let longestEnding: Int
    var countsInside: Bool { isUnspaced || letters >= 5 }
    /// Whether its script puts no spaces between words.
    let isUnspaced: Bool
    /// The part of a noun ending in a vowel that stays when it is declined; nil for other words.
    private let stem: [UInt8]?

    /// Nil when nothing is left of it to look for.
    init?(_ word: String) {
        let folded = SearchedText.folded(word)
        guard !folded.isEmpty else { return nil }
        bytes = Array(folded.utf8)
        letters = folded.count
        longestEnding = letters >= 5 ? .max : letters == 4 ? 2 : folded.hasSuffix("s") ? 0 : 1
        isUnspaced = folded.unicodeScalars.contains(where: Self.isUnspaced)
        stem = letters >= 4 && folded.last.map(Self.vowels.contains) == true ? Array(folded.dropLast().utf8) : nil
    }

    /// Whether the text starts with another form of the word: its stem with an ending of up to three letters that
    /// begins with a vowel.
    func isDeclined(in text: ArraySlice<UInt8>) -> Bool {
        guard let stem, text.starts(with: stem) else { return false }
        let ending = String(decoding: text.dropFirst(stem.count).prefix { $0 != 0x20 }, as: UTF8.self)
        return ending.count <= 3 && ending.first.map(Self.vowels.contains) == true
    }

    private static let vowels: Set<Character> = Set("aeiouyаеиоуыэюяієїαεηιουω")

    /// Whether the scalar is Han, kana, Hangul, Thai, Lao, Khmer or Myanmar.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7AF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
