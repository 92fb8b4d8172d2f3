internal import Models
internal import Pages

/// Reads a line once, and again in another language or with wider letters as long as the result is uncertain.
struct LineTrials {
    /// The engines, the main language's first.
    let engines: [TesseractEngine]
    let layers: SheetLayers
    let deadline: PhotoDeadline

    /// Below this mean confidence a line is read again.
    private static let sureFrom = 0.8
    /// How much wider the letters are made, which lets narrow typefaces be read as well as others.
    ///
    /// Measured on 33 photos of menus, given their languages and all lines read singly: mean word F1 0.74 without and
    /// 0.77 with the second trial; two menus in narrow type rose from 0.2 and 0.4 to 0.8 and 0.6.
    private static let stretch = 1.35

    /// A short line read with less confidence than this is a scrap of a picture, not worth a second trial.
    private static let worthwhile = 0.3

    /// The most confident reading, with boxes on the sheet; no words where nothing is read. Languages of one script
    /// compete for the line, those of several share it.
    func reading(of line: DetectedLine) -> LineReading {
        guard let main = engines.first else { return LineReading(words: [], language: "") }
        var (best, stretch) = trial(of: line, by: main)
        let isOneScript = engines.allSatisfy { $0.script == main.script }
        if isOneScript, best.meanConfidence < Self.worthwhile, line.isShort {
            return LineReading(words: best, language: main.language)
        }
        var result: LineReading?
        var language = main.language
        var script = main.script
        for other in engines.dropFirst() {
            if other.script == script {
                guard LanguageContest.isOpen(best) else { continue }
                let words = words(of: line, by: other, stretch: stretch)
                if LanguageContest.wins(
                    words, in: other.languages, against: LineReading(words: best, language: language))
                {
                    (best, language) = (words, other.language)
                }
                continue
            }
            let reading = Self.joined(result, LineReading(words: best, language: language))
            if reading.isWhole { return reading }
            result = reading
            (best, stretch) = trial(of: line, by: other)
            (language, script) = (other.language, other.script)
        }
        return Self.joined(result, LineReading(words: best, language: language))
    }

    private static func joined(_ one: LineReading?, _ other: LineReading) -> LineReading {
        one.map { SharedLine.better($0, other) } ?? other
    }

    /// A reading or, where that is unsure, the more confident of it and one with wider letters.
    private func trial(of line: DetectedLine, by engine: TesseractEngine) -> (words: [Word], stretch: Double) {
        let plain = words(of: line, by: engine, stretch: 1)
        if plain.meanConfidence < Self.worthwhile, line.isShort { return (plain, 1) }
        guard plain.meanConfidence < Self.sureFrom else { return (plain, 1) }
        let stretched = words(of: line, by: engine, stretch: Self.stretch)
        return stretched.meanConfidence > plain.meanConfidence ? (stretched, Self.stretch) : (plain, 1)
    }

    private func words(of line: DetectedLine, by engine: TesseractEngine, stretch: Double) -> [Word] {
        let left = deadline.millisecondsLeft
        let line = line.withRoom(for: engine.language)
        guard left > 0, let cut = LineCut(of: line, from: layers, stretch: stretch) else { return [] }
        var words = engine.words(of: cut, milliseconds: left)
        for index in words.indices { words[index].box = cut.onSheet(words[index].box) }
        return words
    }
}

extension TesseractEngine {
    /// The language, or the main one of several.
    var language: String { languages.first ?? "" }
    var script: Script { WritingOfLanguage(language).mainScript }
}
