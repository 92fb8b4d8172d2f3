internal import Models
internal import Pages

/// One way of looking at a sheet, and what was read that way.
struct Look {
    /// Clockwise quarter turns of the sheet before reading.
    let quarterTurns: Int
    /// Whether the local contrast was read instead of the plain grey.
    let evened: Bool
    var reading: SheetText
    let score: ReadingScore
    let evidence: TextEvidence
    /// The signs of a table on the turned sheet, with the turned texts above them, if any; nil where nobody looked for
    /// them.
    var table: SignTable?
    /// Where the detector saw lines on the turned sheet; nil where there is none.
    var areas: [DetectedLine]?

    /// `tried` is everything that was read, doubtful or not, whereas `reading` holds only what was believed.
    init(quarterTurns: Int = 0, evened: Bool = false, reading: SheetText, tried: [ReadLine]? = nil) {
        self.quarterTurns = quarterTurns
        self.evened = evened
        self.reading = reading
        evidence = TextEvidence(tried ?? reading.lines)
        score = ReadingScore(reading.lines)
    }

    /// Whether the sheet may be upside down: fewer than six letters in ten are reliable, or most reliable words are
    /// short, as upside-down digits still read as digits.
    var mayBeTurned: Bool { score.share < 0.6 || evidence.anchors * 4 < evidence.words }

    /// Whether the result is mostly guesses, as on a page turned on its side or in another script.
    var isHopeless: Bool { score.share < 0.4 }
}

extension Look {
    var words: [Word] { reading.lines.flatMap(\.words) }
}
