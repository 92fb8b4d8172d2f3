internal import Models

/// One way of looking at a sheet, and what was read that way.
struct Look {
    /// Clockwise quarter turns of the sheet before reading.
    var quarterTurns = 0
    /// Whether the local contrast was read instead of the plain grey.
    var evened = false
    var reading: Reading
    var score: ReadingScore

    init(quarterTurns: Int = 0, evened: Bool = false, reading: Reading) {
        self.quarterTurns = quarterTurns
        self.evened = evened
        self.reading = reading
        score = ReadingScore(reading.lines)
    }
}
