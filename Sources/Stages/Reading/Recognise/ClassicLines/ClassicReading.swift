internal import Models
internal import Pages

/// Reads a sheet with Tesseract alone: first as a whole, then, one by one, the lines that weren't read reliably.
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

    /// What stands on the sheet when it is the right way up.
    mutating func look(at sheet: borrowing Pix, in choice: LanguageChoice) throws(StageFailure) -> Look {
        if case .fixed(let given) = choice {
            let codes = try shelf.data.codes(for: given)
            let whole = try looks.upright(sheet, in: codes)
            return try reading(of: try page(of: sheet, turnedFor: whole), after: whole, in: [codes])
        }
        let finder = PageLanguageFinder(shelf: shelf, second: nil, deadline: deadline)
        let first = try shelf.data.firstLanguage()
        var page = try LinesOnSheet(sheet, quarterTurns: 0, ClassicLineDetector())
        var languages = try finder.languages(of: page, first: first)
        var whole = try looks.upright(sheet, in: [languages.main], mayBeUpsideDown: languages.isUpsideDown)
        // Characters in rows can also be read as columns, in another order, so a page whose rows read well isn't tried
        // as columns.
        if whole.isHopeless || looks.wasTurned || languages.isUnexplained, !languages.isPlainlyLatin,
            let columns = try VerticalText(shelf: shelf, deadline: deadline).look(
                at: sheet, quarterTurns: looks.wasTurned ? 3 : 0)
        {
            return columns
        }
        if whole.quarterTurns != 0 {
            page = try self.page(of: sheet, turnedFor: whole)
            languages = try finder.languages(of: page, first: first)
            if whole.reading.languages != [languages.main] {
                whole = try looks.look(at: sheet, in: [languages.main], quarterTurns: whole.quarterTurns)
            }
        }
        if let missing = languages.missing { looks.warnMissing(missing) }
        let look = try refined(
            try reading(of: page, after: whole, in: languages.codes.map { [$0] }), of: page, after: whole, finder)
        var all = try completed(look, on: page)
        all.reading.isUnexplained = languages.isUnexplained && all.reading.languages.count == languages.codes.count
        return all
    }

    private func page(of sheet: borrowing Pix, turnedFor look: Look) throws(StageFailure) -> LinesOnSheet {
        guard let turned = sheet.rotated(quarterTurns: look.quarterTurns) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to read this photo; free some and try again.")
        }
        return try LinesOnSheet(turned, quarterTurns: look.quarterTurns, ClassicLineDetector())
    }

    /// The reading made again where the lines show other languages in Latin letters than their sample did.
    private mutating func refined(
        _ look: Look, of page: LinesOnSheet, after whole: Look, _ finder: PageLanguageFinder
    ) throws(StageFailure) -> Look {
        let codes = look.reading.languages
        let latin = codes.filter { WritingOfLanguage($0).scripts == [.latin] }
        guard let first = latin.first else { return look }
        let evidence = LanguageEvidence(look.words)
        if let seen = evidence.main, !shelf.data.installed.contains(seen) { looks.warnMissing(seen) }
        let seen = finder.languages(by: evidence, first: first)
        if Set(seen).isSubset(of: latin) { return look }
        let others = codes.filter { !latin.contains($0) }
        let again = try reading(of: page, after: whole, in: (others + seen).map { [$0] })
        return again.score.sure * 10 >= look.score.sure * 9 ? again : look
    }

    /// The look, after the lines that no language has explained were tried and read in further scripts.
    private mutating func completed(_ look: Look, on page: LinesOnSheet) throws(StageFailure) -> Look {
        let main = look.reading.languages.first ?? ""
        let sure = look.reading.lines.filter { $0.words.meanConfidence >= 0.8 }
        let height = WeightedQuantile.median(sure.map { (Double($0.box.height), $0.words.count) })
        var lines: [DetectedLine] = []
        var readings: [LineReading] = []
        for line in page.lines where line.quad.width >= 1.5 * line.quad.height && line.letters ?? 9 >= 3 {
            guard height == 0 || (0.5...2).contains(line.quad.height / height) else { continue }
            let box = line.quad.box(within: .max, .max)
            let words = look.words.filter { 2 * $0.box.commonArea(with: box) > $0.box.area }
            lines.append(line)
            readings.append(LineReading(words: words, language: main))
        }
        let completion = ScriptCompletion(
            search: ScriptSearch(shelf: shelf, page: page, deadline: deadline), known: look.reading.languages)
        let found = try completion.result(of: lines, read: readings)
        if let missing = found.missing { looks.warnMissing(missing) }
        guard !found.languages.isEmpty else { return look }
        var reading = look.reading
        for (place, line) in found.readings {
            let box = lines[place].quad.box(within: .max, .max)
            reading.lines = Self.without(box, in: reading.lines)
            reading.lines.append(ReadLine(words: line.words, block: 0, language: line.language))
        }
        reading.languages += found.languages
        return Look(quarterTurns: look.quarterTurns, evened: look.evened, reading: reading)
    }

    /// The lines without the words in a place that was read again.
    static func without(_ taken: Box, in lines: [ReadLine]) -> [ReadLine] {
        lines.compactMap { line in
            var line = line
            line.words.removeAll { 2 * $0.box.commonArea(with: taken) > $0.box.area }
            return line.words.isEmpty ? nil : line
        }
    }

    /// Combines the lines of the whole and the single ones, taking the likelier in each place.
    private func reading(
        of page: LinesOnSheet, after whole: Look, in choices: [[String]]
    ) throws(StageFailure) -> Look {
        // Text read in another language may look reliable but lack its accents.
        let isSameLanguage = choices.contains(whole.reading.languages)
        let language = whole.reading.languages.first ?? ""
        // In another script it may look reliable and be meaningless.
        let isMixed = Set(choices.flatMap(\.self).map { WritingOfLanguage($0).mainScript }).count > 1
        let believed = whole.reading.lines.filter { line in
            // Spaces within Korean words are corrected on cut-out lines only.
            !isMixed || language != "kor" && ScriptFit(line.words, in: language).value >= ScriptSearch.leastFit
        }
        let sure = SurelyRead(isSameLanguage ? believed : [])
        let lines = page.lines.filter { !sure.covers($0) }
        var engines: [TesseractEngine] = []
        for choice in choices { engines.append(try shelf.engine(for: choice)) }
        let reader = LineTrials(engines: engines, layers: page.layers, deadline: deadline)
        var trials = believed.map {
            ReadTrial(
                line: DetectedLine(quad: Quad($0.box), confidence: 1), words: $0.words, language: language,
                isInOtherLanguage: !isSameLanguage)
        }
        // Long lines come first: they show how large the text is, and so which short ones are scraps of pictures.
        for line in lines where !line.isShort {
            trials.append(ReadTrial(line: line, reading: reader.reading(of: line)))
        }
        let scraps = ScrapFilter(trials)
        for line in lines where line.isShort && !scraps.isScrap(line) {
            trials.append(ReadTrial(line: line, reading: reader.reading(of: line)))
        }
        if let engine = engines.first {
            let prices = LiraPrices(layers: page.layers, engine: engine, deadline: deadline)
            for (place, words) in prices.restored(trials.map(\.words), ink: WordInk(page.layers)).enumerated() {
                trials[place].words = words
            }
        }
        let kept = LineSieve.kept(of: trials).map { ReadLine(words: $0.words, block: 0, language: $0.language) }
        return Look(
            quarterTurns: whole.quarterTurns,
            reading: SheetText(
                lines: kept, complete: whole.reading.complete && deadline.millisecondsLeft > 0,
                languages: choices.flatMap(\.self)),
            tried: trials.map { ReadLine(words: $0.words, block: 0) })
    }
}

extension ReadTrial {
    fileprivate init(line: DetectedLine, reading: LineReading) {
        self.init(line: line, words: reading.words, language: reading.language)
    }
}
