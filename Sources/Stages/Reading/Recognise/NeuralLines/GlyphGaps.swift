internal import Foundation
internal import Models
internal import Pages

/// Decides where the words of a line end.
///
/// The network sees spaces well in ordinary type, but loses them where letters stand close and finds them within words
/// whose letters stand apart. So its opinion is weighed against the gaps in the line's ink, each compared with the
/// usual gap of the line.
enum GlyphGaps {
    /// The weights of a logistic regression: of the logarithm of the odds that the network gives for a space, of the
    /// logarithms of the gap and of the distance between the characters' middles, both relative to the line's median,
    /// and the constant.
    ///
    /// Learned from 31,000 pairs of neighbouring characters in 33 photos of menus and eight drawn ones. In five folds
    /// over the photos, of 3,700 spaces 36 were added and 52 lost; by the network alone, 32 and 103.
    private static let weights = (odds: 0.96, gap: 1.06, distance: 6.37, constant: -1.53)
    /// What is added before a logarithm is taken, so that no gap at all counts for little rather than for everything.
    private static let leastGap = 0.25
    private static let leastDistance = 0.2

    /// The characters with a space between words; `width` is that of the cut without its border, in pixels.
    ///
    /// Where one of two neighbours belongs to a script without spaces, only the network's opinion counts.
    static func spaced(_ glyphs: [Glyph], on ink: InkColumns, width: Int) -> [Glyph] {
        guard glyphs.count > 1 else { return glyphs }
        let columns = glyphs.map { Int($0.place * Double(width)) }
        let gaps = zip(columns, columns.dropFirst()).map { ink.widestGap(from: $0, to: $1 + 1) }
        let distances = zip(glyphs, glyphs.dropFirst()).map { $1.place - $0.place }
        let usualGap = Double(median(gaps)) + 1
        let usualDistance = max(median(distances), 1e-6)
        var spaced = [glyphs[0]]
        for (index, glyph) in glyphs.enumerated().dropFirst() {
            let isSpace =
                if glyph.isUnspaced || glyphs[index - 1].isUnspaced {
                    glyph.spaceBefore > 0.5
                } else {
                    weights.odds * logOdds(glyph.spaceBefore)
                        + weights.gap * log(min(Double(gaps[index - 1]) / usualGap, 8) + leastGap)
                        + weights.distance * log(min(distances[index - 1] / usualDistance, 6) + leastDistance)
                        + weights.constant > 0
                }
            if isSpace {
                let place = (glyph.place + glyphs[index - 1].place) / 2
                spaced.append(Glyph(text: " ", confidence: glyph.spaceBefore, place: place))
            }
            spaced.append(glyph)
        }
        return spaced
    }

    private static func logOdds(_ probability: Double) -> Double {
        let bounded = min(max(probability, 1e-4), 0.999)
        return log(bounded / (1 - bounded))
    }

    private static func median<Value: Comparable>(_ values: [Value]) -> Value {
        values.sorted()[values.count / 2]
    }
}

extension Glyph {
    /// Whether it belongs to a script that is written without spaces.
    fileprivate var isUnspaced: Bool { text.unicodeScalars.contains { Script.of($0).isUnspaced } }
}
