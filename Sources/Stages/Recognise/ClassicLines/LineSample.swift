internal import Models

/// A dozen lines of a page, read to find out which way up it stands and in which language it is.
struct LineSample {
    private let lines: [DetectedLine]
    private let layers: SheetLayers
    private let shelf: EngineShelf
    private let deadline: PhotoDeadline

    private static let size = 12

    init(of page: LinesOnSheet, shelf: EngineShelf, deadline: PhotoDeadline) {
        lines = LineDirection.sample(of: page.lines, count: Self.size)
        layers = page.layers
        self.shelf = shelf
        self.deadline = deadline
    }

    /// What a sample tells about its page.
    struct Finding {
        /// Tesseract's code.
        var language: String
        var isUpsideDown = false
        /// Languages that would be tried if their data were there.
        var missing: [String] = []
    }

    /// Reads in the given languages first, and where that is mostly guesses upside down, then in other scripts.
    func finding(in languages: [String], triesOthers: Bool) throws(StageFailure) -> Finding {
        let first = try look(in: languages)
        var finding = Finding(language: languages[0])
        if let main = LanguageEvidence(first.words).main, triesOthers, shelf.data.installed.contains(main) {
            finding.language = main
        }
        guard first.isHopeless, !lines.isEmpty else { return finding }
        let turned = try look(in: languages, upsideDown: true)
        if !turned.isHopeless, turned.score.sure > max(Self.leastSure, first.score.sure) {
            finding.isUpsideDown = true
            if let main = LanguageEvidence(turned.words).main, triesOthers, shelf.data.installed.contains(main) {
                finding.language = main
            }
            return finding
        }
        guard triesOthers else { return finding }
        var trials: [Look] = []
        for language in Self.otherScripts where shelf.data.installed.contains(language) {
            trials.append(try look(in: [language]))
        }
        if let best = trials.bestScript, best.score.sure > max(Self.leastSure, first.score.sure) {
            finding.language = best.reading.languages[0]
        }
        return finding
    }

    /// Letters that must be surely read before a page is turned or taken for another script.
    private static let leastSure = 12

    /// One language for each way of writing that isn't Latin, besides the two ways of Chinese.
    private static let otherScripts = ["chi_sim", "chi_tra", "jpn", "kor", "tha", "ara", "heb", "rus", "ell", "hin"]

    private func look(in languages: [String], upsideDown: Bool = false) throws(StageFailure) -> Look {
        let reader = LineTrials(engine: try shelf.engine(for: languages), layers: layers, deadline: deadline)
        let read = lines.map { line in
            var line = line
            if upsideDown { line.quad = line.quad.upsideDown }
            return ReadLine(words: reader.words(of: line), block: 0)
        }
        return Look(reading: Reading(lines: read, complete: true, languages: languages))
    }
}
