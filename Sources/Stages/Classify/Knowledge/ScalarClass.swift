/// What a character does to the cutting of a text into words.
enum ScalarClass {
    case letter, digit, unspaced, ampersand, hyphen, hard, sentence, space, ignored

    init(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A: self = .letter
        case 0x30...0x39: self = .digit
        case 0x20, 0x09, 0xA0, 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x22, 0x201C...0x201F, 0xAB, 0xBB, 0x2A, 0x25:
            self = .space
        case 0x26, 0x2B: self = .ampersand
        case 0x2D, 0x2010, 0x2011: self = .hyphen
        case 0x2E, 0x21, 0x3F, 0x3B, 0x3002:
            // A point between digits belongs to a number.
            let isDecimal = Self.isDigit(before) && Self.isDigit(after)
            self = isDecimal ? .space : .sentence
        case 0x2C where Self.isDigit(before) && Self.isDigit(after): self = .space
        case 0..<0x80: self = .hard
        default: self.init(beyondASCII: scalar)
        }
    }

    private init(beyondASCII scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .letter
        case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0x20000...0x323AF:
            self = .unspaced
        // Pictures of animals, meat, fish, egg and milk.
        case 0x1F400...0x1F43D, 0x1F953, 0x1F969, 0x1F980...0x1F9AA, 0x1F356, 0x1F357, 0x1F364, 0x1F95A, 0x1F373,
            0x1F9C0, 0x1F95B, 0x1F9C8, 0x1F36F:
            self = .unspaced
        default:
            let properties = scalar.properties
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
    }

    private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return (0x30...0x39).contains(scalar.value)
    }
}
