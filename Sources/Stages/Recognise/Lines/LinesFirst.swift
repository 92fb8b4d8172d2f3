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
        if try languages.isUpsideDown(page), let turned = try turned(sheet, by: page.quarterTurns + 2) { page = turned }
        let main: [String]
        switch choice {
        case .fixed(let codes): main = try shelf.data.codes(for: codes)
        case .automatic: main = [try languages.language(of: page, first: try shelf.data.firstLanguage())]
        }
        var look = try read(page, in: main)
        if choice == .automatic, let language = LanguageEvidence(look.words).main, language != main.first,
            Script.isWrittenInLatin(main[0])
        {
            if shelf.data.installed.contains(language) {
                let again = try read(page, in: [language])
                if again.score.sure * 10 >= look.score.sure * 9 { look = again }
            } else {
                warn(Looks.missing(language))
            }
        }
        return look
    }

    private func turned(_ sheet: borrowing Pix, by quarterTurns: Int) throws(StageFailure) -> LinesOnSheet? {
        guard let pix = sheet.rotated(quarterTurns: quarterTurns) else { return nil }
        return try LinesOnSheet(pix, quarterTurns: quarterTurns & 3, detector)
    }

    private mutating func read(_ page: LinesOnSheet, in languages: [String]) throws(StageFailure) -> Look {
        let engine = try shelf.engine(for: languages)
        let isUnspaced = languages.contains { ["chi_sim", "chi_tra", "jpn"].contains($0) }
        let opinion = second.map { SecondOpinion(recognizer: $0, isUnspaced: isUnspaced) }
        let result = try page.reader(deadline).read(page.lines) { (cut, left) throws(StageFailure) in
            let words = engine.words(of: cut, milliseconds: left)
            return try opinion?.words(after: words, on: cut) ?? words
        }
        if !result.complete { warn(PhotoDeadline.warning) }
        let lines = result.lines.filter { !$0.isEmpty }.map { ReadLine(words: $0, block: 0) }
        return Look(
            quarterTurns: page.quarterTurns, evened: true,
            reading: Reading(lines: lines, complete: result.complete, languages: languages))
    }

    private mutating func warn(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

/// A sheet that was turned by quarter turns, and its lines.
struct LinesOnSheet {
    let quarterTurns: Int
    let lines: [DetectedLine]
    let layers: SheetLayers

    /// Throws `.engine` without memory, and what the detector throws.
    init(_ sheet: borrowing Pix, quarterTurns: Int, _ detector: any LineDetector) throws(StageFailure) {
        guard let layers = SheetLayers(sheet) else {
            throw StageFailure(
                .recognise, .engine, "There is not enough memory to read this photo; free some and try again.")
        }
        self.quarterTurns = quarterTurns
        self.layers = layers
        lines = try detector.lines(on: sheet)
    }

    func reader(_ deadline: PhotoDeadline) -> LineReader {
        LineReader(layers: layers) { deadline.millisecondsLeft }
    }
}
