/// How tall a word's box is compared with a capital letter, by the letters it is made of.
package struct GlyphExtent {
    /// Parts of a capital's height that the box reaches below the baseline and above it.
    package let below: Double
    package let above: Double

    /// Of a letter's tail.
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

    /// The kinds of letters in a word that tell how far it reaches.
    package struct Letters: Equatable {
        /// Taller than capitals in some typefaces.
        package var hasTall = false
        /// As high as capitals: these, digits, and all that isn't known to be small.
        package var hasCapitals = false
        package var hasTails = false
        /// Whether nothing but commas and semicolons reaches below the line, and not so far.
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
