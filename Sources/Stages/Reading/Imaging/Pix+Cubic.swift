internal import CLeptonica

extension Pix {
    /// A copy at `factor` times the size by cubic convolution (Keys 1981, a = -0.75), for enlarging 8-bit grey text:
    /// linear interpolation blurs thin strokes, and sharpening afterwards rims them.
    ///
    /// Nil for another depth, a factor that is not positive, or without memory.
    func enlarged(by factor: Double) -> Pix? {
        guard depth == 8, factor > 0, factor.isFinite else { return nil }
        let source = greyPixels()
        let newWidth = max(1, Int((Double(width) * factor).rounded()))
        let newHeight = max(1, Int((Double(height) * factor).rounded()))
        guard let result = unsafe Pix(adopting: pixCreate(Int32(clamping: newWidth), Int32(clamping: newHeight), 8)),
            let data = unsafe pixGetData(result.unsafePointer), source.count == width * height
        else { return nil }
        let wordsPerRow = Int(unsafe pixGetWpl(result.unsafePointer))
        let columns = CubicTaps(from: width, to: newWidth)
        let rows = CubicTaps(from: height, to: newHeight)
        // Each source row is stretched once and kept while it is needed, since four rows make one row of the result.
        var stretched = [[Float]](repeating: [], count: height)
        var freed = 0
        for y in 0..<newHeight {
            let places = rows.places(y)
            while freed < places[0] {
                stretched[freed] = []
                freed += 1
            }
            for place in places where stretched[place].isEmpty {
                stretched[place] = columns.stretch(source, from: place * width)
            }
            let weights = rows.weights(y)
            let (first, second) = (stretched[places[0]], stretched[places[1]])
            let (third, fourth) = (stretched[places[2]], stretched[places[3]])
            let row = unsafe data + y * wordsPerRow
            for x in 0..<newWidth {
                let value =
                    weights[0] * first[x] + weights[1] * second[x] + weights[2] * third[x] + weights[3] * fourth[x]
                let byte = UInt32(min(max(value + 0.5, 0), 255))
                unsafe row[x >> 2] |= byte << UInt32(24 - (x & 3) * 8)
            }
        }
        return result
    }
}

/// The four source places and their weights for each place along one side.
private struct CubicTaps {
    private var allPlaces: [SIMD4<Int32>] = []
    private var allWeights: [SIMD4<Float>] = []

    init(from old: Int, to new: Int) {
        let step = Double(old) / Double(new)
        for index in 0..<new {
            let centre = (Double(index) + 0.5) * step - 0.5
            let base = centre.rounded(.down)
            let rest = Float(centre - base)
            var places = SIMD4<Int32>()
            for tap in 0..<4 { places[tap] = Int32(clamping: min(max(Int(base) - 1 + tap, 0), old - 1)) }
            allPlaces.append(places)
            allWeights.append(
                SIMD4(Self.kernel(1 + rest), Self.kernel(rest), Self.kernel(1 - rest), Self.kernel(2 - rest)))
        }
    }

    func places(_ index: Int) -> [Int] { (0..<4).map { Int(allPlaces[index][$0]) } }
    func weights(_ index: Int) -> SIMD4<Float> { allWeights[index] }

    /// One row of the source, beginning at `start`, stretched to the new length.
    func stretch(_ source: [UInt8], from start: Int) -> [Float] {
        var row = [Float](repeating: 0, count: allPlaces.count)
        for index in row.indices {
            let places = allPlaces[index]
            let weights = allWeights[index]
            row[index] =
                weights[0] * Float(source[start + Int(places[0])]) + weights[1] * Float(source[start + Int(places[1])])
                + weights[2] * Float(source[start + Int(places[2])]) + weights[3]
                * Float(source[start + Int(places[3])])
        }
        return row
    }

    private static func kernel(_ distance: Float) -> Float {
        let a: Float = -0.75
        let x = abs(distance)
        if x < 1 { return ((a + 2) * x - (a + 3)) * x * x + 1 }
        if x < 2 { return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a }
        return 0
    }
}
