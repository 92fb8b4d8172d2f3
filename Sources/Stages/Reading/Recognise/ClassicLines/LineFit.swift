internal import Foundation
internal import Models

/// The straight band that a chain of letters stands in.
struct LineFit {
    /// Rise of y per pixel of x.
    let slope: Double
    /// Upper and lower edge where x is 0.
    let top: Double
    let bottom: Double
    let left: Double
    let right: Double
    /// The usual height of the letters.
    let letterHeight: Double
    /// Share of letters that stand on the baseline, within a fifth of their height.
    let regularity: Double

    /// Nil for a chain that makes no line: empty, or more than three letters high.
    init?(_ chain: [Blob]) {
        guard let first = chain.first else { return nil }
        let boxes = chain.map(\.box)
        letterHeight = Self.median(boxes.map { Double($0.height) })
        slope = Self.slope(boxes, letterHeight: letterHeight)
        var tops: [Double] = []
        var bottoms: [Double] = []
        for box in boxes {
            tops.append(Double(box.y) - slope * box.exactMidX)
            bottoms.append(Double(box.maxY) - slope * box.exactMidX)
        }
        tops.sort()
        bottoms.sort()
        // The outermost letters are ignored, so that a stain or flourish doesn't widen the band.
        top = tops[(tops.count - 1) * 8 / 100]
        bottom = bottoms[bottoms.count - 1 - (bottoms.count - 1) * 8 / 100]
        left = Double(boxes.reduce(first.box.x) { min($0, $1.x) })
        right = Double(boxes.reduce(first.box.maxX) { max($0, $1.maxX) })
        let baseline = bottoms[bottoms.count / 2]
        let reach = 0.2 * letterHeight
        regularity = Double(bottoms.count { abs($0 - baseline) < reach }) / Double(bottoms.count)
        if bottom - top > 3 * letterHeight || bottom - top < 3 { return nil }
    }

    /// The median slope between upper and between lower edges of letters (Theil 1950, Sen 1968).
    private static func slope(_ boxes: [Box], letterHeight: Double) -> Double {
        guard boxes.count >= 3, let first = boxes.first, let last = boxes.last,
            last.exactMidX - first.exactMidX > 3 * letterHeight
        else { return 0 }
        // All pairs of up to 90 letters are taken; for longer lines, evenly spaced letters.
        let step = max(1, boxes.count / 90)
        let chosen = stride(from: 0, to: boxes.count, by: step).map { boxes[$0] }
        var slopes: [Double] = []
        for (index, one) in chosen.enumerated() {
            for other in chosen[(index + 1)...] {
                let run = other.exactMidX - one.exactMidX
                guard run > 1.5 * letterHeight else { continue }
                slopes.append(Double(other.maxY - one.maxY) / run)
                slopes.append(Double(other.y - one.y) / run)
            }
        }
        return slopes.isEmpty ? 0 : median(slopes)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The band with a margin, in the same pixels.
    ///
    /// The margin is wider above than below, for the marks over capitals. Measured on 33 photos of menus with lines
    /// read singly: 0.15 and 0.1 of the height read accents that 0.05 cut off, and included few neighbouring lines.
    var quad: Quad {
        let height = bottom - top
        let above = top - 0.15 * height
        let below = bottom + 0.1 * height
        let start = left - 0.15 * height
        let end = right + 0.15 * height
        func point(_ x: Double, _ y: Double) -> SheetPoint { SheetPoint(x: x, y: y + slope * x) }
        return Quad(
            topLeft: point(start, above), topRight: point(end, above), bottomRight: point(end, below),
            bottomLeft: point(start, below))
    }
}
