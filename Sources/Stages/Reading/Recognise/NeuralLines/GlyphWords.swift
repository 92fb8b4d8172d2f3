internal import Models
internal import Pages

/// Combines characters into words.
enum GlyphWords {
    /// Words between spaces, with boxes on a cut of the given size. A word's confidence is the mean of its characters'.
    static func words(of glyphs: [Glyph], width: Int, height: Int) -> [Word] {
        let border = LineCut.border
        let inner = Double(max(1, width - 2 * border))
        return glyphs.split(whereSeparator: \.isSpace).compactMap { part in
            guard let first = part.first, let last = part.last,
                let text = WordText.cleaned(part.map(\.text).joined())
            else { return nil }
            // A character is about half as wide as the line is high.
            let half = Double(height - 2 * border) / 4
            let left = min(max(first.place * inner - half, 0), inner)
            let right = min(max(last.place * inner + half, left + 1), inner + 1)
            return Word(
                text: text,
                box: Box(
                    x: border + Int(left), y: border, width: max(1, Int(right - left)),
                    height: max(1, height - 2 * border)),
                confidence: (part.reduce(0) { $0 + $1.confidence } / Double(part.count)).rounded(toDecimals: 3))
        }
    }
}
