internal import Models
internal import Pages

/// Removes the spaces that Tesseract sees between the syllables of one Korean word.
enum HangulSpaces {
    /// A gap narrower than this, in heights of the cut line, is one between two syllables of a word.
    ///
    /// In Noto Sans and Noto Serif, whose Hangul is set like that of most typefaces, syllables stand 0.05 to 0.12 em
    /// apart, words 0.3 em and more; a cut line is 1.2 to 1.5 em high.
    private static let leastSpace = 0.19

    /// Joins neighbouring words that end and begin with Hangul, or a number and its unit, where the ink shows no space
    /// between them.
    static func joined(_ words: [Word], on cut: borrowing LineCut) -> [Word] {
        guard words.count > 1 else { return words }
        let gaps = gaps(on: cut)
        let least = Int(leastSpace * Double(cut.pix.height - 2 * LineCut.border))
        var joined: [Word] = []
        for word in words {
            guard let last = joined.last, canTouch(last.text.unicodeScalars.last, word.text.unicodeScalars.first),
                !hasSpace(gaps, between: last.box, and: word.box, least: least)
            else {
                joined.append(word)
                continue
            }
            let letters = (Double(last.text.count), Double(word.text.count))
            let confidence = (last.confidence * letters.0 + word.confidence * letters.1) / (letters.0 + letters.1)
            joined[joined.count - 1] = Word(
                text: last.text + word.text, box: last.box.union(word.box),
                confidence: confidence.rounded(toDecimals: 3))
        }
        return joined
    }

    /// Whether two words may touch: syllables do, and so does a number with its unit.
    private static func canTouch(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        guard let before, let after, Script.of(after) == .hangul else { return false }
        return Script.of(before) == .hangul || before.properties.numericType != nil
    }

    /// Whether a wide enough gap begins or ends near where one word ends and the other begins; the recogniser's boxes
    /// are rough.
    ///
    /// Often that of a first syllable holds the rest of its word as well; then only where the rest begins tells.
    private static func hasSpace(_ gaps: [Range<Int>], between one: Box, and other: Box, least: Int) -> Bool {
        let slack = least
        let holdsBoth = one.maxX > other.x && one.maxX >= other.maxX - slack
        let end = holdsBoth ? other.x : one.maxX
        let place = min(end, other.x) - slack..<max(end, other.x) + slack
        return gaps.contains { $0.count >= least && $0.overlaps(place) }
    }

    /// Runs of columns without ink, between the first and the last column with ink.
    private static func gaps(on cut: borrowing LineCut) -> [Range<Int>] {
        var hasInk = [Bool](repeating: false, count: cut.pix.width)
        for y in LineCut.border..<max(LineCut.border, cut.pix.height - LineCut.border) {
            for (x, value) in cut.pix.greyRow(y).enumerated() where value < 140 { hasInk[x] = true }
        }
        var gaps: [Range<Int>] = []
        var last: Int?
        for x in hasInk.indices where hasInk[x] {
            if let last, x - last > 1 { gaps.append(last + 1..<x) }
            last = x
        }
        return gaps
    }
}
