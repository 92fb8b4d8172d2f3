internal import Models

/// One way of looking at a sheet, and what was read that way.
struct Look {
    /// Clockwise quarter turns of the sheet before reading.
    let quarterTurns: Int
    /// Whether the local contrast was read instead of the plain grey.
    let evened: Bool
    let reading: Reading
    let score: ReadingScore
    let evidence: TextEvidence

    /// `tried` is all that was read, doubtful or not, where `reading` holds only what was believed.
    init(quarterTurns: Int = 0, evened: Bool = false, reading: Reading, tried: [ReadLine]? = nil) {
        self.quarterTurns = quarterTurns
        self.evened = evened
        self.reading = reading
        evidence = TextEvidence(tried ?? reading.lines)
        score = ReadingScore(reading.lines)
    }

    /// Whether the sheet may stand on its head: fewer than six letters in ten are sure, or most words that are sure are
    /// short ones, as digits turned by half are read as digits.
    var mayBeTurned: Bool { score.share < 0.6 || evidence.anchors * 4 < evidence.words }

    /// Whether what was read is mostly guesses, as on a page turned on its side or in another script.
    var isHopeless: Bool { score.share < 0.4 }
}

extension [Look] {
    /// The look with the most sure letters; between the two ways of writing Chinese, the one whose own characters are
    /// surer. Nil when there are none.
    var bestScript: Look? {
        guard let best = self.max(by: { $0.score.sure < $1.score.sure }) else { return nil }
        let alike = filter { $0.quarterTurns == best.quarterTurns }
        guard let simplified = alike.first(where: { $0.reading.languages == ["chi_sim"] }),
            let traditional = alike.first(where: { $0.reading.languages == ["chi_tra"] }),
            best.reading.languages != ["jpn"]
        else { return best }
        let isTraditional =
            HanVariants.evidence(in: traditional.words, traditional: true)
            > HanVariants.evidence(in: simplified.words, traditional: false)
        return isTraditional ? traditional : simplified
    }
}

extension Look {
    var words: [Word] { reading.lines.flatMap(\.words) }
}
