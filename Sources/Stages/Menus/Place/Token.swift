package import Models

/// An upright rectangle in layout space: photo pixels after turning the text upright and levelling its lines.
package struct Rect: Hashable, Sendable {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package var width: Double { right - left }
    package var height: Double { bottom - top }
    package var midX: Double { (left + right) / 2 }
    package var midY: Double { (top + bottom) / 2 }

    package func union(_ other: Rect) -> Rect {
        Rect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// Whether it ends above where another one begins, and to one side of it.
    func isAboveAndBeside(_ other: Rect) -> Bool {
        bottom < other.top && (right <= other.left || left >= other.right)
    }

    /// Whether both are in one row: they share more than the given part of the lower one's height.
    package func isLevel(with other: Rect, sharing part: Double) -> Bool {
        min(bottom, other.bottom) - max(top, other.top) > part * min(height, other.height)
    }
}

/// A word, or a piece of one, in layout space.
///
/// `rect` runs from the height of capitals to the baseline whichever letters the word has, so that all words of a line
/// have the same height.
package struct Token: Sendable {
    /// The text without marks; empty when the word was nothing but a mark.
    package var text: String
    package var rect: Rect
    /// The line's place on its page.
    package var line: Int
    /// The word's index in its line, for its box.
    package var word: Int
    package var confidence: Double
    package var symbols: [DietarySymbol] = []
    /// The line's language, a BCP 47 code; nil where it isn't known.
    package var language: String?
    /// Which part of its line it belongs to: a line may be put together of pieces that were found apart.
    package var piece = 0
    /// For a word that was cut into several: the number of this piece, from 0, and how many there are.
    package var part = 0
    package var parts = 1
    /// How the word is set; nil where that isn't known.
    package var type: WordType?
    /// Whether dots or a rule lead to it from the word before.
    package var hasLeader = false

    package init(
        text: String, rect: Rect, line: Int, word: Int, confidence: Double, symbols: [DietarySymbol] = []
    ) {
        self.text = text
        self.rect = rect
        self.line = line
        self.word = word
        self.confidence = confidence
        self.symbols = symbols
    }

    /// Dots, dashes and rules that lead the eye to a price.
    package var isLeader: Bool {
        !text.isEmpty && text.allSatisfy { ".…·•_-–—~=,'`:|*\"".contains($0) }
    }

    package var hasLetters: Bool { text.contains(where: \.isLetter) }
}
