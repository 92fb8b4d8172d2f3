internal import Models
internal import Pages

/// Reads a sheet by finding its lines first and reading each alone.
struct LinesFirst {
    let detector: any LineDetector
    /// Nil where there is only Tesseract.
    let second: NeuralRecognizer?
    let legend: LegendSigns
    let shelf: EngineShelf
    let deadline: PhotoDeadline
    /// Whether the sheet was turned by a quarter without knowing which way up its text stands.
    let wasTurned: Bool
    private(set) var warnings: [Warning] = []

    init(
        detector: any LineDetector, second: NeuralRecognizer?, legend: LegendSigns, shelf: EngineShelf,
        deadline: Duration, wasTurned: Bool
    ) {
        self.legend = legend
        self.wasTurned = wasTurned
        self.detector = detector
        self.second = second
        self.shelf = shelf
        self.deadline = PhotoDeadline(deadline)
    }

    /// What stands on the sheet when it is the right way up.
    ///
    /// - Parameter detected: its lines, where they were found already.
    mutating func look(
        at sheet: borrowing Pix, _ detected: [DetectedLine]? = nil, in choice: LanguageChoice
    ) throws(StageFailure) -> Look {
        var page = try LinesOnSheet(sheet, quarterTurns: 0, detector, detected: detected)
        let columns = VerticalText(shelf: shelf, deadline: deadline)
        if LineDirection.isVertical(page.lines) {
            if case .automatic = choice, let look = try columns.look(at: sheet) { return look }
            if let turned = try turned(sheet, by: 1) { page = turned }
        }
        let finder = PageLanguageFinder(shelf: shelf, second: second, deadline: deadline)
        if case .fixed(let codes) = choice {
            if try finder.isUpsideDown(page), let turned = try turned(sheet, by: page.quarterTurns + 2) {
                page = turned
            }
            let reading = try read(page, in: [try shelf.data.codes(for: codes)])
            let whole = try marked(try withArabicNumbers(reading, of: page), of: page)
            var look = look(whole, on: page)
            look.table = try table(on: sheet, whole, of: page)
            return look
        }
        let first = try shelf.data.firstLanguage()
        var languages = try finder.languages(of: page, first: first)
        if languages.isUpsideDown, let turned = try turned(sheet, by: page.quarterTurns + 2) {
            page = turned
            languages = try finder.languages(of: page, first: first)
        }
        if wasTurned, !languages.isPlainlyLatin, let look = try columns.look(at: sheet, quarterTurns: 3) {
            return look
        }
        if let missing = languages.missing { warn(Looks.missing(missing)) }
        var reading = try read(page, in: languages.codes.map { [$0] })
        reading = try refined(reading, of: page, finder)
        reading = try completed(reading, of: page)
        reading = Self.mapped(reading, LookAlikeLetters.inOneScript)
        reading = Self.withLigatures(reading)
        reading = try withLira(reading, of: page)
        reading = try withArabicNumbers(reading, of: page)
        reading = try marked(reading, of: page)
        var look = look(reading, on: page)
        look.reading.isUnexplained = languages.isUnexplained && reading.choices.count == languages.codes.count
        look.table = try table(on: sheet, reading, of: page)
        return look
    }

    /// The lines of a page as they were read.
    private struct PageReading {
        /// The choices of language; each is one language, or several at once, which Tesseract supports.
        var choices: [[String]]
        /// In the order of the page's lines.
        var lines: [LineReading]
        var complete: Bool
        /// What they show of the page's scripts, for parts of them that are read again.
        var habit: ScriptHabit

        var words: [Word] { lines.flatMap(\.words) }
    }

    /// The reading made again where all lines together show other languages in Latin letters than the sample did.
    private mutating func refined(
        _ reading: PageReading, of page: LinesOnSheet, _ finder: PageLanguageFinder
    ) throws(StageFailure) -> PageReading {
        let isLatin = { (codes: [String]) in codes.allSatisfy { WritingOfLanguage($0).scripts == [.latin] } }
        let latin = reading.choices.filter(isLatin).flatMap(\.self)
        guard let first = latin.first else { return reading }
        let evidence = LanguageEvidence(reading.words)
        if let main = evidence.main, !shelf.data.installed.contains(main) { warn(Looks.missing(main)) }
        let seen = finder.languages(by: evidence, first: first)
        if Set(seen).isSubset(of: latin) { return reading }
        let others = reading.choices.filter { !isLatin($0) }
        let again = try read(page, in: others + seen.map { [$0] })
        let (before, after) = (look(reading, on: page).score.sure, look(again, on: page).score.sure)
        return after * 10 >= before * 9 ? again : reading
    }

