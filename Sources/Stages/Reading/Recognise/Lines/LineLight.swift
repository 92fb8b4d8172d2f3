/// Brings the grey values of a cut-out line to black on white.
enum LineLight {
    /// The values stretched so that the darkest and the lightest hundredth become black and white; turned into a
    /// negative first where the text is lighter than the paper.
    ///
    /// Where that isn't known, the smaller of the two parts divided by Otsu's threshold is the text: letters cover less
    /// than half of a line.
    static func evened(_ pixels: [UInt8], isLightOnDark: Bool?) -> [UInt8] {
        guard !pixels.isEmpty else { return [] }
        var counts = [Int](repeating: 0, count: 256)
        for pixel in pixels { counts[Int(pixel)] += 1 }
        let black = percentile(counts, of: pixels.count, share: 0.01)
        let white = max(black + 10, percentile(counts, of: pixels.count, share: 0.99))
        let threshold = otsu(counts, of: pixels.count)
        let dark = counts[...threshold].reduce(0, +)
        let isNegative = isLightOnDark ?? (dark * 2 > pixels.count)
        let table = (0..<256).map { value in
            let stretched = min(max((value - black) * 255 / (white - black), 0), 255)
            return UInt8(isNegative ? 255 - stretched : stretched)
        }
        return pixels.map { table[Int($0)] }
    }

    private static func percentile(_ counts: [Int], of total: Int, share: Double) -> Int {
        let wanted = Int(Double(total) * share)
        var seen = 0
        for (value, count) in counts.enumerated() {
            seen += count
            if seen > wanted { return value }
        }
        return 255
    }

    /// The grey value up to which pixels are dark: it makes the variance between the two classes largest (Otsu 1979).
    static func otsu(_ counts: [Int], of total: Int) -> Int {
        let sum = counts.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
        var best = (threshold: 127, variance: -1.0)
        var weight = 0.0
        var part = 0.0
        for (value, count) in counts.enumerated() {
            weight += Double(count)
            part += Double(value * count)
            let rest = Double(total) - weight
            guard weight > 0, rest > 0 else { continue }
            let difference = part / weight - (sum - part) / rest
            let variance = weight * rest * difference * difference
            if variance > best.variance { best = (value, variance) }
        }
        return best.threshold
    }
}
