internal import Models

/// Reads a sheet by finding its lines first and reading each alone.
struct LinesFirst {
    let detector: any LineDetector
    /// Nil where there is only Tesseract.
    let second: NeuralRecognizer?
    let shelf: EngineShelf
    let deadline: PhotoDeadline
    private(set) var warnings: [Warning] = []

    init(detector: any LineDetector, second: NeuralRecognizer?, shelf: EngineShelf, deadline: Duration) {
        self.detector = detector
        self.second = second
        self.shelf = shelf
        self.deadline = PhotoDeadline(deadline)
    }

    /// What stands on the sheet, right side up.
    mutating func look(at sheet: borrowing Pix, in choice: LanguageChoice) throws(StageFailure) -> Look {
        var page = try LinesOnSheet(sheet, quarterTurns: 0, detector)
        if LineDirection.isVertical(page.lines), let turned = try turned(sheet, by: 1) { page = turned }
        let languages = LineLanguages(shelf: shelf, second: second, deadline: deadline)
        var glance = try languages.glance(at: page)
        if try languages.isUpsideDown(page, upright: glance), let turned = try turned(sheet, by: page.quarterTurns + 2)
        {
            page = turned
            glance = try languages.glance(at: page)
        }
        if case .fixed(let codes) = choice { return try read(page, in: [try shelf.data.codes(for: codes)]) }
        if let asian = LineLanguages.asianLanguage(glance) {
            if shelf.data.installed.contains(asian) { return try read(page, in: [[asian]]) }
            warn(Looks.missing(asian))
        }
        let look = try latin(page, languages, first: try shelf.data.firstLanguage())
        guard look.isHopeless, !look.words.isEmpty, let upright = sheet.rotated(quarterTurns: page.quarterTurns) else {
            return look
        }
        let other = try languages.otherScript(of: page, on: upright, sure: look.score.sure)
        if let missing = other.missing { warn(Looks.missing(missing)) }
        guard let language = other.language else { return look }
        let again = try read(page, in: [[language]])
        return again.score.sure > look.score.sure ? again : look
    }

    private mutating func latin(
        _ page: LinesOnSheet, _ languages: LineLanguages, first: String
    ) throws(StageFailure) -> Look {
        let chosen = LanguageContest.accentsFirst(try languages.languages(of: page, first: first))
        let look = try read(page, in: chosen.map { [$0] })
        let evidence = LanguageEvidence(look.words)
        if let main = evidence.main, !shelf.data.installed.contains(main) { warn(Looks.missing(main)) }
        // All lines tell more than the sample did.
        let seen = LanguageContest.accentsFirst(languages.languages(by: evidence, first: chosen[0]))
        if Set(seen).isSubset(of: chosen) { return look }
        let again = try read(page, in: seen.map { [$0] })
        return again.score.sure * 10 >= look.score.sure * 9 ? again : look
    }

    private func turned(_ sheet: borrowing Pix, by quarterTurns: Int) throws(StageFailure) -> LinesOnSheet? {
        guard let pix = sheet.rotated(quarterTurns: quarterTurns) else { return nil }
        return try LinesOnSheet(pix, quarterTurns: quarterTurns & 3, detector)
    }

    /// Each line in the choice of languages that it shows to be in; a choice may be several at once, as Tesseract can.
    private mutating func read(_ page: LinesOnSheet, in choices: [[String]]) throws(StageFailure) -> Look {
        var engines: [TesseractEngine] = []
        for choice in choices { engines.append(try shelf.engine(for: choice)) }
        let opinion = second.map { SecondOpinion(recognizer: $0, languages: choices[0]) }
        let result = try page.reader(deadline).read(page.lines) { (cut, left) throws(StageFailure) in
            if let words = try opinion?.chineseWords(on: cut) { return words }
            var words: [Word] = []
            for engine in engines where words.isEmpty || LanguageContest.isOpen(words) {
                let read = engine.words(of: cut, milliseconds: left)
                if words.isEmpty || LanguageContest.wins(read, in: engine.languages, against: words) { words = read }
            }
            return try opinion?.words(after: words, on: cut) ?? words
        }
        if !result.complete { warn(PhotoDeadline.warning) }
        let lines = result.lines.filter { !$0.isEmpty }.map { ReadLine(words: $0, block: 0) }
        return Look(
            quarterTurns: page.quarterTurns,
            reading: Reading(lines: lines, complete: result.complete, languages: choices.flatMap(\.self)))
    }

    private mutating func warn(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
