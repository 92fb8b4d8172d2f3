/// The words of a phrase of the tables, with their hashes.
struct PhraseKeys: Sendable {
    package struct Word: Sendable {
        /// The word's range in the bytes.
        var range: Range<Int>
        var hash: WordHash
    }

    private(set) var bytes: [UInt8] = []
    private(set) var words: [Word] = []
    /// Whether one of the words is in a script other than Latin.
    private(set) var isBeyondLatin = false

    init() {}

    init(_ phrase: Span<UInt8>) {
        read(phrase)
    }

    /// Replaces the present words. Most phrases are letters in lower case, for which there is a short cut.
    mutating func read(_ phrase: Span<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        isBeyondLatin = false
        if readPlain(phrase) {
            isBeyondLatin = Self.isBeyondLatin(bytes.span)
            return
        }
        let text = MenuTokens(ScalarBytes.bytes(phrase))
        bytes = text.keys
        words = text.tokens.map { Word(range: $0.key, hash: $0.hash) }
        isBeyondLatin = Self.isBeyondLatin(bytes.span)
    }

    /// False when the phrase has anything but spaces and lower-case letters that normalisation leaves alone.
    private mutating func readPlain(_ phrase: Span<UInt8>) -> Bool {
        var start = 0
        var hash = WordHash()
        var place = 0
        while place < phrase.count {
            let byte = phrase[place]
            if (0x61...0x7A).contains(byte) {
                bytes.append(byte)
                hash.append(byte)
                place += 1
            } else if byte == 0x20 {
                endWord(from: start, hash)
                start = bytes.count
                hash = WordHash()
                place += 1
            } else {
                let scalarStart = place
                guard byte >= 0x80, isPlainLetter(ScalarBytes.scalar(in: phrase, at: &place)) else {
                    bytes.removeAll(keepingCapacity: true)
                    words.removeAll(keepingCapacity: true)
                    return false
                }
                for place in scalarStart..<place {
                    bytes.append(phrase[place])
                    hash.append(phrase[place])
                }
            }
        }
        endWord(from: start, hash)
        return true
    }

    private func isPlainLetter(_ scalar: UInt32) -> Bool {
        guard SettledText.contains(scalar), SettledText.combiningClass(scalar) == 0,
            case .letter = ScalarClass(scalar, isAfterDigit: false, isBeforeDigit: false)
        else { return false }
        return LetterCase.simpleLowercase(scalar) == scalar
    }

    private mutating func endWord(from start: Int, _ hash: WordHash) {
        if start < bytes.count { words.append(Word(range: start..<bytes.count, hash: hash)) }
    }

    /// Greek (U+0370) and everything after it; Latin letters with marks end at U+024F, and again from U+1E00 to U+1EFF.
    private static func isBeyondLatin(_ text: Span<UInt8>) -> Bool {
        if ScalarBytes.isASCII(text) { return false }
        var place = 0
        while place < text.count {
            let scalar = ScalarBytes.scalar(in: text, at: &place)
            if scalar >= 0x370, !(0x1E00...0x1EFF).contains(scalar) { return true }
        }
        return false
    }
}
