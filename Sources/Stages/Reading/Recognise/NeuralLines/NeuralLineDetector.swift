internal import Models
internal import Pages

/// Finds lines with PP-OCR's detection network.
struct NeuralLineDetector: LineDetector {
    let model: OnnxModel
    var postProcessing = DBPostProcessing()
    /// The longer side of what the network sees, in pixels.
    ///
    /// Measured on 33 photos of menus (word F1, line CER): 1,600 gave 0.879 and 0.063, 1,280 gave 0.883 and 0.066 in
    /// two thirds of the time.
    var side = 1_280

    func lines(on sheet: borrowing Pix) throws(StageFailure) -> [DetectedLine] {
        guard let grey = sheet.grey(), let layers = SheetLayers(grey) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to look for lines; free some and try again.")
        }
        let factor = Double(side) / Double(max(1, max(layers.width, layers.height)))
        let width = Self.fitted(Double(layers.width) * factor)
        let height = Self.fitted(Double(layers.height) * factor)
        let whole = SheetTransform(matrix: [Double(layers.width), 0, 0, 0, Double(layers.height), 0, 0, 0, 1])
        let pixels = layers.sample(whole, width: width, height: height, scale: factor)
        let map = try map(of: pixels, width: width, height: height)
        let back = (x: Double(layers.width) / Double(map.width), y: Double(layers.height) / Double(map.height))
        return postProcessing.lines(in: map).map { line in
            DetectedLine(quad: line.quad.scaled(x: back.x, y: back.y), confidence: line.confidence)
        }
    }

    /// The map of a picture, computed strip by strip, since the network takes some 300 bytes a pixel.
    private func map(of pixels: [UInt8], width: Int, height: Int) throws(StageFailure) -> ProbabilityMap {
        var values: [Float] = []
        values.reserveCapacity(width * height)
        let strips = max(1, (width * height + Self.mostPixels - 1) / Self.mostPixels)
        let share = Self.roundedUp((height + strips - 1) / strips)
        for start in stride(from: 0, to: height, by: share) {
            let end = min(start + share, height)
            let first = max(0, start - Self.overlap)
            let last = min(height, end + Self.overlap)
            let part = pixels[first * width..<last * width]
            let planes = Self.channels.flatMap { mean, deviation in
                part.map { (Float($0) / 255 - mean) / deviation }
            }
            guard let input = Tensor(shape: [1, 3, last - first, width], values: planes),
                let strip = ProbabilityMap(try model.run(input)), strip.width == width, strip.height == last - first
            else {
                throw StageFailure(
                    .recognise, .engine,
                    "The model for finding lines is not one of PP-OCR's; get it anew with `vegyscan engine install`.")
            }
            values += strip.values[(start - first) * width..<(end - first) * width]
        }
        guard let map = ProbabilityMap(width: width, height: height, values: values) else {
            throw StageFailure(.recognise, .engine, "The sheet has no size; give another photo.")
        }
        return map
    }

    /// What the network's inputs are centred on and divided by, in each of the three channels: PP-OCRv6's values.
    /// ImageNet's, by which the networks before it were trained, gave a word F1 of 0.883 instead of 0.885.
    private static let channels = [(Float, Float)](repeating: (0.5, 0.5), count: 3)

    /// The network takes some 300 bytes a pixel. Measured on a photo of 13 megapixels: strips of 1,000,000 pixels take
    /// the process to 530 MB, of 350,000 to 330 MB; over 33 photos the strips changed the word F1 from 0.805 to 0.814.
    private static let mostPixels = 350_000
    /// The number of rows that strips share on each side, so that no line is seen only in part; a multiple of 32.
    private static let overlap = 64

    /// The network halves its picture five times.
    private static func fitted(_ side: Double) -> Int { max(32, Int((side / 32).rounded()) * 32) }

    private static func roundedUp(_ side: Int) -> Int { (side + 31) / 32 * 32 }
}
