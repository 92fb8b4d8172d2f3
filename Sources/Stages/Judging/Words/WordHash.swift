/// The hash of a word that is read byte by byte.
///
/// It is FNV-1a (Fowler, Noll, Vo; 64 bits). The hash of "kartoffel" continues that of "kartoff", so the parts of a
/// word and its forms with other endings are looked up without copying them.
package struct WordHash: Sendable {
    private(set) var state: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    package init(_ word: Span<UInt8>) {
        for place in word.indices { append(word[place]) }
    }

    mutating func append(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    mutating func append(_ ending: WordEnding) {
        for place in 0..<ending.count { append(ending[place]) }
    }

    /// The hash with every bit depending on all of the state, for use as a place in a table.
    var mixed: UInt64 {
        var mixed = state ^ state >> 32
        mixed &*= 0x9E37_79B9_7F4A_7C15
        return mixed ^ mixed >> 29
    }
}

/// Up to eight bytes at the end of a word, in a register.
struct WordEnding: Sendable, Hashable {
    /// The last byte is in the lowest bits.
    let bits: UInt64
    let count: Int

    static let empty = WordEnding("")
    static let e = WordEnding("e")

    /// Takes only the last eight bytes of a longer text.
    init(_ text: StaticString) {
        let text = text.description.utf8.suffix(8)
        bits = text.reduce(0) { $0 << 8 | UInt64($1) }
        count = text.count
    }

    private init(bits: UInt64, count: Int) {
        self.bits = bits
        self.count = count
    }

    /// The last eight bytes of a word, or all of a shorter one.
    init(of word: Span<UInt8>) {
        count = min(word.count, 8)
        var bits: UInt64 = 0
        for place in word.count - count..<word.count { bits = bits << 8 | UInt64(word[place]) }
        self.bits = bits
    }

    subscript(place: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> UInt64(8 * (count - 1 - place)))
    }

    /// Both endings together if they have at most eight bytes, else their last eight.
    func followed(by other: WordEnding) -> WordEnding {
        guard other.count < 8 else { return other }
        return WordEnding(bits: bits << UInt64(8 * other.count) | other.bits, count: min(count + other.count, 8))
    }

    func hasSuffix(_ other: WordEnding) -> Bool {
        guard other.count <= count else { return false }
        let mask: UInt64 = other.count == 8 ? .max : (1 << UInt64(8 * other.count)) - 1
        return bits & mask == other.bits
    }
}
