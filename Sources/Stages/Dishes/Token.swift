internal import Models

/// An upright rectangle in layout space: photo pixels after turning the text upright and levelling its lines.
struct Rect: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }
    var midX: Double { (left + right) / 2 }

    func union(_ other: Rect) -> Rect {
        Rect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// How far two rectangles share columns; negative when they are apart.
    func sharedWidth(_ other: Rect) -> Double { min(right, other.right) - max(left, other.left) }
}

/// A word, or a piece of one, in layout space.
///
/// `rect` runs from the height of capitals to the baseline whatever letters the word has, so that words of one line
/// have one height.
struct Token {
    /// Without marks; empty when the word was nothing but a mark.
    var text: String
    var rect: Rect
    var line: Int
    /// The word's index in its line, for its box.
    var word: Int
    var confidence: Double
    var symbols: [DietarySymbol] = []

    /// Dots, dashes and rules that lead the eye to a price.
    var isLeader: Bool {
        !text.isEmpty && text.allSatisfy { ".…·•_-–—~=,'`:|*\"".contains($0) }
    }

    var hasLetters: Bool { text.contains(where: \.isLetter) }
}
