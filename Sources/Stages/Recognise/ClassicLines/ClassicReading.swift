internal import Models

/// Reads a sheet with Tesseract alone: as a whole first, then, one by one, the lines that were not surely read so.
struct ClassicReading {
    let shelf: EngineShelf
    let deadline: PhotoDeadline
    private var looks: Looks

    /// `wasTurned`: whether the sheet was turned by a quarter without knowing which way up its text stands.
    init(shelf: EngineShelf, deadline: Duration, wasTurned: Bool) {
        self.shelf = shelf
        self.deadline = PhotoDeadline(deadline)
        looks = Looks(shelf: shelf, deadline: deadline, wasTurned: wasTurned)
    }

    var warnings: [Warning] { looks.warnings }

    /// What stands on the sheet, right side up.
    mutating func look(at sheet: borrowing Pix, in choice: LanguageChoice) throws(StageFailure) -> Look {
        let whole = try looks.look(at: sheet, in: choice, first: try shelf.data.firstLanguage())
        guard let turned = sheet.rotated(quarterTurns: whole.quarterTurns) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to read this photo; free some and try again.")
        }
        let page = try LinesOnSheet(turned, quarterTurns: whole.quarterTurns, ClassicLineDetector())
        let main = whole.reading.languages
        guard choice == .automatic, LanguageWords.lists.contains(where: { $0.0 == main[0] }) else {
            return try reading(of: page, after: whole, in: [main])
        }
        let look = try latin(page, after: whole)
        let mixed = try MixedScripts(shelf: shelf, deadline: deadline).result(of: look, on: page)
        if let missing = mixed.missing { looks.warnMissing(missing) }
        return mixed.look ?? look
    }

    /// A page in Latin letters, read in the language or the two languages that it turns out to be in.
    private mutating func latin(_ page: LinesOnSheet, after whole: Look) throws(StageFailure) -> Look {
        let main = whole.reading.languages
        let languages = LineLanguages(shelf: shelf, second: nil, deadline: deadline)
        let chosen = LanguageContest.accentsFirst(
            languages.languages(by: LanguageEvidence(whole.words), first: main[0]))
        let look = try reading(of: page, after: whole, in: chosen.map { [$0] })
        // The lines tell more than the whole did.
        let evidence = LanguageEvidence(look.words)
        if let seen = evidence.main, !shelf.data.installed.contains(seen) { looks.warnMissing(seen) }
        let seen = LanguageContest.accentsFirst(languages.languages(by: evidence, first: chosen[0]))
        if Set(seen).isSubset(of: chosen) { return look }
        let again = try reading(of: page, after: whole, in: seen.map { [$0] })
        return again.score.sure * 10 >= look.score.sure * 9 ? again : look
    }

    /// The whole's lines and the single ones, each where it is likelier; a line is read in the choice of languages that
    /// is surest of it.
    private func reading(
        of page: LinesOnSheet, after whole: Look, in choices: [[String]]
    ) throws(StageFailure) -> Look {
        // What was read in another language may look sure and lack its accents.
        let isSameLanguage = whole.reading.languages == choices.first
        let sure = SurelyRead(isSameLanguage ? whole.reading.lines : [])
        let lines = page.lines.filter { !sure.covers($0) }
        var engines: [TesseractEngine] = []
        for choice in choices { engines.append(try shelf.engine(for: choice)) }
        let reader = LineTrials(engines: engines, layers: page.layers, deadline: deadline)
        var trials = whole.reading.lines.map {
            ReadTrial(
                line: DetectedLine(quad: Quad($0.box), confidence: 1), words: $0.words,
                isInOtherLanguage: !isSameLanguage)
        }
        // Long lines first: they tell how large the text is, and so which of the short ones are scraps of pictures.
        for line in lines where !line.isShort { trials.append(ReadTrial(line: line, words: reader.words(of: line))) }
        let scraps = ScrapFilter(trials)
        for line in lines where line.isShort && !scraps.isScrap(line) {
            trials.append(ReadTrial(line: line, words: reader.words(of: line)))
        }
        if let engine = engines.first {
            trials = LiraPrices(layers: page.layers, engine: engine, deadline: deadline).restored(
                trials, ink: WordInk(page.layers))
        }
        let kept = LineSieve.kept(of: trials).map { ReadLine(words: $0.words, block: 0) }
        return Look(
            quarterTurns: whole.quarterTurns,
            reading: Reading(
                lines: kept, complete: whole.reading.complete && deadline.millisecondsLeft > 0,
                languages: choices.flatMap(\.self)),
            tried: trials.map { ReadLine(words: $0.words, block: 0) })
    }
}
