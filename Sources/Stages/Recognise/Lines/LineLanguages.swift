internal import Models

/// Finds out from a sample of lines which way up a page stands and in which language it is.
struct LineLanguages {
    let shelf: EngineShelf
    let second: NeuralRecognizer?
    let deadline: PhotoDeadline

    private static let sampleSize = 12
    /// Pixels of each line's beginning that the second recogniser, which is slow on long lines, looks at.
    private static let glance = 400

    /// Whether the lines read much better the other way up; `upright` is what a glance showed.
    func isUpsideDown(_ page: LinesOnSheet, upright: [Word]) throws(StageFailure) -> Bool {
        if second == nil || upright.meanConfidence >= 0.75 { return false }
        return try glance(at: page, upsideDown: true).meanConfidence > upright.meanConfidence + 0.1
    }

    /// What the second recogniser reads at the beginning of some lines; nothing where there is none.
    func glance(at page: LinesOnSheet, upsideDown: Bool = false) throws(StageFailure) -> [Word] {
        guard let second else { return [] }
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize).map { line in
            upsideDown ? DetectedLine(quad: line.quad.upsideDown, confidence: line.confidence) : line
        }
        return try page.reader(deadline).read(sample) { (cut, left) throws(StageFailure) in
            guard let part = cut.part(from: 0, to: Self.glance) else { return [] }
            return try second.words(of: part.cut, milliseconds: left)
        }.lines.flatMap(\.self)
    }

    /// The Tesseract codes of the languages to read a page in Latin letters in, the main one first; only `first` where
    /// nothing speaks for another.
    func languages(of page: LinesOnSheet, first: String) throws(StageFailure) -> [String] {
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize)
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

    /// Chinese or Japanese where the second recogniser, which knows them and Latin, saw their characters; else nil.
    ///
    /// It takes many traditional characters for the simplified ones: on a traditional page a fifth to two fifths of
    /// those that differ were read as traditional, on a simplified one none was.
    static func asianLanguage(_ glance: [Word]) -> String? {
        let words = glance.filter { $0.confidence >= 0.7 }
        var counts: [Script: Int] = [:]
        for scalar in words.lazy.flatMap({ $0.text.unicodeScalars }) { counts[Script.of(scalar), default: 0] += 1 }
        let (han, kana) = (counts[.han, default: 0], counts[.kana, default: 0])
        guard (han + kana) * 4 > counts[.latin, default: 0] else { return nil }
        if kana * 4 > han { return "jpn" }
        let traditional = HanVariants.evidence(in: words, traditional: true)
        return traditional * 8 > HanVariants.evidence(in: words, traditional: false) ? "chi_tra" : "chi_sim"
    }

    /// The installed language of the script that Tesseract's detector sees on a page, where a sample of lines reads
    /// better in it than `sure` letters; `missing` is the one to install where none is.
    func otherScript(
        of page: LinesOnSheet, on sheet: borrowing Pix, sure: Int
    ) throws(StageFailure) -> (language: String?, missing: String?) {
        guard shelf.data.hasOrientationDetection, let part = sheet.middle(),
            let seen = try? shelf.engine(for: ["osd"]).orientation(of: part), seen.isCredible
        else { return (nil, nil) }
        let wanted = Script.languages(forDetected: seen.script)
        let candidates = wanted.filter { shelf.data.installed.contains($0) }
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize)
        var looks: [Look] = []
        for language in candidates { looks.append(try look(at: sample, of: page, in: language)) }
        let best = looks.bestScript.flatMap { $0.score.sure > max(20, sure) ? $0.reading.languages.first : nil }
        return (best, candidates.isEmpty ? wanted.first : nil)
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
