internal import Models

/// A sheet that was turned by quarter turns, and its lines.
struct LinesOnSheet {
    let quarterTurns: Int
    let lines: [DetectedLine]
    let layers: SheetLayers
    let seen = SeenLines()

    /// Throws `.engine` without memory, and what the detector throws.
    ///
    /// - Parameter detected: the lines, where they were found already.
    init(
        _ sheet: borrowing Pix, quarterTurns: Int, _ detector: any LineDetector, detected: [DetectedLine]? = nil
    ) throws(StageFailure) {
        guard let layers = SheetLayers(sheet) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to read this photo; free some and try again.")
        }
        self.quarterTurns = quarterTurns
        self.layers = layers
        if let detected { lines = detected } else { lines = try detector.lines(on: sheet) }
    }

    func reader(_ deadline: PhotoDeadline) -> LineReader {
        LineReader(layers: layers) { deadline.millisecondsLeft }
    }
}
