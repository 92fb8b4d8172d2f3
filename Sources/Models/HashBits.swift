/// The 64 or 256 bits of a perceptual hash, ready to be counted.
public struct HashBits: Sendable, Hashable {
    /// 64 or 256.
    public let count: Int
    /// One word for 64 bits, four for 256; in `x` of the four when there is one. The rest is 0.
    public let words: SIMD4<UInt64>

    public init(_ word: UInt64) {
        count = 64
        words = SIMD4(word, 0, 0, 0)
    }

    public init(_ words: SIMD4<UInt64>) {
        count = 256
        self.words = words
    }

    /// From 16 or 64 hexadecimal digits; nil for anything else.
    public init?(hexadecimal digits: String) {
        let digits = Array(digits.utf8)
        guard digits.count == 16 || digits.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for (place, digit) in digits.enumerated() {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            words[place / 16] = words[place / 16] << 4 | UInt64(value)
        }
        count = digits.count * 4
        self.words = words
    }

    /// The number of differing bits, or nil when the lengths differ.
    public func distance(to other: HashBits) -> Int? {
        guard count == other.count else { return nil }
        let counts = (words ^ other.words).nonzeroBitCount
        return Int(truncatingIfNeeded: counts.wrappedSum())
    }

    /// Lower-case digits, as they are stored in a hash's `value`.
    public var hexadecimal: String {
        (0..<count / 64).map { place in
            let digits = String(words[place], radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
