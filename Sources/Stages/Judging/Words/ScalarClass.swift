/// How a character affects the division of a text into words.
enum ScalarClass {
    case letter, digit, unspaced, ampersand, hyphen, hard, sentence, space, ignored

    init(_ scalar: UInt32, isAfterDigit: Bool, isBeforeDigit: Bool) {
        switch scalar {
        case 0x61...0x7A, 0x41...0x5A: self = .letter
        case 0x30...0x39: self = .digit
        case 0x20, 0x09, 0xA0, 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x22, 0x201C...0x201F, 0xAB, 0xBB, 0x2A, 0x25:
            self = .space
        case 0x26, 0x2B: self = .ampersand
        case 0x2D, 0x2010, 0x2011: self = .hyphen
        case 0x2E, 0x21, 0x3F, 0x3B, 0x3002:
            // A point between digits belongs to a number.
            self = isAfterDigit && isBeforeDigit ? .space : .sentence
        case 0x2C where isAfterDigit && isBeforeDigit: self = .space
        case 0..<0x80: self = .hard
        default: self.init(beyondASCII: scalar)
        }
    }

    private init(beyondASCII scalar: UInt32) {
        switch scalar {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .letter
        case 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F: self = .letter
        case 0x531...0x556, 0x561...0x587, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x900...0x963, 0x10D0...0x10FA,
            0x1200...0x1248:
            self = .letter
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0x20000...0x323AF:
            self = .unspaced
        // Pictures of animals, meat, fish, egg and milk.
        case 0x1F400...0x1F43D, 0x1F953, 0x1F969, 0x1F980...0x1F9AA, 0x1F356, 0x1F357, 0x1F364, 0x1F95A, 0x1F373,
            0x1F9C0, 0x1F95B, 0x1F9C8, 0x1F36F:
            self = .unspaced
        default: self.init(byProperties: scalar)
        }
    }

    /// Classifies the scalars that aren't listed above, by their Unicode properties.
    init(byProperties scalar: UInt32) {
        guard let properties = Unicode.Scalar(scalar)?.properties else {
            self = .hard
            return
        }
        if properties.isDefaultIgnorableCodePoint {
            self = .ignored
        } else if properties.isAlphabetic {
            self = .letter
        } else {
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: self = .letter
            case .decimalNumber: self = .digit
            case .spaceSeparator: self = .space
            default: self = .hard
            }
        }
    }

    static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
