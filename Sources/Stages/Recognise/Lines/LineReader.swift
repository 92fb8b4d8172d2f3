internal import Models

/// Reads detected lines one by one.
struct LineReader {
    let layers: SheetLayers
    /// Milliseconds left at this moment.
    let timeLeft: () -> Int

    /// What stands on each line, in the same order; a line nothing is read on has no words.
    ///
    /// `complete` is false when time ran out; the lines that were left over are without words.
    func read(
        _ lines: [DetectedLine], with recognizer: some TextRecognizer, height: Int = LineCut.usualHeight
    ) throws(StageFailure) -> (lines: [[Word]], complete: Bool) {
        var read: [[Word]] = []
        var complete = true
        for line in lines {
            let left = timeLeft()
            guard left > 0 else {
                complete = false
                read.append([])
                continue
            }
            guard let cut = LineCut(of: line, from: layers, height: height) else {
                read.append([])
                continue
            }
            read.append(try recognizer.words(of: cut, milliseconds: left))
        }
        return (read, complete)
    }
}
