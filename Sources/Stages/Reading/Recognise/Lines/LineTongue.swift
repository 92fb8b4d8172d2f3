internal import Models
internal import Pages

/// A recogniser of lines in one language, or in several at once.
struct LineTongue {
    /// Tesseract codes, the main language first.
    let languages: [String]
    let shelf: EngineShelf
    /// Reads the languages alone whose letters it knows, and elsewhere checks what Tesseract is unsure of; nil where
    /// there is only Tesseract.
    let second: NeuralRecognizer?

    var language: String { languages.first ?? "" }
    var script: Script { WritingOfLanguage(language).mainScript }

    /// Whether the second recogniser reads alone.
    let isNeural: Bool

    /// Recognisers for the languages of a page.
    ///
    /// On a page with letters that the second recogniser doesn't know, Tesseract reads all languages: it is as sure of
    /// letters in one script as in another, so that the two can be weighed against each other.
    static func tongues(for choices: [[String]], shelf: EngineShelf, second: NeuralRecognizer?) -> [LineTongue] {
        let isNeural = second.map { second in choices.joined().allSatisfy { second.reads($0) } } ?? false
        return choices.map { LineTongue(languages: $0, shelf: shelf, second: second, isNeural: isNeural) }
    }

    /// What stands on a cut line: languages of one script compete for it, those of several share it. `line` is nil
    /// for a cut that doesn't show the whole line. `habit` is what the page's other lines show of its scripts, where
    /// that is known.
    static func reading(
        of cut: borrowing LineCut, line: DetectedLine?, by tongues: [LineTongue], seen: SeenLines,
        habit: ScriptHabit = ScriptHabit(), milliseconds: Int
    ) throws(StageFailure) -> LineReading {
        var neural: SeenLine?
        if let first = tongues.first, first.isNeural, let second = first.second {
            neural = try seen.seen(of: line, on: cut, by: second)
        }
        var result: LineReading?
        var places = tongues[...]
        while let first = places.first {
            let rivals = places.prefix { $0.script == first.script }
            places = places.dropFirst(rivals.count)
            if let result, result.isWhole { break }
            var reading = try contested(cut, by: Array(rivals), neural: neural, milliseconds: milliseconds)
            if first.isNeural, first.script == .latin {
                reading.hasOtherCharacters = LatinText.hasOtherCharacters(reading.words)
                reading.words = NumberWord.certain(
                    LatinText.cleaned(reading.words, isShared: tongues.contains { $0.script.isUnspaced }),
                    neural?.numbers ?? [])
            }
            result = result.map { SharedLine.better($0, reading, by: habit) } ?? reading
        }
        guard var result else { return LineReading(words: [], language: "") }
        // What the second recogniser doesn't know it confidently takes for letters that it knows.
        if let latin = tongues.first(where: { $0.language == result.language }), latin.script == .latin {
            if !latin.isNeural, let second = latin.second {
                result.words = try SecondOpinion(recognizer: second).words(after: result.words, on: cut)
            }
        } else if neural == nil, let second = tongues[0].second {
            if let place = NumberWord.only(in: result.words) {
                let again = try seen.seen(of: line, on: cut, by: second).numbers
                result.words[place] = NumberWord.surer(result.words[place], again)
            }
            result.words = try NumberWord.whole(
                result.words, on: cut, sign: PriceUnits.sign(of: result.language)
            ) { (part) throws(StageFailure) in
                try second.words(of: part)
            }
        }
        if neural != nil, Script.main(of: result.words.map(\.text)) == .latin,
            WritingOfLanguage(result.language).mainScript != .latin
        {
            // Latin letters that the second recogniser knows, though no language in them was asked for.
            result.language = ""
        }
        result.unread = neural?.unread ?? []
        result.isByCharacters = neural != nil
        return result
    }

    /// The reading in the language that a line turns out to be in.
    private static func contested(
        _ cut: borrowing LineCut, by rivals: [LineTongue], neural: SeenLine?, milliseconds: Int
    ) throws(StageFailure) -> LineReading {
        var best = LineReading(words: [], language: rivals.first?.language ?? "")
        for tongue in rivals where best.words.isEmpty || LanguageContest.isOpen(best.words) || tongue.isNeural {
            let words =
                if tongue.isNeural, let neural {
                    tongue.languages.contains("tur") ? neural.turkish : neural.words
                } else {
                    try tongue.shelf.engine(for: tongue.languages).words(of: cut, milliseconds: milliseconds)
                }
            if best.words.isEmpty || LanguageContest.wins(words, in: tongue.languages, against: best) {
                best = LineReading(words: words, language: tongue.language)
            }
        }
        return best
    }
}
