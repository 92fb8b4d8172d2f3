internal import Models

/// How tall a page's letters are compared with its capitals, measured on neighbouring words.
///
/// Letters such as `l` are as tall as capitals in one typeface and a tenth taller in another, which shows in boxes that
/// fit tightly around the ink. Words are classed by their letters: only as high as capitals (A), with taller ones (B),
/// with small ones only (C), with descenders (D).
package struct Typeface {
    /// Heights as shares of a capital's: letters such as `l`, letters such as `x`, and descenders below the line.
    package private(set) var tall = 1.0
    package private(set) var small = 0.72
    package private(set) var tail = 0.28

    /// The usual proportions of book faces: small letters reach 0.7 of a capital, descenders 0.28 below the line.
    package static let usual = Typeface()

    private init() {}

    /// Measures the words of each line by the heights of their boxes; where there are too few, the usual proportions
    /// hold.
    package init(_ lines: [[(text: String, height: Double)]]) {
        var talls: [Double] = []
        var smalls: [Double] = []
        var tails: [Double] = []
        for line in lines {
            let words = line.map { (letters: GlyphExtent.Letters($0.text), height: $0.height) }
            let capitals = words.filter { $0.letters == GlyphExtent.Letters(hasCapitals: true) }.map(\.height).sorted()
            guard !capitals.isEmpty, capitals[capitals.count / 2] > 0 else { continue }
            let capital = capitals[capitals.count / 2]
            for word in words {
                switch (word.letters.hasTall, word.letters.hasCapitals, word.letters.hasTails) {
                case _ where word.letters.hasCommas: break
                case (true, _, false): talls.append(word.height / capital)
                case (false, false, false): smalls.append(word.height / capital)
                case (false, true, true): tails.append(word.height / capital - 1)
                default: break
                }
            }
        }
        tall = Self.middle(talls, within: 1...1.15) ?? tall
        small = Self.middle(smalls, within: 0.6...0.85) ?? small
        tail = Self.middle(tails, within: 0.15...0.4) ?? tail
    }

    private static let fewest = 5

    private static func middle(_ values: [Double], within range: ClosedRange<Double>) -> Double? {
        guard values.count >= fewest else { return nil }
        let middle = values.sorted()[values.count / 2]
        return min(max(middle, range.lowerBound), range.upperBound)
    }
}
