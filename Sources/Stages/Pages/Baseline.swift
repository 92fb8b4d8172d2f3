package import Models

/// The baseline of a line of text, worked out from the boxes of words whose letters have no descenders.
package struct Baseline {
    /// Pixels downwards per pixel to the right, rounded to three decimals.
    package let slope: Double
    private let origin: (x: Double, y: Double)

    /// Nil where fewer than two words can be used or they don't agree: boxes alone say nothing then.
    package init?(of line: Line) {
        let words = line.words.filter { Self.stands($0.text) }
        guard words.count >= 2, let rough = Self.fit(words.map { ($0.middle, Double($0.box.maxY)) }) else { return nil }
        // The box of a word that runs downhill ends at the word's lower end, half a width away from its middle.
        let points = words.map { ($0.middle, Double($0.box.maxY) - abs(rough.slope) * Double($0.box.width) / 2) }
        guard let fit = Self.fit(points), abs(fit.slope) < 0.5 else { return nil }
        let reach = max(2, Double(words.map(\.box.height).max() ?? 0) / 5)
        guard points.allSatisfy({ abs($0.1 - fit.y - fit.slope * ($0.0 - fit.x)) <= reach }) else { return nil }
        slope = fit.slope.rounded(toDecimals: 3) + 0
        origin = (fit.x, fit.y)
    }

    /// Pixels from the top of the photo.
    package func height(at x: Int) -> Double { origin.y + slope * (Double(x) - origin.x) }

    /// Whether a word's lowest ink is that of letters on the baseline: Latin letters without descenders, and marks that
    /// don't reach lower.
    private static func stands(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    ? (scalar.properties.isAlphabetic && !"gjpqyJQf".unicodeScalars.contains(scalar))
                        || "-.!'".unicodeScalars.contains(scalar)
                    : (0xC0...0xFC).contains(scalar.value) && !"Ç×çð÷".unicodeScalars.contains(scalar)
            }
    }

    /// A least-squares fit; nil where all points lie one above the other.
    private static func fit(_ points: [(Double, Double)]) -> (slope: Double, x: Double, y: Double)? {
        let count = Double(points.count)
        let x = points.reduce(0) { $0 + $1.0 } / count
        let y = points.reduce(0) { $0 + $1.1 } / count
        let spread = points.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
        guard spread >= 1 else { return nil }
        return (points.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) } / spread, x, y)
    }
}

extension Word {
    fileprivate var middle: Double { Double(box.x) + Double(box.width) / 2 }
}
