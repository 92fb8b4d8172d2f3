internal import Models

/// Reads a sheet with Tesseract alone: as a whole first, then line by line where that reads badly.
struct ClassicReading {
    let shelf: EngineShelf
    let deadline: PhotoDeadline
    private var looks: Looks

    init(shelf: EngineShelf, deadline: Duration) {
        self.shelf = shelf
        self.deadline = PhotoDeadline(deadline)
        looks = Looks(shelf: shelf, deadline: deadline)
    }

    var warnings: [Warning] { looks.warnings }

    /// What stands on the sheet, right side up.
    mutating func look(at sheet: borrowing Pix, in choice: LanguageChoice) throws(StageFailure) -> Look {
        let turns = TextDirection.isVertical(sheet) ? 1 : 0
        var page = try LinesOnSheet(sheet, turnedBy: turns)
        let sample = LineSample(of: page, shelf: shelf, deadline: deadline)
        let given: [String]?
        switch choice {
        case .fixed(let codes): given = try shelf.data.codes(for: codes)
        case .automatic: given = nil
        }
        let start: [String]
        if let given { start = given } else { start = [try shelf.data.firstLanguage()] }
        let finding = try sample.finding(in: start, triesOthers: given == nil)
        for language in finding.missing { looks.warnMissing(language) }
        if finding.isUpsideDown { page = try LinesOnSheet(sheet, turnedBy: turns + 2) }
        let main = given ?? [finding.language]
        let look = try read(page, on: sheet, in: main)
        guard given == nil, Script.isWrittenInLatin(main[0]), let language = LanguageEvidence(look.words).main,
            language != main[0]
        else { return look }
        guard shelf.data.installed.contains(language) else {
            looks.warnMissing(language)
            return look
        }
        let again = try read(page, on: sheet, in: [language])
        return again.score.sure * 10 >= look.score.sure * 9 ? again : look
    }

    private mutating func read(
        _ page: LinesOnSheet, on sheet: borrowing Pix, in languages: [String]
    ) throws(StageFailure) -> Look {
        let whole = try looks.look(at: sheet, in: languages, quarterTurns: page.quarterTurns)
        if whole.score.share >= Look.goodShare, TextCoverage.share(of: whole, on: sheet) >= Look.goodCoverage {
            return whole
        }
        let reader = LineTrials(engine: try shelf.engine(for: languages), layers: page.layers, deadline: deadline)
        var trials = page.lines.map { ReadTrial(line: $0, words: reader.words(of: $0)) }
        trials += whole.reading.lines.map {
            ReadTrial(line: DetectedLine(quad: Quad($0.box), confidence: 1), words: $0.words)
        }
        let kept = LineSieve.kept(of: trials).map { ReadLine(words: $0.words, block: 0) }
        return Look(
            quarterTurns: page.quarterTurns, evened: false,
            reading: Reading(
                lines: kept, complete: whole.reading.complete && deadline.millisecondsLeft > 0, languages: languages))
    }
}

extension LinesOnSheet {
    /// The lines that the classic detector finds on a sheet turned clockwise by quarter turns.
    ///
    /// Throws `.engine` without memory.
    fileprivate init(_ sheet: borrowing Pix, turnedBy quarterTurns: Int) throws(StageFailure) {
        guard let turned = sheet.rotated(quarterTurns: quarterTurns) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to read this photo; free some and try again.")
        }
        self = try LinesOnSheet(turned, quarterTurns: quarterTurns & 3, ClassicLineDetector())
    }
}
