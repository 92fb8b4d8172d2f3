internal import Foundation
internal import Models
internal import Pages

/// How a word is set, measured on a strip.
///
/// The sum of the pixels' strengths is the area of the strokes, that of their gradients the length of their outline,
/// each times the strength of a stroke and finer than a pixel. Area over half the outline is the width of a stroke, as it
/// is of a long bar. Blur leaves the first sum as it is and lessens the second, as it makes strokes paler: so the width
/// is too great by as much as a stroke is paler than the page's strongest ink.
struct StripType {
    /// The width of strokes as if none of it were blur, in pixels of the strip.
    private let width: Double
    /// Their strength, from 0 for that of the ground to 1.
    let strength: Double
    /// Degrees from upright, to the right.
    private let slant: Double
    private let ink: InkColour
    private let ground: InkColour

    /// The part of the word's own strength from which on a pixel counts, which leaves out the grain of paper; and that
    /// from which on it has the ink's colour.
    private static let least: Float = 0.12
    private static let most: Float = 0.8
    /// An outline is that of an upright stroke where it runs at most so far sideways for each pixel down: italics lean
    /// by 15 degrees, which is a quarter.
    private static let upright: Float = 0.7

    /// Nil where there is hardly any ink.
    ///
    /// - Parameter word: where it stands on the strip.
    init?(_ word: Box, on ink: StripInk) {
        let strip = ink.strip
        let columns = max(1, word.x)..<max(1, word.x, min(word.maxX, strip.width - 1))
        let rows = max(1, word.y)..<max(1, word.y, min(word.maxY, strip.height - 1))
        guard columns.count >= 4, rows.count >= 4, let full = Self.fullStrength(of: ink, columns, rows) else {
            return nil
        }
        let floor = Self.least * full
        func stroke(_ index: Int) -> Float { max(0, ink.strength[index] - floor) }
        var (area, squares, outline, lean, weight): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
        var (colour, strong) = (SIMD3<Float>.zero, Float(0))
        for y in rows {
            for x in columns {
                let index = y * strip.width + x
                let here = stroke(index)
                let right = (stroke(index + 1) - stroke(index - 1)) / 2
                let down = (stroke(index + strip.width) - stroke(index - strip.width)) / 2
                area += here
                squares += here * here
                outline += (right * right + down * down).squareRoot()
                if abs(down) < Self.upright * abs(right) {
                    lean += right * down
                    weight += right * right
                }
                if ink.strength[index] >= Self.most * full {
                    colour += strip.pixels[index]
                    strong += 1
                }
            }
        }
        guard outline > 0, weight > 0, strong > 0 else { return nil }
        width = Double(2 * area / outline)
        slant = atan(Double(lean / weight)) * 180 / .pi
        colour /= strong
        self.ink = InkColour(red: Double(colour.x), green: Double(colour.y), blue: Double(colour.z))
        ground = ink.ground(at: word.midX)
        // Light falls on ink and ground alike.
        let light = max(1, Double(colour.max()), ground.red, ground.green, ground.blue)
        strength = min(1, Double(squares / area) / light)
    }

    /// The strength of the word's own ink: few of the pixels within its box are stronger. Nil for paper.
    private static func fullStrength(of ink: StripInk, _ columns: Range<Int>, _ rows: Range<Int>) -> Float? {
        var counts = [Int](repeating: 0, count: 256)
        for y in rows {
            for x in columns { counts[Int(min(255, max(0, ink.strength[y * ink.strip.width + x])))] += 1 }
        }
        var left = columns.count * rows.count / 33
        for strength in counts.indices.reversed() {
            left -= counts[strength]
            if left < 0 { return Float(strength) >= ink.level ? Float(strength) : nil }
        }
        return nil
    }

    /// - Parameters:
    ///   - strongest: the strength of the page's strongest ink.
    ///   - unit: how many pixels one of the strip's is, of those that strokes are told in.
    func ofWord(strongest: Double, unit: Double) -> WordType? {
        let stroke = (width * strength / max(strongest, strength) * unit).rounded(toDecimals: 2)
        guard stroke > 0, stroke.isFinite else { return nil }
        return WordType(stroke: stroke, slant: Int(slant.rounded()), ink: ink.code, ground: ground.code)
    }
}

extension InkColour {
    /// As `#rrggbb`.
    fileprivate var code: String {
        let digits = [red, green, blue].map { channel in
            let digits = String(Int(min(255, max(0, channel)).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}