    /// The reading, after the lines that no language has explained were tried and read in further scripts.
    private mutating func completed(_ reading: PageReading, of page: LinesOnSheet) throws(StageFailure) -> PageReading {
        let completion = ScriptCompletion(
            search: ScriptSearch(shelf: shelf, second: second, page: page, deadline: deadline),
            known: reading.choices.flatMap(\.self))
        let found = try completion.result(of: page.lines, read: reading.lines)
        if let missing = found.missing { warn(Looks.missing(missing)) }
        var completed = reading
        for (place, line) in found.readings { completed.lines[place] = line }
        completed.choices += found.languages.map { [$0] }
        return completed
    }

    private static func withLigatures(_ reading: PageReading) -> PageReading {
        guard reading.choices.joined().contains(FrenchLigature.language) else { return reading }
        return mapped(reading, FrenchLigature.restored)
    }

    private static func mapped(_ reading: PageReading, _ change: (Word) -> Word) -> PageReading {
        var changed = reading
        for line in changed.lines.indices { changed.lines[line].words = changed.lines[line].words.map(change) }
        return changed
    }

    /// The reading with the prices that stand before a lira sign, on a page in Turkish.
    private func withLira(_ reading: PageReading, of page: LinesOnSheet) throws(StageFailure) -> PageReading {
        guard reading.choices.joined().contains(LiraPrices.language) else { return reading }
        let engine = try shelf.engine(for: [LiraPrices.language])
        let prices = LiraPrices(layers: page.layers, engine: engine, deadline: deadline)
        var restored = reading
        for (place, words) in prices.restored(reading.lines.map(\.words), ink: WordInk(page.layers)).enumerated() {
            restored.lines[place].words = words
        }
        return restored
    }

    /// The reading with the numbers that are written in digits of Arabic or Persian, on a page in Arabic letters.
    private func withArabicNumbers(_ reading: PageReading, of page: LinesOnSheet) throws(StageFailure) -> PageReading {
        let isArabic = reading.choices.joined().contains { WritingOfLanguage($0).scripts.contains(.arabic) }
        guard isArabic, let network = DigitNetwork.embedded else { return reading }
        let tongues = LineTongue.tongues(for: reading.choices, shelf: shelf, second: second)
        let numbers = ArabicNumbers(network: network, layers: page.layers)
        var restored = reading
        restored.lines = try numbers.restored(in: reading.lines, of: page.lines) { (cut) throws(StageFailure) in
            try LineTongue.reading(
                of: cut, line: nil, by: tongues, seen: page.seen, habit: reading.habit,
                milliseconds: max(1, deadline.millisecondsLeft))
        }
        return restored
    }

    /// The reading with the marks that are easily lost: raised ones, and single ones in a column.
    private func marked(_ reading: PageReading, of page: LinesOnSheet) throws(StageFailure) -> PageReading {
        guard let second else { return reading }
        let lines = ReadingOrder.arranged(reading.lines.map { ReadLine(words: $0.words, block: 0) })
            .enumerated().map { id, line in
                Line(id: id, text: "", box: line.box, confidence: 1, block: line.block, words: line.words)
            }
        let glyphs = MarkGlyphs(
            recognizer: second, signs: legend, alphabet: MarkAlphabet(legend.explained(lines)))
        var marked = reading
        if reading.lines.contains(where: { !$0.raised.isEmpty }) {
            let tongues = LineTongue.tongues(for: reading.choices, shelf: shelf, second: second)
            marked.lines = try RaisedMarks(glyphs: glyphs).added(to: marked.lines, of: page.lines, from: page.layers) {
                (cut, before) throws(StageFailure) in
                let own = tongues.filter { $0.language == before.language }
                return try LineTongue.reading(
                    of: cut, line: nil, by: own.isEmpty ? tongues : own, seen: page.seen, habit: reading.habit,
                    milliseconds: max(1, deadline.millisecondsLeft))
            }
        }
        if let alphabet = glyphs.alphabet {
            marked.lines = try MarkCells(glyphs: glyphs, alphabet: alphabet).added(to: marked.lines, from: page.layers)
        }
        return marked
    }

