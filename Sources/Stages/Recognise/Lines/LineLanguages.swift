internal import Models

/// Finds out from a sample of lines which way up a page stands and in which language it is.
struct LineLanguages {
    let shelf: EngineShelf
    let second: NeuralRecognizer?
    let deadline: PhotoDeadline

    private static let sampleSize = 12

    /// Whether the lines read much better the other way up.
    func isUpsideDown(_ page: LinesOnSheet) throws(StageFailure) -> Bool {
        guard let second else { return false }
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize)
        let upright = try sureness(of: sample, on: page, by: second)
        if upright >= 0.75 { return false }
        let turned = sample.map { DetectedLine(quad: $0.quad.upsideDown, confidence: $0.confidence) }
        return try sureness(of: turned, on: page, by: second) > upright + 0.1
    }

    /// The mean confidence of the second recogniser's characters on lines.
    private func sureness(
        of lines: [DetectedLine], on page: LinesOnSheet, by recognizer: NeuralRecognizer
    ) throws(StageFailure) -> Double {
        let words = try page.reader(deadline).read(lines) { (cut, left) throws(StageFailure) in
            try recognizer.words(of: cut, milliseconds: left)
        }
        return words.lines.flatMap(\.self).meanConfidence
    }

    /// The Tesseract codes of the languages to read a page in, the main one first; only `first` where nothing speaks
    /// for another.
    func languages(of page: LinesOnSheet, first: String) throws(StageFailure) -> [String] {
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize)
        if let second, let script = try script(of: sample, on: page, by: second) {
            return [try best(of: script, on: sample, of: page) ?? first]
        }
        return languages(by: LanguageEvidence(try look(at: sample, of: page, in: first).words), first: first)
    }

    /// The main language that words show, and one other that a menu in two languages is written in as well.
    ///
    /// On the four photos of menus in English and another language that were read in English alone, lines read in
    /// both, the surer reading taken, gained 0 to 0.16 word F1.
    func languages(by evidence: LanguageEvidence, first: String) -> [String] {
        let installed = evidence.all.filter { shelf.data.installed.contains($0) }
        let main = evidence.main.flatMap { shelf.data.installed.contains($0) ? $0 : nil } ?? first
        return [main] + installed.filter { $0 != main }.prefix(1)
    }

    /// The languages of the script that the second recogniser, which knows Chinese and Latin, sees; nil for Latin.
    private func script(
        of sample: [DetectedLine], on page: LinesOnSheet, by recognizer: NeuralRecognizer
    ) throws(StageFailure) -> [String]? {
        let words = try page.reader(deadline).read(sample) { (cut, left) throws(StageFailure) in
            try recognizer.words(of: cut, milliseconds: left)
        }
        var counts: [Script: Int] = [:]
        for scalar in words.lines.joined().lazy.filter({ $0.confidence >= 0.7 }).flatMap({ $0.text.unicodeScalars }) {
            counts[Script.of(scalar), default: 0] += 1
        }
        let han = counts[.han, default: 0]
        let kana = counts[.kana, default: 0]
        guard (han + kana) * 4 > counts[.latin, default: 0] else { return nil }
        return kana * 4 > han ? ["jpn"] : han > 0 ? ["chi_sim", "chi_tra"] : nil
    }

    private func best(
        of candidates: [String], on sample: [DetectedLine], of page: LinesOnSheet
    ) throws(StageFailure) -> String? {
        var looks: [Look] = []
        for language in candidates where shelf.data.installed.contains(language) {
            looks.append(try look(at: sample, of: page, in: language))
        }
        return looks.bestScript?.reading.languages.first
    }

    private func look(
        at sample: [DetectedLine], of page: LinesOnSheet, in language: String
    ) throws(StageFailure) -> Look {
        let engine = try shelf.engine(for: [language])
        let result = try page.reader(deadline).read(sample) { (cut, left) throws(StageFailure) in
            engine.words(of: cut, milliseconds: left)
        }
        let lines = result.lines.map { ReadLine(words: $0, block: 0) }
        return Look(reading: Reading(lines: lines, complete: result.complete, languages: [language]))
    }
}
