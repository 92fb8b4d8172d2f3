/// A picture reduced to 64 × 64 mean grey values as PDQ does it: a box filter is run twice along both axes (Jarosz's
/// cheap substitute for a tent filter), then every 64th part of each axis is sampled.
///
/// Filtering is linear and the samples are few, so the two runs are combined into one window of weights for each
/// sample. Each pixel is then visited about once, and the values match those of the published code up to rounding.
struct JaroszFilter {
    static let side = 64

    /// Row by row, 0 to 255; nil for a picture that isn't 8-bit grey.
    static func samples(of pix: borrowing Pix) -> [Float]? {
        guard pix.depth == 8, pix.width > 0, pix.height > 0 else { return nil }
        let across = windows(over: pix.width)
        let down = windows(over: pix.height)
        var sums = [[Float]?](repeating: nil, count: side)
        var result = [Float](repeating: 0, count: side * side)
        // Down first, where whole rows are added up at once; a row belongs to one or two samples.
        for y in 0..<pix.height {
            let rows = down.indices.filter { down[$0].range.contains(y) }
            if rows.isEmpty { continue }
            let pixels = pix.greyRow(y)
            guard pixels.count == pix.width else { return nil }
            for row in rows {
                var sum = sums[row].take() ?? [Float](repeating: 0, count: pixels.count)
                add(pixels, times: down[row].weights[y - down[row].range.lowerBound], to: &sum)
                if y + 1 < down[row].range.upperBound {
                    sums[row] = sum
                } else {
                    for (x, window) in across.enumerated() {
                        result[row * side + x] = zip(sum[window.range], window.weights).reduce(0) { $0 + $1.0 * $1.1 }
                    }
                }
            }
        }
        return result
    }

    private static func add(_ pixels: [UInt8], times weight: Float, to sum: inout [Float]) {
        unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe sum.withUnsafeMutableBufferPointer { sum in
                for x in 0..<min(pixels.count, sum.count) { unsafe sum[x] += weight * Float(pixels[x]) }
            }
        }
    }

    /// The pixels of one axis that contribute to a sample, with their weights.
    struct Window {
        let range: Range<Int>
        let weights: [Float]
    }

    static func windows(over length: Int) -> [Window] {
        (0..<side).map { place in
            let centre = min(length - 1, (2 * place + 1) * length / (2 * side))
            let outer = box(around: centre, length)
            let first = box(around: outer.lowerBound, length).lowerBound
            let end = box(around: outer.upperBound - 1, length).upperBound
            var weights = [Float](repeating: 0, count: end - first)
            for middle in outer {
                let inner = box(around: middle, length)
                let share = 1 / Float(outer.count) / Float(inner.count)
                for pixel in inner { weights[pixel - first] += share }
            }
            return Window(range: first..<end, weights: weights)
        }
    }

    /// The pixels that one run of the box filter averages for the pixel at `centre`: a window of a 128th of the axis,
    /// cut off at its ends. A window of even length reaches one pixel further to the right.
    private static func box(around centre: Int, _ length: Int) -> Range<Int> {
        let window = (length + 127) / 128
        let half = (window + 2) / 2
        return max(0, centre - (window - half))..<max(1, min(length, centre + half))
    }
}
