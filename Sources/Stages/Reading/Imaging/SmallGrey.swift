internal import Foundation

/// A picture reduced to a few grey values, such as 32 × 32, whatever its proportions.
struct SmallGrey {
    /// How several pixels become one value.
    enum Filter {
        /// Three lobes on each side of the middle.
        case lanczos
        /// The mean of those that it covers.
        case box
    }

    /// Row by row, 0 (black) to 255, in whole steps.
    let values: [Double]

    /// Nil for an empty picture, or without memory.
    ///
    /// - Parameter detail: how many pixels at least each value is made of along either axis, where there are as many.
    init?(of pix: borrowing Pix, columns: Int, rows: Int, _ filter: Filter = .lanczos, detail: Int = 8) {
        // Halving first is much cheaper and changes the result by less than a grey step. An odd last column or row is
        // lost, so the extents, in pixels of the halved picture, may have a fraction.
        guard var grey = pix.grey() else { return nil }
        var extent = (width: Double(grey.width), height: Double(grey.height))
        while min(grey.width, grey.height) >= max(columns, rows) * detail * 2 {
            guard let half = grey.halved() else { return nil }
            grey = half
            extent = (extent.width / 2, extent.height / 2)
        }
        let width = grey.width
        let height = grey.height
        let source = grey.greyPixels()
        guard width > 0, height > 0, source.count == width * height else { return nil }
        let across = Self.weights(over: extent.width, pixels: width, targets: columns, filter)
        let down = Self.weights(over: extent.height, pixels: height, targets: rows, filter)
        var narrow = [Double](repeating: 0, count: columns * height)
        for y in 0..<height {
            for (x, window) in across.enumerated() {
                let start = y * width + window.first
                var sum = 0.0
                for (offset, weight) in window.weights.enumerated() { sum += weight * Double(source[start + offset]) }
                narrow[y * columns + x] = Self.step(sum)
            }
        }
        var small: [Double] = []
        for window in down {
            for x in 0..<columns {
                var sum = 0.0
                for (offset, weight) in window.weights.enumerated() {
                    sum += weight * narrow[(window.first + offset) * columns + x]
                }
                small.append(Self.step(sum))
            }
        }
        values = small
    }

    private static func step(_ value: Double) -> Double { min(max(value, 0), 255).rounded() }

    /// For each of the targets, the sources and their weights: a window, widened by the reduction so that it also
    /// averages (as in Pillow's `resize`).
    private static func weights(
        over extent: Double, pixels count: Int, targets: Int, _ filter: Filter
    ) -> [(first: Int, weights: [Double])] {
        let scale = extent / Double(targets)
        let stretch = max(scale, 1)
        let reach = stretch * (filter == .lanczos ? 3 : 0.5)
        return (0..<targets).map { target in
            let centre = (Double(target) + 0.5) * scale
            let first = min(max(Int((centre - reach + 0.5).rounded(.down)), 0), count - 1)
            let last = min(Int((centre + reach + 0.5).rounded(.down)), count)
            let raw = (first..<max(last, first + 1)).map {
                filter == .lanczos ? lanczos((Double($0) + 0.5 - centre) / stretch) : 1
            }
            let sum = raw.reduce(0, +)
            return (first, raw.map { $0 / sum })
        }
    }

    private static func lanczos(_ x: Double) -> Double {
        if x == 0 { return 1 }
        if abs(x) >= 3 { return 0 }
        return sin(.pi * x) / (.pi * x) * sin(.pi * x / 3) / (.pi * x / 3)
    }
}
