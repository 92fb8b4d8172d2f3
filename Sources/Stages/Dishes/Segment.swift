internal import Models

/// A price and where it stands.
struct FoundPrice {
    var price: Price
    var rect: Rect
    /// Whether the words alone make it a price; a bare number needs a column of its like.
    var isCertain: Bool
    var line: Int
    var words: [Int]
}

/// Words of one line that stand together: part of one dish, heading or note.
struct Segment {
    /// Without the words of prices.
    var tokens: [Token]
    var prices: [FoundPrice]
    /// All words as read, prices too.
    var source: [Token]
    var rect: Rect
    /// The usual height of its capitals.
    var capital: Double
    /// Whether the prices stand before the words.
    var leadsWithPrice = false
    /// Bare numbers at the end or the start that would be prices in a column of such.
    var doubtful: [FoundPrice] = []

    var isPriceOnly: Bool { !prices.isEmpty && !hasWords }
    var hasWords: Bool { tokens.contains { $0.text.hasLetters(2) || $0.text.contains { $0.isIdeograph } } }
    var text: String { tokens.joinedText }
    /// Whether it holds nothing but one bare number.
    var isLoneNumber: Bool { prices.isEmpty && !doubtful.isEmpty && !hasWords }
}

extension Sequence<Token> {
    /// The texts joined by spaces where the print has them.
    var joinedText: String {
        var joined = ""
        for token in self where !token.text.isEmpty {
            if !joined.isEmpty, joined.last?.isIdeograph != true || token.text.first?.isIdeograph != true {
                joined += " "
            }
            joined += token.text
        }
        return joined
    }
}

extension Character {
    /// Han, kana and Thai, which are written without spaces.
    var isIdeograph: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return (0x0E00...0x0E7F).contains(value) || (0x3040...0x30FF).contains(value)
            || (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
    }
}
