internal import Models

/// Cuts detected lines out of a sheet one by one and hands each to a recogniser.
struct LineReader {
    let layers: SheetLayers
    /// Milliseconds left for the photo at this moment.
    let timeLeft: () -> Int

    /// What was read on lines.
    struct Result {
        /// The readings in the order of the lines, with boxes on the sheet; a line on which nothing is read has no
        /// words.
        var lines: [LineReading] = []
        /// False when time ran out: the remaining lines have no words.
        var complete = true
    }

    /// `read` receives each line with its cut and the milliseconds left.
    func read(
        _ lines: [DetectedLine],
        by read: (DetectedLine, borrowing LineCut, Int) throws(StageFailure) -> LineReading
    ) throws(StageFailure) -> Result {
        var result = Result()
        for line in lines {
            let left = timeLeft()
            if left <= 0 { result.complete = false }
            guard left > 0, let cut = LineCut(of: line, from: layers) else {
                result.lines.append(LineReading(words: [], language: ""))
                continue
            }
            var reading = try read(line, cut, left)
            for index in reading.words.indices {
                reading.words[index].box = cut.onSheet(reading.words[index].box)
            }
            for index in reading.unread.indices { reading.unread[index] = cut.onSheet(reading.unread[index]) }
            result.lines.append(reading)
        }
        return result
    }
}
