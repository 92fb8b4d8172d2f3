internal import Models
internal import Pages

/// Combines characters into words.
enum GlyphWords {
    /// Words between spaces, with boxes on a cut of the given size. A word's confidence is the product of its
    /// characters': the probability that all are right, if each is as likely to be right as the network says.
    ///
    /// On 33 photos of menus the network's probabilities of characters were right: of those between 0.7 and 0.8, 71 %
    /// were read correctly, between 0.9 and 0.95, 88 %. Of words whose characters had a mean of 0.9 to 0.95, only 60 %
    /// were.
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
                confidence: part.reduce(1) { $0 * $1.confidence }.rounded(toDecimals: 3))
        }
    }

    /// The numbers alone, without the letters and signs that stand close to them: a sign that the recogniser doesn't
    /// know makes a word doubtful, but not the digits beside it. It may also look like a digit, "₪25" like "225", and is
    /// then an unlikely one beside likely ones.
    static func numbers(of glyphs: [Glyph], width: Int, height: Int) -> [Word] {
        var digits = glyphs.map { glyph in
            let isOfNumber = glyph.text.allSatisfy { $0.isASCII && ($0.isWholeNumber || ".,:".contains($0)) }
            return isOfNumber ? glyph : Glyph(text: " ", confidence: 1, place: glyph.place)
        }
        for run in digits.indices.split(whereSeparator: { digits[$0].isSpace }) {
            for edge in [run.first, run.last].compactMap(\.self)
            where run.count > 1 && digits[edge].confidence < likely
                && run.allSatisfy({ $0 == edge || digits[$0].confidence >= likely })
            {
                digits[edge] = Glyph(text: " ", confidence: 1, place: digits[edge].place)
            }
        }
        return words(of: digits, width: width, height: height).filter { $0.text.contains(where: \.isWholeNumber) }
    }

    /// The probability of a digit that is certain. With it the digits of 21 prices came out right whose shekel sign was
    /// taken for a digit, a letter or a Chinese numeral.
    private static let likely = 0.9

    /// The boxes on a cut of the given size where something like text stands that no character was seen in, as in
    /// letters that the recogniser doesn't know.
    static func unread(between glyphs: [Glyph], on ink: InkColumns, width: Int, height: Int) -> [Box] {
        let border = LineCut.border
        let inner = width - 2 * border
        let half = (height - 2 * border) / 4
        let seen = glyphs.filter { !$0.isSpace }.map { Int($0.place * Double(inner)) }
        let starts = [0] + seen.map { $0 + half }
        let ends = seen.map { $0 - half } + [inner]
        return zip(starts, ends).filter { ink.isText(from: $0, to: $1) }.map { start, end in
            Box(x: border + start, y: border, width: end - start, height: max(1, height - 2 * border))
        }
    }
}

extension Glyph {
    /// The share of an i's probability that an ı needs to be the letter printed, on a Turkish page.
    private static let trace = 1e-3

    /// The character as Turkish spells it. The network has seen few ı and takes most of what it doubts for an i, but an i
    /// with its dot leaves hardly a doubt.
    var turkish: Glyph {
        guard text == "i" || text == "ı", dotless >= Self.trace * confidence else { return self }
        var glyph = self
        glyph.confidence = text == "ı" ? confidence : min(1, confidence + dotless)
        glyph.text = "ı"
        return glyph
    }
}
