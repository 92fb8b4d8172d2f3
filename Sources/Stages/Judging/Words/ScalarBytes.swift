/// Reads Unicode scalars in UTF-8 that is known to be valid, as a string's is.
enum ScalarBytes {
    /// The scalar that starts at a place; the place moves on to the next one.
    ///
    /// Of a sequence that is cut off at the end, the bytes that are there are read.
    static func scalar(in text: Span<UInt8>, at place: inout Int) -> UInt32 {
        let lead = text[place]
        place += 1
        let following: Int
        var scalar: UInt32
        switch lead {
        case 0..<0xC0: return UInt32(lead)
        case 0xC0..<0xE0: (following, scalar) = (1, UInt32(lead & 0x1F))
        case 0xE0..<0xF0: (following, scalar) = (2, UInt32(lead & 0xF))
        default: (following, scalar) = (3, UInt32(lead & 7))
        }
        for _ in 0..<following where place < text.count {
            scalar = scalar << 6 | UInt32(text[place] & 0x3F)
            place += 1
        }
        return scalar
    }

    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch scalar {
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800:
            bytes.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            bytes.append(continuation(scalar))
        case 0x800..<0x1_0000:
            bytes.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            bytes.append(continuation(scalar >> 6))
            bytes.append(continuation(scalar))
        default:
            bytes.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18 & 7))
            bytes.append(continuation(scalar >> 12))
            bytes.append(continuation(scalar >> 6))
            bytes.append(continuation(scalar))
        }
    }

    private static func continuation(_ bits: UInt32) -> UInt8 {
        0x80 | UInt8(truncatingIfNeeded: bits & 0x3F)
    }

    /// False for a byte in the middle of a scalar.
    static func starts(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// Whether a scalar is a letter by itself and never part of another: in Latin, Greek, Cyrillic, Hebrew, Arabic, kana,
    /// Chinese characters and Korean syllables, without their points and marks.
    static func isWholeLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x300, 0x370..<0x483, 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x66F, 0x671..<0x6D6, 0x3041..<0x3099,
            0x30A0...0x30FF,
            0x3400...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    static func isASCII(_ text: Span<UInt8>) -> Bool {
        var all: UInt8 = 0
        for place in text.indices { all |= text[place] }
        return all < 0x80
    }

    static func bytes(_ text: Span<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        for place in text.indices { bytes.append(text[place]) }
        return bytes
    }

    static func string(_ text: Span<UInt8>) -> String { String(decoding: bytes(text), as: UTF8.self) }

    /// The number of characters as `String.count` counts them, without making a string where each scalar is a
    /// character.
    ///
    /// Below U+0300, in Greek and in the Cyrillic used on menus (U+0370 to U+047F) no scalar combines with another.
    static func characterCount(_ text: Span<UInt8>) -> Int {
        var count = 0
        for place in text.indices {
            switch text[place] {
            case 0..<0x80: if text[place] == 0x0D { return string(text).count } else { count += 1 }
            case 0x80..<0xC0: continue
            case 0xC2..<0xCC, 0xCE...0xD1: count += 1
            default: return string(text).count
            }
        }
        return count
    }
}
