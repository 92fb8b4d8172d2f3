internal import Models

/// Reads the lines of a page in Latin letters that stand there in another script, as on menus in two.
struct MixedScripts {
    let shelf: EngineShelf
    let deadline: PhotoDeadline

    /// What a page gained.
    struct Result {
        /// The page with the lines that were read in another script; nil where there are none.
        var look: Look?
        /// The language to install for a script that was seen and can't be read.
        var missing: String?
    }

    /// Fewer unsure lines than this, and a second script is not looked for.
    private static let fewestLines = 3
    /// So many of the unsure lines are shown to the detector of scripts.
    private static let sampleSize = 12
    /// On the unsure lines of 33 photos of menus the detector mostly saw too little to tell anything. Where it named a wrong
    /// script, it took the lines for turned with a confidence of 0.4 at most; on the two menus in a second script (Arabic,
    /// Kannada) it had 1.2 and more for upright ones, and 5 and more for the script.
    private static let leastUprightConfidence = 0.8
    private static let leastScriptConfidence = 1.0
    /// A line whose Latin words are as sure as this is Latin.
    private static let latinFrom = 0.6
    /// A word in the other script is believed from this confidence on, where its line is so much surer than in Latin.
    private static let sureFrom = 0.6
    private static let lead = 0.15
    /// Letters that must be believed altogether: patterns give single ones.
    private static let fewestLetters = 12

    /// `look` is what was read in Latin letters.
    func result(of look: Look, on page: LinesOnSheet) throws(StageFailure) -> Result {
        let places = unsurePlaces(look, on: page)
        guard look.evidence.isText, shelf.data.hasOrientationDetection, places.count >= Self.fewestLines,
            let montage = montage(of: places.map(\.line), on: page),
            let seen = try? shelf.engine(for: ["osd"]).orientation(of: montage), seen.quarterTurns == 0,
            seen.confidence >= Self.leastUprightConfidence,
            seen.scriptConfidence >= Self.leastScriptConfidence
        else { return Result() }
        let wanted = Script.languages(forDetected: seen.script)
        guard !wanted.isEmpty else { return Result() }
        let candidates = wanted.filter { shelf.data.installed.contains($0) }
        if candidates.isEmpty { return Result(missing: wanted.first) }
        var best: (lines: [ReadLine], letters: Int, language: String) = ([], 0, "")
        for language in candidates {
            let lines = try lines(at: places, of: page, in: language)
            let letters = lines.reduce(0) { $0 + Self.letters(in: $1.words) }
            if letters > best.letters { best = (lines, letters, language) }
        }
        guard best.lines.count >= Self.fewestLines, best.letters >= Self.fewestLetters else { return Result() }
        var reading = look.reading
        reading.lines = Self.without(best.lines, in: reading.lines) + best.lines
        reading.languages.append(best.language)
        return Result(look: Look(quarterTurns: look.quarterTurns, evened: look.evened, reading: reading))
    }

    /// A line that was found, and how sure its words in Latin letters are.
    private struct Place {
        let line: DetectedLine
        let latin: Double
    }

    /// Lines as high as the text that was read, where nothing or only unsure words were read.
    private func unsurePlaces(_ look: Look, on page: LinesOnSheet) -> [Place] {
        let sure = look.reading.lines.filter { $0.words.meanConfidence >= 0.8 }
        let height = LineBelief.median(sure.map { (Double($0.box.height), $0.words.count) })
        var places: [Place] = []
        for line in page.lines where line.quad.width >= 1.5 * line.quad.height {
            guard height == 0 || (0.5...2).contains(line.quad.height / height) else { continue }
            let box = line.quad.box(within: .max, .max)
            let words = look.words.filter { 2 * $0.box.commonArea(with: box) > $0.box.area }
            if words.meanConfidence < Self.latinFrom { places.append(Place(line: line, latin: words.meanConfidence)) }
        }
        return places
    }

    /// Lines one under the other, for the detector of scripts; nil without memory.
    private func montage(of lines: [DetectedLine], on page: LinesOnSheet) -> Pix? {
        var rows: [[UInt8]] = []
        for line in lines.sorted(by: { $0.quad.width > $1.quad.width }).prefix(Self.sampleSize) {
            guard let cut = LineCut(of: line, from: page.layers) else { continue }
            for y in 0..<cut.pix.height { rows.append(cut.pix.greyRow(y)) }
        }
        let width = rows.map(\.count).max() ?? 0
        let pixels = rows.flatMap { $0 + [UInt8](repeating: 255, count: width - $0.count) }
        return Pix(greyPixels: pixels, width: width, height: rows.count)
    }

    private func lines(
        at places: [Place], of page: LinesOnSheet, in language: String
    ) throws(StageFailure) -> [ReadLine] {
        let engine = try shelf.engine(for: [language])
        let read = try page.reader(deadline).read(places.map(\.line)) { (cut, left) throws(StageFailure) in
            engine.words(of: cut, milliseconds: left)
        }
        var lines: [ReadLine] = []
        for (place, words) in zip(places, read.lines) {
            let own = Self.believed(of: words, latin: place.latin)
            if !own.isEmpty { lines.append(ReadLine(words: own, block: 0)) }
        }
        return lines
    }

    /// The words in another script of a line, where they are surer than the same line's Latin words are, by `latin`.
    static func believed(of words: [Word], latin: Double) -> [Word] {
        let own = words.filter { $0.confidence >= sureFrom && letters(in: [$0]) > 0 }
        return own.meanConfidence >= latin + lead ? own : []
    }

    /// Letters of scripts other than Latin.
    static func letters(in words: [Word]) -> Int {
        words.lazy.flatMap { $0.text.unicodeScalars }.count {
            let script = Script.of($0)
            return script != .latin && script != .other
        }
    }

    /// The lines without the words that stand where others were read.
    static func without(_ others: [ReadLine], in lines: [ReadLine]) -> [ReadLine] {
        let taken = others.flatMap(\.words).map(\.box)
        return lines.compactMap { line in
            let words = line.words.filter { word in
                !taken.contains { 2 * $0.commonArea(with: word.box) > min($0.area, word.box.area) }
            }
            return words.isEmpty ? nil : ReadLine(words: words, block: line.block)
        }
    }
}
