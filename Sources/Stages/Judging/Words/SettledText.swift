/// Recognises most texts that normalisation would leave as they are.
///
/// Normalising goes through Foundation, which costs a microsecond even for a word that doesn't change. The scalars here
/// map to themselves under NFKC and never combine with the one before them; all others are normalised in full.
enum SettledText {
    /// True when NFKC (Unicode Standard Annex 15) changes neither the text nor its lower case; false when it may.
    static func isSettled(_ text: Span<UInt8>) -> Bool {
        var place = 0
        var lastClass: UInt8 = 0
        while place < text.count {
            if text[place] < 0x80 {
                lastClass = 0
                place += 1
                continue
            }
            let scalar = ScalarBytes.scalar(in: text, at: &place)
            guard contains(scalar) else { return false }
            // Marks out of order would be sorted.
            let combiningClass = combiningClass(scalar)
            if combiningClass > 0, combiningClass < lastClass { return false }
            lastClass = combiningClass
        }
        return true
    }

    /// Whether a scalar is a letter or punctuation mark of the tables' scripts; not every safe scalar is listed.
    static func contains(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x80: true
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF...0x12F, 0x131, 0x134...0x13E,
            0x141...0x148, 0x14A...0x17E, 0x1EA0...0x1EF9:
            true
        case 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3CE: true  // Greek
        case 0x400...0x481, 0x48A...0x52F: true  // Cyrillic
        case 0x531...0x556, 0x561...0x586: true  // Armenian
        case 0x5D0...0x5EA: true  // Hebrew
        case 0x621...0x64A, 0x660...0x669, 0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A9, 0x6AF, 0x6BA, 0x6BE, 0x6C1,
            0x6CC, 0x6D2:
            true  // Arabic, Persian, Urdu
        case 0x901...0x939, 0x93D...0x94D: true  // Devanagari
        case 0xE01...0xE32, 0xE34...0xE3A, 0xE40...0xE4B: true  // Thai
        case 0x10D0...0x10FA, 0x1200...0x1248: true  // Georgian, Ethiopic
        case 0x2010, 0x2013, 0x2014, 0x2018...0x201F, 0x2022, 0x20AC: true
        case 0x3001, 0x3002, 0x3005, 0x300A...0x3011, 0x3041...0x3096, 0x30A1...0x30FC: true  // kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true  // Han, Hangul
        default: false
        }
    }

    /// The canonical combining class of a scalar that is in the set.
    static func combiningClass(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x94D, 0xE3A: 9
        case 0xE38, 0xE39: 103
        case 0xE48...0xE4B: 107
        default: 0
        }
    }
}
