internal import Models

/// Finds lines with PP-OCR's detection network.
struct NeuralLineDetector: LineDetector {
    let model: OnnxModel
    var postProcessing = DBPostProcessing()
    /// The longer side of what the network sees, in pixels.
    ///
    /// Measured on 33 photos of menus, lines read one by one (word F1): 960 gave 0.707, 1,280 gave 0.737, 1,600 gave
    /// 0.749; colour instead of grey gained nothing.
    var side = 1_600

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
        let plane = pixels.map { Float($0) / 127.5 - 1 }
        guard let input = Tensor(shape: [1, 3, height, width], values: plane + plane + plane) else { return [] }
        guard let map = ProbabilityMap(try model.run(input)) else {
            throw StageFailure(
                .recognise, .engine,
                "The model for finding lines is not one of PP-OCR's; get it anew with `make engine-ppocr`.")
        }
        let back = (
            x: Double(layers.width) / Double(map.width), y: Double(layers.height) / Double(map.height)
        )
        return postProcessing.lines(in: map).map { line in
            DetectedLine(quad: line.quad.scaled(x: back.x, y: back.y), confidence: line.confidence)
        }
    }

    /// The network halves its picture five times.
    private static func fitted(_ side: Double) -> Int { max(32, Int((side / 32).rounded()) * 32) }
}