    /// The signs of a table on the page, and the texts over them that run upwards or downwards; empty where there is none.
    private mutating func table(
        on sheet: borrowing Pix, _ reading: PageReading, of page: LinesOnSheet
    ) throws(StageFailure) -> SignTable {
        let ink = WordInk(page.layers)
        let words = reading.words.map { word in
            var word = word
            if let tight = ink.corners(of: word) { word.box = Box(around: tight) }
            return word
        }
        let finder = SignFinder(page.layers.whole, words: words)
        var table = SignTable(signs: finder.signs)
        let heads = TurnedHeads(signs: finder.signs.map(\.box), textHeight: finder.textHeight)
        guard let area = heads.area(besides: words),
            let cut = sheet.rotated(quarterTurns: page.quarterTurns)?.cut(area)
        else { return table }
        var most = 0.0
        // Most run upwards.
        for turns in [1, 3] {
            let words = try texts(on: cut, turned: turns, in: reading.choices)
            let letters = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
            if letters > most {
                most = letters
                table.turned = words.map { word in
                    var word = word
                    word.box.x += area.x
                    word.box.y += area.y
                    return word
                }
            }
        }
        return table
    }

    /// The lines on a picture once it is turned clockwise by quarters, each as one word, with boxes on the picture as it
    /// is.
    private mutating func texts(
        on pix: borrowing Pix, turned turns: Int, in choices: [[String]]
    ) throws(StageFailure) -> [Word] {
        let (width, height) = (pix.width, pix.height)
        guard let turned = pix.rotated(quarterTurns: turns) else { return [] }
        let back = SheetTransform.unturning(quarterTurns: turns, width: width, height: height)
        let lines = try read(try LinesOnSheet(turned, quarterTurns: 0, detector), in: choices).lines
        return lines.compactMap { line in
            line.words.map(\.box).union().map {
                Word(
                    text: WordText.joined(line.words.map(\.text)), box: back.box($0, within: width, height),
                    confidence: line.words.meanConfidence)
            }
        }
    }

    private func turned(_ sheet: borrowing Pix, by quarterTurns: Int) throws(StageFailure) -> LinesOnSheet? {
        guard let pix = sheet.rotated(quarterTurns: quarterTurns) else { return nil }
        return try LinesOnSheet(pix, quarterTurns: quarterTurns & 3, detector)
    }

    /// Reads each line in the languages that it turns out to be in.
    private mutating func read(_ page: LinesOnSheet, in choices: [[String]]) throws(StageFailure) -> PageReading {
        let readers = LineTongue.tongues(for: choices, shelf: shelf, second: second)
        func read(
            _ lines: [DetectedLine], by habit: ScriptHabit = ScriptHabit()
        ) throws(StageFailure) -> LineReader.Result {
            try page.reader(deadline).read(lines) { (line, cut, left) throws(StageFailure) in
                var reading = try LineTongue.reading(
                    of: cut, line: line, by: readers, seen: page.seen, habit: habit, milliseconds: left)
                if second != nil { reading.raised = RaisedInk(on: cut).groups }
                return reading
            }
        }
        var result = try read(page.lines)
        let habit = ScriptHabit(result.lines)
        let places = result.lines.indices.filter { SharedLine.changes(result.lines[$0], by: habit) }
        if !places.isEmpty {
            let again = try read(places.map { page.lines[$0] }, by: habit)
            if again.complete { for (place, line) in zip(places, again.lines) { result.lines[place] = line } }
        }
        if !result.complete { warn(PhotoDeadline.warning) }
        return PageReading(choices: choices, lines: result.lines, complete: result.complete, habit: habit)
    }

    private func look(_ reading: PageReading, on page: LinesOnSheet) -> Look {
        var look = Look(
            quarterTurns: page.quarterTurns,
            reading: SheetText(
                lines: reading.lines.filter { !$0.words.isEmpty }.map {
                    ReadLine(words: $0.words, block: 0, language: $0.language, isByCharacters: $0.isByCharacters)
                },
                complete: reading.complete, languages: reading.choices.flatMap(\.self)))
        look.areas = page.lines
        return look
    }

    private mutating func warn(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
