/// Makes the paper of a cut-out line equally white from end to end.
enum LinePaper {
    /// Grey values, dark on light, divided by those of the paper around them.
    ///
    /// The paper is the ninth decile of blocks as wide as the line is high, interpolated between their middles.
    static func divided(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        guard width > 0, height > 0, pixels.count == width * height else { return pixels }
        let count = max(1, width / height)
        let blockWidth = Double(width) / Double(count)
        var papers: [Double] = []
        for block in 0..<count {
            let start = Int(Double(block) * blockWidth)
            let end = min(width, max(start + 1, Int(Double(block + 1) * blockWidth)))
            var counts = [Int](repeating: 0, count: 256)
            for y in 0..<height {
                for x in start..<end { counts[Int(pixels[y * width + x])] += 1 }
            }
            papers.append(Double(max(leastPaper, ninthDecile(counts, of: (end - start) * height))))
        }
        var divided = pixels
        for x in 0..<width {
            let place = min(max((Double(x) + 0.5) / blockWidth - 0.5, 0), Double(count - 1))
            let left = Int(place)
            let right = min(left + 1, count - 1)
            let paper = papers[left] + (papers[right] - papers[left]) * (place - Double(left))
            for y in 0..<height {
                let value = Double(pixels[y * width + x]) * 255 / paper
                divided[y * width + x] = UInt8(min(value, 255))
            }
        }
        return divided
    }

    /// Blocks darker than this show no paper to measure.
    private static let leastPaper = 60

    private static func ninthDecile(_ counts: [Int], of total: Int) -> Int {
        var seen = 0
        for (value, count) in counts.enumerated() {
            seen += count
            if seen * 10 >= total * 9 { return value }
        }
        return 255
    }
}
