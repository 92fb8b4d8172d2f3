internal import Models

/// Reads a line once, and again in another language or with wider letters as long as it is unsure.
struct LineTrials {
    /// The main language's first.
    let engines: [TesseractEngine]
    let layers: SheetLayers
    let deadline: PhotoDeadline

    /// Below this mean confidence a line is read again.
    private static let sureFrom = 0.8
    /// How much wider the letters are made: narrow typefaces read as well as others then.
    ///
    /// Measured on 33 photos of menus, given their languages and all lines read singly: mean word F1 0.74 without and
    /// 0.77 with the second trial; two menus in narrow type rose from 0.2 and 0.4 to 0.8 and 0.6.
    private static let stretch = 1.35

    /// A short line read with less confidence than this is a scrap of a picture, not worth a second trial.
    private static let worthwhile = 0.3

    /// The surest reading, with boxes on the sheet; no words where nothing is read.
    func words(of line: DetectedLine) -> [Word] {
        guard let main = engines.first else { return [] }
        var best = words(of: line, by: main, stretch: 1)
        var stretch = 1.0
        if best.meanConfidence < Self.worthwhile, line.isShort { return best }
        if best.meanConfidence < Self.sureFrom {
            let stretched = words(of: line, by: main, stretch: Self.stretch)
            if stretched.meanConfidence > best.meanConfidence {
                best = stretched
                stretch = Self.stretch
            }
        }
        for other in engines.dropFirst() where LanguageContest.isOpen(best) {
            let words = words(of: line, by: other, stretch: stretch)
            if LanguageContest.wins(words, in: other.languages, against: best) { best = words }
        }
        return best
    }

    private func words(of line: DetectedLine, by engine: TesseractEngine, stretch: Double) -> [Word] {
        let left = deadline.millisecondsLeft
        guard left > 0, let cut = LineCut(of: line, from: layers, stretch: stretch) else { return [] }
        var words = engine.words(of: cut, milliseconds: left)
        for index in words.indices { words[index].box = cut.onSheet(words[index].box) }
        return words
    }
}
