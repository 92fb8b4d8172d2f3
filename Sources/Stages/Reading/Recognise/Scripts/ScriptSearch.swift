internal import Models

/// Finds out, before a page is read, which scripts its lines are in: Tesseract's detector gives a cheap opinion by
/// their shapes, which is tested by reading a few lines.
struct ScriptSearch {
    let shelf: EngineShelf
    /// Reads Chinese where Tesseract can't, above all on photos; nil where there is only Tesseract.
    var second: NeuralRecognizer?
    let page: LinesOnSheet
    let deadline: PhotoDeadline

    /// The outcome of trying lines in other scripts: what they read best in.
    struct Result {
        /// Tesseract codes, that of the most lines first; empty where no script explains the lines.
        var languages: [String] = []
        /// Whether the lines read like that only the other way up.
        var isUpsideDown = false
        /// The language to install for a script that was seen and can't be read.
        var missing: String?
    }

    /// The fit that a reading in another script must reach, and the lead it must have, to be believed.
    ///
    /// Set by hand after the drawn menus of eleven languages that `ScriptFit` was tried on; the weakest right script, a
    /// carelessly cut Arabic page, came out at about 0.34.
    static let leastFit = 0.3
    private static let lead = 0.1
    /// From this fit on, no other script needs to be tried.
    private static let sureFit = 0.55
    /// A script that nobody thought of is also believed where it fits so many times better than all others: on drawn menus
    /// in Greek, in typefaces with hairlines, it had 0.45 to 0.48 and the next script 0.18 to 0.22.
    private static let clearLead = 2.0
    /// The fit from which on it is believed then: 0.26 beside 0.09 on one of these.
    private static let leastClearFit = 0.2
    /// A word below this fit, or a line, is worth trying in another script; at or above it, it isn't.
    static let doubtful = 0.25
    static let plain = 0.75
    /// The number of lines shown to the detector, and the number tried in each language.
    private static let montageSize = 16
    private static let trialSize = 5
    /// Where at least this share of a page is unexplained, every script is tried, whatever the detector says.
    static let muchOfPage = 0.25
    /// How much of a line is tried, in heights of the line.
    private static let trialLength = 12.0
    /// Fewer letters than these are a pattern that looks like letters.
    private static let leastLetters = 8
    /// The most scripts on one page besides the first.
    private static let mostRounds = 3
    /// The confidence needed of an opinion on a script that can't be tested, since its language isn't installed.
    private static let untestedConfidence = 1.0

    /// The scripts of lines that read badly so far.
    ///
    /// `exhaustive`: whether every script is tried that can be, when the detector's opinion leads nowhere.
    func result(of lines: [DoubtfulLine], known: [String], exhaustive: Bool) throws(StageFailure) -> Result {
        var result = Result()
        var tried = Set(known)
        var left = lines
        for round in 0..<Self.mostRounds where left.count >= (round == 0 ? 1 : 3) {
            let found = try found(in: left, tried: &tried, exhaustive: exhaustive && round == 0)
            result.missing = result.missing ?? found.missing
            guard let language = found.language else { break }
            result.languages.append(language)
            if found.isUpsideDown {
                result.isUpsideDown = true
                break
            }
            let read = try words(of: left.map(\.line), in: language)
            left = zip(left, read).filter { ScriptFit($1, in: language).value < max(Self.leastFit, $0.fit) }.map(\.0)
        }
        return result
    }

    private struct Found {
        var language: String?
        var isUpsideDown = false
        var missing: String?
    }

    private func found(
        in lines: [DoubtfulLine], tried: inout Set<String>, exhaustive: Bool
    ) throws(StageFailure) -> Found {
        let sample = lines.sorted { $0.line.quad.width > $1.line.quad.width }.prefix(Self.trialSize).map {
            DoubtfulLine(line: $0.line.beginning(heights: Self.trialLength), fit: $0.fit)
        }
        let before = sample.reduce(0) { $0 + $1.fit } / Double(max(1, sample.count))
        if let language = try languageOfSecond(in: lines, tried: tried) {
            tried.formUnion(Self.languagesOfSecond)
            return Found(language: language)
        }
        let seen = try opinion(on: lines.map(\.line))
        let wanted = seen.map { ScriptLanguages.candidates(forDetected: $0.script) } ?? []
        let candidates = wanted.filter { shelf.data.installed.contains($0) && !tried.contains($0) }
        tried.formUnion(candidates)
        var best = try best(of: candidates, on: sample.map(\.line))
        if best.fit < Self.sureFit, seen?.quarterTurns == 2 {
            let turned = try self.best(of: candidates, on: sample.map(\.line.upsideDown))
            if turned.isBelievable(after: before), turned.fit > best.fit {
                return Found(language: turned.language, isUpsideDown: true)
            }
        }
        // A recogniser of the wrong script may also see something.
        if best.fit < Self.sureFit, exhaustive || best.isBelievable(after: before) {
            let rest = ScriptLanguages.groups.flatMap(\.self).filter {
                shelf.data.installed.contains($0) && !tried.contains($0)
            }
            let rival = try self.best(of: rest, on: sample.prefix(3).map(\.line))
            if rival.fit > best.fit {
                let next = max(best.fit, rival.nextFit)
                let isClear = rival.fit >= Self.clearLead * next
                best = rival.fit >= Self.sureFit || isClear ? rival : Best()
                best.isClear = isClear
            }
        }
        var found = Found()
        if best.isBelievable(after: before) {
            found.language = best.language
            tried.insert(best.language ?? "")
        }
        if found.language == nil, candidates.isEmpty, let seen, seen.scriptConfidence >= Self.untestedConfidence {
            found.missing = wanted.first { !shelf.data.installed.contains($0) }
        }
        return found
    }

