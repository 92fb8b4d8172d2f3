/// A connected light area of a small grey picture.
struct LightArea {
    /// Pixels between its left and right edge, summed over its rows: text and pictures inside count as filled.
    var filled: Int
    /// The pixels furthest to the top left, top right, bottom right and bottom left.
    var corners: [PageOutline.Point]
    /// The mean of everything lighter than the threshold minus the mean of the rest.
    var contrast: Double

    /// The largest area above Otsu's threshold (Otsu, "A Threshold Selection Method from Gray-Level Histograms", 1979),
    /// or nil when the picture has one grey value only.
    static func largest(in raster: GreyRaster) -> LightArea? {
        guard let split = Split(raster.histogram) else { return nil }
        var seen = raster.bytes.map { Int($0) <= split.threshold }
        var best: [Int] = []
        for start in seen.indices where !seen[start] {
            seen[start] = true
            var area = [start]
            var next = 0
            while next < area.count {
                let place = area[next]
                next += 1
                let x = place % raster.width
                for other in [place - raster.width, place + raster.width, place - 1, place + 1] {
                    guard seen.indices.contains(other), !seen[other],
                        other / raster.width == place / raster.width || other % raster.width == x
                    else { continue }
                    seen[other] = true
                    area.append(other)
                }
            }
            if area.count > best.count { best = area }
        }
        return LightArea(places: best, width: raster.width, contrast: split.contrast)
    }

    private init?(places: [Int], width: Int, contrast: Double) {
        guard !places.isEmpty else { return nil }
        var spans: [Int: (left: Int, right: Int)] = [:]
        var extremes = [(score: Int, place: Int)](repeating: (Int.min, 0), count: 4)
        for place in places {
            let x = place % width
            let y = place / width
            let span = spans[y] ?? (x, x)
            spans[y] = (min(span.left, x), max(span.right, x))
            for (index, score) in [-x - y, x - y, x + y, y - x].enumerated() where score > extremes[index].score {
                extremes[index] = (score, place)
            }
        }
        filled = spans.values.reduce(0) { $0 + $1.right - $1.left + 1 }
        // A pixel is a square, so the area's corner is the outer corner of its extreme pixel.
        let outer = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
        corners = zip(extremes, outer).map { extreme, offset in
            PageOutline.Point(
                x: Double(extreme.place % width) + offset.0, y: Double(extreme.place / width) + offset.1)
        }
        self.contrast = contrast
    }

    /// The grey value that best divides a histogram in two.
    private struct Split {
        var threshold: Int
        var contrast: Double

        init?(_ histogram: [Int]) {
            let total = Double(histogram.reduce(0, +))
            let sum = histogram.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
            var below = 0.0
            var sumBelow = 0.0
            var best: (spread: Double, threshold: Int, contrast: Double)?
            for (value, count) in histogram.enumerated() {
                below += Double(count)
                sumBelow += Double(value * count)
                guard below > 0, below < total else { continue }
                let contrast = (sum - sumBelow) / (total - below) - sumBelow / below
                let spread = below * (total - below) * contrast * contrast
                if spread > best?.spread ?? 0 { best = (spread, value, contrast) }
            }
            guard let best else { return nil }
            threshold = best.threshold
            contrast = best.contrast
        }
    }
}
