/// A search text, prepared for SQLite's full-text search.
struct SearchText {
    /// The beginnings of words, all of which must occur; nil where there are none.
    private(set) var query: String?
    /// A part of a text for `LIKE`; nil where the words suffice. Chinese, Japanese, Thai and others are written without
    /// spaces, so that a word may begin anywhere.
    private(set) var pattern: String?

    init(_ text: String) {
        if text.unicodeScalars.contains(where: Self.writesNoSpaces) {
            pattern = Self.pattern(text)
            return
        }
        let words = text.split { !$0.isLetter && !$0.isNumber }
        if !words.isEmpty { query = words.map { "\"\($0)\"*" }.joined(separator: " ") }
    }

    /// Whether there is nothing to search for.
    var isEmpty: Bool { query == nil && pattern == nil }

    /// A pattern for `LIKE … ESCAPE '\'` that finds the text anywhere.
    static func pattern(_ text: String) -> String {
        "%" + text.flatMap { "%_\\".contains($0) ? ["\\", $0] : [$0] } + "%"
    }

    /// Thai to Lao, Myanmar, Khmer, and the blocks of Chinese and Japanese (Unicode 16, Blocks.txt).
    private static func writesNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x323AF:
            true
        default: false
        }
    }
}
