/// How steeply lines of text run, as a plane over the page: skew, and the effects of perspective and a bent page.
package struct SlopeField {
    private var level = 0.0
    private var perX = 0.0
    private var perY = 0.0
    private var centreX = 0.0
    private var centreY = 0.0

    private struct Sample {
        var x: Double
        var y: Double
        var slope: Double
        var weight: Double
    }

    /// Fits the plane to the slopes of the lines' own words by least squares, leaving out those far from the median.
    package init(_ lines: [[Token]]) {
        let samples = lines.compactMap(Self.sample)
        guard !samples.isEmpty else { return }
        let total = samples.reduce(0) { $0 + $1.weight }
        centreX = samples.reduce(0) { $0 + $1.x * $1.weight } / total
        centreY = samples.reduce(0) { $0 + $1.y * $1.weight } / total
        let sorted = samples.map(\.slope).sorted()
        level = sorted[sorted.count / 2]
        let near = samples.filter { abs($0.slope - level) < 0.04 }
        guard near.count >= 8 else { return }
        fit(near)
    }

    private static func sample(_ line: [Token]) -> Sample? {
        let words = line.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        guard let first = words.first?.rect, words.count >= 2 else { return nil }
        let span = words.reduce(first) { $0.union($1.rect) }
        guard span.width > 6 * first.height, first.height > 0 else { return nil }
        let weights = words.map { max($0.rect.width, 1) }
        let total = weights.reduce(0, +)
        let meanX = zip(words, weights).reduce(0) { $0 + $1.0.rect.midX * $1.1 } / total
        let meanY = zip(words, weights).reduce(0) { $0 + $1.0.rect.bottom * $1.1 } / total
        var across = 0.0
        var along = 0.0
        for (word, weight) in zip(words, weights) {
            let dx = word.rect.midX - meanX
            across += weight * dx * (word.rect.bottom - meanY)
            along += weight * dx * dx
        }
        guard along > 0 else { return nil }
        return Sample(x: meanX, y: meanY, slope: across / along, weight: span.width)
    }

    /// Solves the normal equations of slope = level + perX·(x - centreX) + perY·(y - centreY).
    private mutating func fit(_ samples: [Sample]) {
        var w = 0.0
        var x = 0.0
        var y = 0.0
        var xx = 0.0
        var xy = 0.0
        var yy = 0.0
        var s = 0.0
        var xs = 0.0
        var ys = 0.0
        for sample in samples {
            let dx = sample.x - centreX
            let dy = sample.y - centreY
            w += sample.weight
            x += sample.weight * dx
            y += sample.weight * dy
            xx += sample.weight * dx * dx
            xy += sample.weight * dx * dy
            yy += sample.weight * dy * dy
            s += sample.weight * sample.slope
            xs += sample.weight * dx * sample.slope
            ys += sample.weight * dy * sample.slope
        }
        // A plane tilted across x needs columns to support it; a little stiffness keeps it flat without them.
        xx += 1e4 * w
        yy += 1e4 * w
        let determinant = w * (xx * yy - xy * xy) - x * (x * yy - xy * y) + y * (x * xy - xx * y)
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return }
        let solved = (s * (xx * yy - xy * xy) - x * (xs * yy - xy * ys) + y * (xs * xy - xx * ys)) / determinant
        let tiltX = (w * (xs * yy - xy * ys) - s * (x * yy - xy * y) + y * (x * ys - xs * y)) / determinant
        let tiltY = (w * (xx * ys - xs * xy) - x * (x * ys - xs * y) + s * (x * xy - xx * y)) / determinant
        guard solved.isFinite, tiltX.isFinite, tiltY.isFinite else { return }
        level = solved
        perX = tiltX
        perY = tiltY
    }

    /// The token moved to where it would stand on a level line; its box loses the height its slant gave it.
    package func levelled(_ token: Token) -> Token {
        let dx = token.rect.midX - centreX
        let dy = token.rect.bottom - centreY
        let local = level + perX * dx + perY * dy
        let slant = min(abs(local) * token.rect.width, token.rect.height / 2)
        let baseline = token.rect.bottom - slant / 2 - (level + perY * dy) * dx - perX * dx * dx / 2
        var moved = token
        moved.rect.bottom = baseline
        moved.rect.top = baseline - (token.rect.height - slant)
        return moved
    }
}
