internal import Models

extension GreyRaster {
    /// The standard deviation of the 3 × 3 Laplacian (four neighbours minus four times the middle) in grey values.
    ///
    /// Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy" (ICPR 2000), whose measure is its square.
    /// Taken over the given boxes, each widened by two pixels, since only the sharpness of the text matters; over the
    /// whole picture when there are fewer than 20.
    func laplacianDeviation(around boxes: [Box]) -> Double {
        let regions = boxes.count >= 20 ? boxes : [Box(x: 0, y: 0, width: width, height: height)]
        var count = 0
        var sum = 0
        var squares = 0
        for box in regions {
            let top = max(1, box.y - 2)
            let bottom = min(height - 1, box.maxY + 2)
            let left = max(1, box.x - 2)
            let right = min(width - 1, box.maxX + 2)
            guard top < bottom, left < right else { continue }
            for y in top..<bottom {
                for x in left..<right {
                    let place = y * width + x
                    let around =
                        Int(bytes[place - 1]) + Int(bytes[place + 1]) + Int(bytes[place - width])
                        + Int(bytes[place + width])
                    let value = around - 4 * Int(bytes[place])
                    count += 1
                    sum += value
                    squares += value * value
                }
            }
        }
        guard count > 0 else { return 0 }
        let mean = Double(sum) / Double(count)
        return max(0, Double(squares) / Double(count) - mean * mean).squareRoot()
    }
}