    /// The language that reads some lines best.
    private struct Best {
        var language: String?
        var fit = 0.0
        /// The best fit of a language in another script.
        var nextFit = 0.0
        /// Whether all other scripts fit much worse.
        var isClear = false

        func isBelievable(after before: Double) -> Bool {
            let least = isClear ? ScriptSearch.leastClearFit : ScriptSearch.leastFit
            return language != nil && fit >= least && fit >= before + ScriptSearch.lead
        }
    }

    private func best(of candidates: [String], on lines: [DetectedLine]) throws(StageFailure) -> Best {
        var best = Best()
        for language in candidates {
            let fit = try fit(of: lines, in: language)
            guard fit.letters >= Self.leastLetters else { continue }
            let isSameScript = best.language.map {
                WritingOfLanguage($0).mainScript == WritingOfLanguage(language).mainScript
            }
            if fit.value > best.fit {
                let next = isSameScript == true ? best.nextFit : max(best.fit, best.nextFit)
                best = Best(language: language, fit: fit.value, nextFit: next)
            } else if isSameScript == false {
                best.nextFit = max(best.nextFit, fit.value)
            }
        }
        return best
    }

    private func fit(of lines: [DetectedLine], in language: String) throws(StageFailure) -> ScriptFit {
        ScriptFit(try words(of: lines, in: language), in: language)
    }

    /// What the recogniser of a language sees on each line: the second one, where it knows the language's letters.
    func words(of lines: [DetectedLine], in language: String) throws(StageFailure) -> [[Word]] {
        try readings(of: lines, in: language).map(\.words)
    }

    /// The same with what it knew no letter of.
    func readings(of lines: [DetectedLine], in language: String) throws(StageFailure) -> [LineReading] {
        if let second, second.reads(language) { return try readings(of: lines, in: language, by: second) }
        let engine = try shelf.engine(for: [language])
        return try page.reader(deadline).read(lines.map { $0.withRoom(for: language) }) {
            (_, cut, left) throws(StageFailure) in
            LineReading(words: engine.words(of: cut, milliseconds: left), language: language)
        }.lines
    }

    /// What the second recogniser may read besides Latin letters; the first one that is installed stands for all.
    private static let languagesOfSecond = ["chi_sim", "chi_tra", "jpn"]

    /// How well the second recogniser must read lines in Chinese or Japanese characters to be believed.
    ///
    /// It sees none where there are none: 0.015 at most on the photos of 33 menus in Latin letters and on 16 drawn menus
    /// in eight other scripts, but 0.16 to 0.96 on 26 photos of Chinese menus whose lines Tesseract mostly couldn't read.
    private static let leastFitOfSecond = 0.1

    /// The language that stands for Chinese and Japanese characters where the second recogniser sees them.
    private func languageOfSecond(in lines: [DoubtfulLine], tried: Set<String>) throws(StageFailure) -> String? {
        guard let language = Self.languagesOfSecond.first(where: { shelf.data.installed.contains($0) }),
            tried.isDisjoint(with: Self.languagesOfSecond), let second
        else { return nil }
        let sample = lines.prefix(Self.montageSize).map { $0.line.beginning(heights: Self.trialLength) }
        // Japanese is written in all of these characters.
        let fit = ScriptFit(try readings(of: sample, in: "jpn", by: second).map(\.words), in: "jpn")
        return fit.letters >= Self.leastLetters && fit.value >= Self.leastFitOfSecond ? language : nil
    }

    /// What the second recogniser sees on each line.
    private func readings(
        of lines: [DetectedLine], in language: String, by second: NeuralRecognizer
    ) throws(StageFailure) -> [LineReading] {
        try page.reader(deadline).read(lines) { (line, cut, _) throws(StageFailure) in
            let seen = try page.seen.seen(of: line, on: cut, by: second)
            return LineReading(words: seen.words, language: language, unread: seen.unread)
        }.lines
    }

    /// What Tesseract's script detector says about lines that are cut out and stacked; nil where it isn't installed or
    /// sees too little.
    private func opinion(on lines: [DetectedLine]) throws(StageFailure) -> TesseractEngine.Orientation? {
        guard shelf.data.hasOrientationDetection, let montage = montage(of: lines) else { return nil }
        return try shelf.engine(for: ["osd"]).orientation(of: montage)
    }

    private func montage(of lines: [DetectedLine]) -> Pix? {
        var rows: [[UInt8]] = []
        for line in lines.sorted(by: { $0.quad.width > $1.quad.width }).prefix(Self.montageSize) {
            guard let cut = LineCut(of: line, from: page.layers) else { continue }
            for y in 0..<cut.pix.height { rows.append(cut.pix.greyRow(y)) }
        }
        let width = rows.map(\.count).max() ?? 0
        let pixels = rows.flatMap { $0 + [UInt8](repeating: 255, count: width - $0.count) }
        return Pix(greyPixels: pixels, width: width, height: rows.count)
    }
}
