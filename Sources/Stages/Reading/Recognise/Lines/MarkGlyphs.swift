internal import Models
internal import Pages

/// Reads a small area of a page in which marks stand.
struct MarkGlyphs {
    let recognizer: NeuralRecognizer
    let signs: LegendSigns
    /// The alphabet of the page's legend; nil where none was found.
    let alphabet: MarkAlphabet?

    /// The mean confidence from which a reading among the legend's signs counts.
    private static let sureOfKnown = 0.5
    /// Dots and rings between words, which would be taken for an "o" where only letters are expected.
    private static let bullets: Set<Character> = ["·", "•", "∙", "●", "○", "°", "*"]
    /// The highest confidence given to a choice among signs that look alike.
    private static let likely = 0.7

    /// The marks that stand there, divided by commas, and how sure that is; `RaisedMark.unread` where something stands
    /// there that can't be read, and nil for punctuation.
    func marks(in part: borrowing LineCut) throws(StageFailure) -> (text: String, confidence: Double)? {
        let free = try recognizer.glyphs(of: part)
        let codes = signs.marks(free.text)
        if let alphabet, alphabet.spells(free.text), let known = alphabet.marks(in: free.text),
            free.confidence >= Self.sureOfKnown
        {
            return (known.joined(separator: ","), free.confidence)
        }
        if let alphabet, !free.text.contains(where: Self.bullets.contains) {
            let glyphs = try recognizer.glyphs(of: part, among: alphabet)
            if let marks = alphabet.marks(in: glyphs.text), glyphs.confidence >= Self.sureOfKnown,
                glyphs.count >= free.count
            {
                return (marks.joined(separator: ","), min(glyphs.confidence, Self.likely))
            }
        }
        if let codes, free.confidence >= RaisedMark.certain {
            return (codes.joined(separator: ","), free.confidence)
        }
        // Quotes, apostrophes and degree signs are raised too.
        return free.contains { $0.text.contains { $0.isLetter || $0.isNumber } } ? (RaisedMark.unread, 0) : nil
    }
}

extension [Glyph] {
    fileprivate var text: String {
        split(whereSeparator: \.isSpace).map { $0.map(\.text).joined() }.joined(separator: " ")
    }

    fileprivate var confidence: Double {
        (reduce(0) { $0 + $1.confidence } / Double(Swift.max(1, count))).rounded(toDecimals: 3)
    }
}
