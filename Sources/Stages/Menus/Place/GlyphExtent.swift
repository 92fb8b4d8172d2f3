/// How tall a word's box is compared with a capital letter, given the letters it is made of.
package struct GlyphExtent {
    /// How far the box reaches below the baseline, and how tall it is above it, as shares of a capital's height.
    package let below: Double
    package let above: Double

    /// The share of a letter's descender that a comma reaches down.
    private static let commaShare = 0.6

    package init(_ text: String, in typeface: Typeface = .usual) {
        if text.unicodeScalars.contains(where: { $0.value > Self.lastAlphabetic }) {
            (above, below) = (Self.squareAbove, Self.squareBelow)
            return
        }
        let letters = Letters(text)
        below = letters.hasTails ? typeface.tail : letters.hasCommas ? Self.commaShare * typeface.tail : 0
        above = letters.hasTall ? typeface.tall : letters.hasCapitals ? 1 : typeface.small
    }

    /// Scripts from Hebrew on have no capitals: Chinese characters and stacked letters fill most of the em, 0.92 of it
    /// where capitals take 0.73.
    private static let lastAlphabetic: UInt32 = 0x590
    private static let squareAbove = 1.1
    private static let squareBelow = 0.15

    /// The kinds of letters in a word, which determine how far it reaches.
    package struct Letters: Equatable {
        /// Letters that are taller than capitals in some typefaces.
        package var hasTall = false
        /// Glyphs as high as capitals: these, digits, and everything not known to be small.
        package var hasCapitals = false
        package var hasTails = false
        /// Whether only commas and semicolons reach below the line, which they do less far.
        package var hasCommas = false

        package init(hasTall: Bool = false, hasCapitals: Bool = false, hasTails: Bool = false) {
            self.hasTall = hasTall
            self.hasCapitals = hasCapitals
            self.hasTails = hasTails
        }

        package init(_ text: String) {
            hasTails = text.contains(where: GlyphExtent.descending.contains)
            hasCommas = !hasTails && text.contains { ",;".contains($0) }
            let body = text.filter { $0.isLetter || $0.isNumber }
            hasTall = body.contains(where: GlyphExtent.tall.contains)
            // Brackets and strokes are as high as capitals.
            hasCapitals =
                body.isEmpty || !body.allSatisfy(GlyphExtent.low.contains) || text.contains { "()[]{}/|".contains($0) }
        }
    }

    private static let descending: Set<Character> = Set("gjpqyQçşţ()[]{}/|μ$")
    private static let low: Set<Character> = Set("acemnorsuvwxzıgpqy")
    private static let tall: Set<Character> = Set("bdfhkl")
}
