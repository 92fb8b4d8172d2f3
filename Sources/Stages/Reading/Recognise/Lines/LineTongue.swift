internal import Models
internal import Pages

/// A recogniser of lines in one language, or in several at once.
struct LineTongue {
    let engine: TesseractEngine
    /// Checks what Tesseract is unsure of, and reads Chinese on its own; nil where there is only Tesseract.
    let second: NeuralRecognizer?

    var language: String { engine.language }

    /// What stands on a cut line: languages of one script compete for it, those of several share it.
    static func reading(
        of cut: borrowing LineCut, by tongues: [LineTongue], milliseconds: Int
    ) throws(StageFailure) -> LineReading {
        var result: LineReading?
        var places = tongues[...]
        while let first = places.first {
            let rivals = places.prefix { $0.engine.script == first.engine.script }
            places = places.dropFirst(rivals.count)
            if let result, result.isWhole { break }
            let reading = try contested(cut, by: Array(rivals), milliseconds: milliseconds)
            result = result.map { SharedLine.better($0, reading) } ?? reading
        }
        guard var result else { return LineReading(words: [], language: "") }
        // The second recogniser knows only Chinese and Latin letters: it confidently sees these in all others.
        if let latin = tongues.first(where: { $0.language == result.language }), latin.engine.script == .latin {
            result.words = try latin.opinion?.words(after: result.words, on: cut) ?? result.words
        } else if let place = NumberWord.only(in: result.words), let second = tongues[0].second {
            let again = try second.words(of: cut, milliseconds: milliseconds)
            result.words[place] = NumberWord.surer(result.words[place], again)
        }
        return result
    }

    /// The reading in the language that a line turns out to be in.
    private static func contested(
        _ cut: borrowing LineCut, by rivals: [LineTongue], milliseconds: Int
    ) throws(StageFailure) -> LineReading {
        var best = LineReading(words: [], language: rivals.first?.language ?? "")
        for tongue in rivals where best.words.isEmpty || LanguageContest.isOpen(best.words) {
            let words = try tongue.words(on: cut, milliseconds: milliseconds)
            if best.words.isEmpty || LanguageContest.wins(words, in: tongue.engine.languages, against: best.words) {
                best = LineReading(words: words, language: tongue.language)
            }
        }
        return best
    }

    private static let sureOfTraditional = 0.97

    private var opinion: SecondOpinion? {
        second.map { SecondOpinion(recognizer: $0, languages: engine.languages) }
    }

    private func words(on cut: borrowing LineCut, milliseconds: Int) throws(StageFailure) -> [Word] {
        guard let words = try opinion?.chineseWords(on: cut) else {
            return engine.words(of: cut, milliseconds: milliseconds)
        }
        // The second recogniser doesn't know rare traditional characters, and is unsure where it meets one.
        guard engine.languages.contains("chi_tra"), words.meanConfidence < Self.sureOfTraditional else { return words }
        let own = engine.words(of: cut, milliseconds: milliseconds)
        return own.meanConfidence > words.meanConfidence ? own : words
    }
}
