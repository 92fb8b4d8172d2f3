internal import Models

/// The languages that a page is read in.
struct PageLanguages {
    /// Tesseract codes in the order in which they are tried on a line; languages of one script compete for it, those of
    /// several share it. Latin comes last, since its recognisers confidently see Latin letters in Greek and Cyrillic
    /// ones.
    var codes: [String]
    /// The language of most of the page.
    var main: String
    /// Whether the page is upside down.
    var isUpsideDown = false
    /// The language to install for a script or language that was seen and can't be read.
    var missing: String?
    /// Whether nearly all of its sample reads well in Latin letters.
    var isPlainlyLatin = false
    /// Whether most of its text fits no language that can be read.
    var isUnexplained = false
}

extension PageLanguages {
    /// The languages of a page in Latin letters.
    fileprivate init(_ latin: [String], isUpsideDown: Bool = false, missing: String? = nil) {
        self.init(codes: latin, main: latin[0], isUpsideDown: isUpsideDown, missing: missing)
    }
}

/// Finds out from a sample of lines which scripts and languages a page is in, and whether it is upside down.
struct PageLanguageFinder {
    let shelf: EngineShelf
    /// Nil where there is only Tesseract.
    let second: NeuralRecognizer?
    let deadline: PhotoDeadline

    private static let sampleSize = 12
    /// The share of the sample's width that no language fits on a page that can't be read.
    private static let unexplained = 0.6
    /// The second recogniser, which is slow on long lines, looks at this many pixels of each line's beginning.
    private static let glance = 400

    /// Confidences of the second recogniser: from the first on no other direction is tried. Below the second it reads
    /// nothing either way: turned Hebrew, whose letters it doesn't know, had 0.30 where upright it had 0.18.
    private static let plain = 0.75
    private static let readable = 0.6
    private static let lead = 0.1

    /// The languages of a page, `first` being the one that Latin letters are tried in.
    func languages(of page: LinesOnSheet, first: String) throws(StageFailure) -> PageLanguages {
        let search = ScriptSearch(shelf: shelf, second: second, page: page, deadline: deadline)
        let sample = LineDirection.sample(of: page.lines, count: Self.sampleSize)
        let read = try search.readings(of: sample, in: first)
        let latin = languages(by: LanguageEvidence(read.flatMap(\.words)), first: first)
        let doubtful = zip(sample, read).flatMap {
            DoubtfulLine.parts(of: $0, read: $1)
        }
        // On a page in Latin letters some lines are always ornaments or badly lit. Prices look the same in all scripts.
        let telling = read.count { $0.words.isEmpty || !$0.words.allSatisfy(\.isNumber) }
        guard doubtful.count * 4 > telling, !doubtful.isEmpty else {
            var languages = PageLanguages(latin)
            languages.isPlainlyLatin = true
            return languages
        }
        let share = doubtful.reduce(0) { $0 + $1.line.quad.width } / sample.reduce(0) { $0 + $1.quad.width }
        var found = try search.result(of: doubtful, known: [first], exhaustive: false)
        if found.languages.isEmpty, try isUpsideDown(sample, of: page) {
            return PageLanguages(latin, isUpsideDown: true)
        }
        if found.languages.isEmpty, share >= ScriptSearch.muchOfPage || doubtful.count * 2 >= telling {
            found = try search.result(of: doubtful, known: [first], exhaustive: true)
        }
        guard !found.languages.isEmpty else {
            var languages = PageLanguages(latin, missing: found.missing)
            languages.isUnexplained = share >= Self.unexplained
            return languages
        }
        var codes: [String] = []
        for language in found.languages {
            let refined = try LanguageOfScript(search: search).refined(language, on: doubtful.map(\.line))
            if !codes.contains(refined) { codes.append(refined) }
        }
        return PageLanguages(
            codes: codes + latin, main: (share > 0.5 ? codes : latin)[0], isUpsideDown: found.isUpsideDown,
            missing: found.missing)
    }

    /// The main language that words show, and one other language of a bilingual menu.
    ///
    /// On the four photos of menus in English and another language that were read in English alone, reading lines in
    /// both and taking the more confident reading gained 0 to 0.16 word F1.
    func languages(by evidence: LanguageEvidence, first: String) -> [String] {
        let installed = evidence.all.filter { shelf.data.installed.contains($0) }
        let main = evidence.main.flatMap { shelf.data.installed.contains($0) ? $0 : nil } ?? first
        return LanguageContest.accentsFirst([main] + installed.filter { $0 != main }.prefix(1))
    }

    /// Whether a page is upside down.
    func isUpsideDown(_ page: LinesOnSheet) throws(StageFailure) -> Bool {
        try isUpsideDown(LineDirection.sample(of: page.lines, count: Self.sampleSize), of: page)
    }

    /// Whether lines read much better the other way up, at a glance by the second recogniser; false where there is
    /// none.
    private func isUpsideDown(_ sample: [DetectedLine], of page: LinesOnSheet) throws(StageFailure) -> Bool {
        let upright = try glance(at: sample, of: page)
        guard second != nil, upright.meanConfidence < Self.plain else { return false }
        let turned = try glance(at: sample.map(\.upsideDown), of: page)
        return Self.isTurned(upright: upright.meanConfidence, turned: turned.meanConfidence)
    }

    /// Whether the confidences of the second recogniser, as the page lies and the other way up, say that it lies wrong.
    static func isTurned(upright: Double, turned: Double) -> Bool {
        upright < plain && turned >= readable && turned > upright + lead
    }

    private func glance(at sample: [DetectedLine], of page: LinesOnSheet) throws(StageFailure) -> [Word] {
        guard let second else { return [] }
        return try page.reader(deadline).read(sample) { (_, cut, _) throws(StageFailure) in
            guard let part = cut.part(from: 0, to: Self.glance) else { return LineReading(words: [], language: "") }
            return LineReading(words: try second.words(of: part.cut), language: "")
        }.lines.flatMap(\.words)
    }
}

extension DetectedLine {
    /// The same line as it stands on a page turned by half.
    var upsideDown: DetectedLine {
        var line = self
        line.quad = quad.upsideDown
        return line
    }
}
