/// Letters in lower case.
enum LetterCase {
    /// Appends the lower case of a letter, without Unicode's tables for the letters that menus mostly consist of.
    static func appendLowercase(_ letter: UInt32, to bytes: inout [UInt8]) {
        if let lower = simpleLowercase(letter) {
            ScalarBytes.append(lower, to: &bytes)
        } else if let scalar = Unicode.Scalar(letter) {
            bytes += scalar.properties.lowercaseMapping.utf8
        }
    }

    /// The lower case of a letter; nil for letters that have to be looked up.
    static func simpleLowercase(_ letter: UInt32) -> UInt32? {
        switch letter {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: letter + 0x20
        case 0..<0x80, 0xDF...0xFF, 0x3AC...0x3CE, 0x430...0x45F: letter
        case 0x400...0x40F: letter + 0x50
        case 0x531...0x556: letter + 0x30
        case 0x561...0x586: letter
        // Pairs with the capital first, which is at even numbers or at odd ones.
        case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F,
            0x1E00...0x1E95, 0x1EA0...0x1EFF:
            letter | 1
        case 0x139...0x148, 0x179...0x17E: letter + letter % 2
        // Scripts without case: Hebrew, Arabic, those of India, Thai, Georgian (as on menus), Ethiopic.
        case 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x900...0xDFF, 0xE00...0xE7F, 0x10D0...0x10FA,
            0x1200...0x1248:
            letter
        default: nil
        }
    }
}
