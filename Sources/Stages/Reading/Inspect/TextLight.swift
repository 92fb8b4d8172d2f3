internal import Models

extension GreyRaster {
    /// The spread between the 5th and the 95th percentile of grey values, 0 to 1.
    ///
    /// Taken over the given boxes, each widened by two pixels, since paper without text says nothing about the text;
    /// over the whole picture when there are too few.
    func spread(around boxes: [Box]) -> Double {
        var counts = [Int](repeating: 0, count: 256)
        if boxes.count < TextMarks.leastLetters {
            counts = histogram
        } else {
            for box in boxes {
                for y in max(0, box.y - 2)..<min(height, box.maxY + 2) {
                    for x in max(0, box.x - 2)..<min(width, box.maxX + 2) { counts[Int(bytes[y * width + x])] += 1 }
                }
            }
        }
        let total = counts.reduce(0, +)
        func percentile(_ percent: Int) -> Int {
            var seen = 0
            for (value, count) in counts.enumerated() {
                seen += count
                if seen * 100 >= total * percent { return value }
            }
            return 255
        }
        return Double(percentile(95) - percentile(5)) / 255
    }
}

extension TextMarks {
    /// The share of the marks with pure white to their left, 0 to 1; 0 where they are too few to be text. Of many it is
    /// the paper that is white, so that white isn't glare.
    func shareOnWhite(in raster: GreyRaster) -> Double {
        guard main.count >= Self.leastLetters else { return 0 }
        let white = main.count { $0.x >= 3 && raster.bytes[$0.midY * raster.width + $0.x - 3] >= 250 }
        return Double(white) / Double(main.count)
    }
}
