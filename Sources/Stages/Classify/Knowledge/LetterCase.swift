/// Letters in lower case.
enum LetterCase {
    /// Appends the lower case of a letter, without the tables of Unicode for the letters that menus are made of.
    static func appendLowercase(_ letter: UInt32, to bytes: inout [UInt8]) {
        if let lower = simpleLowercase(letter) {
            ScalarBytes.append(lower, to: &bytes)
        } else if let scalar = Unicode.Scalar(letter) {
            bytes += scalar.properties.lowercaseMapping.utf8
        }
    }

    /// Nil for letters that have to be looked up.
    static func simpleLowercase(_ letter: UInt32) -> UInt32? {
        switch letter {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: letter + 0x20
        case 0..<0x80, 0xDF...0xFF, 0x3AC...0x3CE, 0x430...0x45F: letter
        case 0x400...0x40F: letter + 0x50
        // Scripts without cases: Hebrew, Arabic, those of India, Thai.
        case 0x5D0...0x5EA, 0x620...0x64A, 0x900...0xDFF, 0xE00...0xE7F: letter
        default: nil
        }
    }
}
