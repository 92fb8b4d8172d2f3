internal import Models
internal import Pages

/// Turns the text read into a page, with boxes in the upright photo.
enum PageAssembly {
    static func page(sheet: borrowing Sheet, look: Look, warnings: [Warning]) -> ReadPage {
        let width = sheet.photo.width
        let height = sheet.photo.height
        let back = sheet.transform.after(
            .unturning(quarterTurns: look.quarterTurns, width: sheet.pix.width, height: sheet.pix.height))
        var warnings = warnings
        var kept = look.reading.kept
        if !kept.isEmpty, !look.evidence.isText {
            kept = []
            warnings.append(patternOnly)
        }
        let ink = WordInk(sheet.pix, quarterTurns: look.quarterTurns)
        let marks = ink.map { LostMarks(in: kept.flatMap(\.words), ink: $0) }
        var onSheet: [[Word]] = []
        var level = LevelBoxes(words: [])
        let unit = 1 / max(sheet.straightening.scale, 1e-4)
        kept = PriceUnits.restored(kept, in: look.reading.languages)
        var lines = ReadingOrder.arranged(kept).enumerated().map { id, line in
            var words = line.words
            onSheet.append(words)
            level.words.append([])
            for index in words.indices {
                words[index] = marks?.restored(words[index]) ?? words[index]
                let tight = ink?.corners(of: words[index])
                level.words[id].append(tight.map { Box(around: $0, unit) } ?? words[index].box.scaled(by: unit))
                if let tight { onSheet[id][index].box = Box(around: tight) }
                words[index].box =
                    tight.map { back.nearestBox($0, within: width, height) }
                    ?? back.box(words[index].box, within: width, height)
            }
            return Line(
                id: id, text: WordText.joined(words.map(\.text)),
                box: words.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0),
                confidence: words.meanConfidence, block: line.block, words: words,
                unread: UnreadText.isUnread(words, of: line) ? true : nil,
                pieces: line.pieces.isEmpty ? nil : line.pieces)
        }
        var straightening = sheet.straightening
        straightening.quarterTurns = (straightening.quarterTurns + look.quarterTurns) & 3
        straightening.evened = look.evened
        let colours = ColourLook(
            lines: onSheet, toPhoto: back, photoWidth: width, photoHeight: height, reduction: sheet.reduction,
            unit: unit)
        let seen = colours.found(on: sheet.colour)
        for line in lines.indices {
            for word in lines[line].words.indices {
                lines[line].words[word].type = seen.types[line][word]
            }
        }
        level.icons = seen.icons.map { $0.box.scaled(by: unit) }
        let found = look.table ?? ink.map { SignTable(signs: SignFinder($0.raster, words: onSheet.joined()).signs) }
        let table = found?.signs.isEmpty == false ? found : nil
        level.table = table?.moved { $0.scaled(by: unit) }
        lines = UnreadText.settled(lines, isUnexplained: look.reading.isUnexplained)
        let covered = zip(lines, onSheet).filter { $0.0.unread != true }.flatMap { $0.1.map(\.box) }
        let unread = look.areas.flatMap { areas in
            ink.flatMap { ink in
                var unread = UnreadAreas(raster: ink.raster, words: covered).ink(in: areas) {
                    back.box($0, within: width, height)
                }
                unread?.regions += BurntSpots(raster: ink.raster, words: covered).boxes().map {
                    UnreadInk.Region(box: back.box($0, within: width, height), share: 1)
                }
                return unread
            }
        }
        if let warning = UnreadLines.warning(for: lines, ink: unread) { warnings.append(warning) }
        let languages = LanguagesOfText.identify(
            lines.filter { $0.unread != true }.map(\.words), readWith: look.reading.languages)
        LanguagesOfText.name(&lines, on: languages, readWith: look.reading.languages)
        return ReadPage(
            photo: sheet.photo, metadata: sheet.metadata, quality: sheet.quality, straightening: straightening,
            languages: languages,
            lines: lines,
            icons: seen.icons.map(colours.inPhoto),
            table: table?.moved { back.box($0, within: width, height) },
            pageHashes: PageHashes.hashes(
                of: sheet.pix, quarterTurns: look.quarterTurns, words: kept.flatMap(\.words)),
            warnings: warnings, unread: unread, level: straightening.isLevel ? nil : level)
    }

    private static let patternOnly = Warning(
        code: .patternOnly,
        message: "The photo shows marks that resemble letters but no words; go closer to the text, or photograph it "
            + "sharper.")
}

extension Box {
    /// The box between two corners, rounded to the nearest of units that are so many pixels large.
    init(around corners: (topLeft: SheetPoint, bottomRight: SheetPoint), _ unit: Double = 1) {
        let (start, end) = (corners.topLeft, corners.bottomRight)
        let points = [start, end].map { (x: ($0.x * unit).rounded(), y: ($0.y * unit).rounded()) }
        self.init(around: points.map { ($0.x, $0.y) }, within: 1 << 30, 1 << 30)
    }

    /// The box at so many times the size, rounded outwards.
    fileprivate func scaled(by factor: Double) -> Box {
        SheetTransform.scale(factor).box(self, within: 1 << 30, 1 << 30)
    }
}

extension Straightening {
    /// Whether the page stands level on its photo, so that upright boxes in the photo are those of the level page.
    fileprivate var isLevel: Bool { quarterTurns == 0 && skew == 0 && !perspective }
}

extension [Word] {
    /// The mean weighted by the words' lengths, rounded to three decimals; 0 for none.
    var meanConfidence: Double {
        let length = reduce(0) { $0 + $1.text.count }
        guard length > 0 else { return 0 }
        return (reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(length)).rounded(toDecimals: 3)
    }
}
