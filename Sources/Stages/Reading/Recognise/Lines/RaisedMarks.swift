internal import Models
internal import Pages

/// Reads the raised marks of a page: the small "A,C" behind a name.
///
/// Read together with their line they are lost or become letters of the name. So they are found as ink, cut out and
/// read larger, and the line is read again without them. This is done only where the page explains marks, or where
/// several lines carry raised signs that read as marks.
struct RaisedMarks {
    let glyphs: MarkGlyphs

    /// Without a legend, marks on fewer lines than this show no habit.
    private static let fewestLines = 3

    /// Where a smaller share of the lines with raised ink reads as marks, the ink is that of letters out of line.
    private static let leastTold = 0.5

    /// A raised mark and the place along the line's cut, from 0 to 1, where it stands.
    private struct Found {
        var word: Word
        /// The mark's area on the line's cut.
        var area: Box
        var place: Double
    }

    /// The readings with the raised marks as words of their own.
    ///
    /// - Parameters:
    ///   - readings: one for each line.
    ///   - read: reads the cut of a line.
    func added(
        to readings: [LineReading], of lines: [DetectedLine], from layers: SheetLayers,
        by read: (borrowing LineCut, LineReading) throws(StageFailure) -> LineReading
    ) throws(StageFailure) -> [LineReading] {
        var found: [Int: [Found]] = [:]
        for index in lines.indices where !readings[index].raised.isEmpty {
            let marks = try marks(readings[index].raised, on: lines[index], readings[index], from: layers)
            if !marks.isEmpty { found[index] = marks }
        }
        let told = found.values.count { $0.allSatisfy { $0.word.text != RaisedMark.unread } }
        let isHabit = told >= Self.fewestLines
        guard glyphs.alphabet != nil || isHabit, Double(told) > Self.leastTold * Double(found.count) else {
            return readings
        }
        var lines = lines
        if glyphs.alphabet != nil, isHabit {
            for index in lines.indices {
                guard let long = Self.behind(lines[index], from: layers) else { continue }
                let marks = try marks(long.groups, on: long.line, readings[index], from: layers)
                if !marks.isEmpty { (lines[index], found[index]) = (long.line, marks) }
            }
        }
        var readings = readings
        for (index, marks) in found {
            if let again = try reading(readings[index], with: marks, on: lines[index], from: layers, by: read) {
                readings[index] = again
            }
        }
        return readings
    }

    /// The marks that raised signs of a line are.
    private func marks(
        _ groups: [RaisedInk.Group], on line: DetectedLine, _ reading: LineReading, from layers: SheetLayers
    ) throws(StageFailure) -> [Found] {
        guard let cut = LineCut(of: line, from: layers) else { return [] }
        var marks: [Found] = []
        for group in groups {
            let box = cut.onSheet(group.box)
            // Behind a number they are cents, and ahead of all words they belong to nothing.
            guard let before = reading.words.last(where: { $0.box.x < box.midX }),
                before.text.hasLetters(2), !reading.words.contains(where: { Self.isYod(box, in: $0) }),
                let word = try mark(group, on: cut, from: layers)
            else { continue }
            marks.append(Found(word: word, area: group.box, place: cut.share(of: group.box)))
        }
        return marks
    }

    /// A line with its raised signs, where some stand right behind its end, since a detector that saw only the large
    /// letters cut it there; nil where none do.
    private static func behind(
        _ line: DetectedLine, from layers: SheetLayers
    ) -> (line: DetectedLine, groups: [RaisedInk.Group])? {
        let long = line.lengthened(by: room)
        guard let cut = LineCut(of: long, from: layers) else { return nil }
        // The end of the line as it was found, on the cut of the longer one.
        let end = LineCut.border + Int(Double(cut.pix.width - 2 * LineCut.border) * line.quad.width / long.quad.width)
        let inside = end..<cut.pix.width - LineCut.border
        let groups = RaisedInk(on: cut).groups
        guard let last = groups.last, inside.contains(last.box.maxX) else { return nil }
        return (long, groups)
    }

    /// In heights of the line: the gap before a raised sign and two of them.
    private static let room = 1.5

    /// Whether raised ink is the letter yod of a Hebrew word, which hangs from the top of the line.
    static func isYod(_ ink: Box, in word: Word) -> Bool {
        word.text.contains("י") && word.box.x < ink.midX && ink.midX < word.box.maxX
    }

    /// The line read without the ink of its marks, with these inserted in their places; nil where that says less.
    private func reading(
        _ before: LineReading, with marks: [Found], on line: DetectedLine, from layers: SheetLayers,
        by read: (borrowing LineCut, LineReading) throws(StageFailure) -> LineReading
    ) throws(StageFailure) -> LineReading? {
        guard let cut = LineCut(of: line, from: layers), let bare = cut.whitened(marks.map(\.area)) else {
            return nil
        }
        var reading = try read(bare, before)
        for mark in marks { reading.words = reading.words.flatMap { Self.parted($0, at: mark.area) } }
        let places = reading.words.map { cut.share(of: $0.box) }
        for index in reading.words.indices { reading.words[index].box = cut.onSheet(reading.words[index].box) }
        for mark in marks.reversed() {
            reading.words.insert(mark.word, at: places.firstIndex { $0 > mark.place } ?? places.count)
        }
        return reading.words.count > marks.count ? reading : nil
    }

    /// A word that was read across the gap of a mark, as two: "laitiersOeufs" around the "B" of "laitiers B Oeufs". The
    /// gap is where a capital follows a small letter, or at a hyphen, near the mark's place among the letters.
    static func parted(_ word: Word, at mark: Box) -> [Word] {
        let letters = Array(word.text)
        guard letters.count > 1, word.box.x < mark.x, mark.maxX < word.box.maxX else { return [word] }
        let place = Double(mark.midX - word.box.x) / Double(word.box.width) * Double(letters.count)
        let bounds = letters.indices.dropFirst().filter { index in
            letters[index] == "-" || letters[index - 1].isLowercase && letters[index].isUppercase
        }
        guard let bound = bounds.min(by: { abs(Double($0) - place) < abs(Double($1) - place) }),
            abs(Double(bound) - place) <= farthestBound, bound + 1 < letters.count
        else { return [word] }
        var (left, right) = (word, word)
        left.text = String(letters[..<bound])
        right.text = String(letters[(letters[bound] == "-" ? bound + 1 : bound)...])
        left.box.width = mark.x - word.box.x
        right.box = Box(
            x: mark.maxX, y: word.box.y, width: word.box.maxX - mark.maxX, height: word.box.height)
        return [left, right]
    }

    /// Letters are of different widths, so that a place among them is only estimated.
    private static let farthestBound = 3.0

    /// The content of a group: marks, or something that can't be read; nil for punctuation.
    private func mark(
        _ group: RaisedInk.Group, on cut: borrowing LineCut, from layers: SheetLayers
    ) throws(StageFailure) -> Word? {
        var word = Word(text: RaisedMark.unread, box: cut.onSheet(group.box), confidence: 0, raised: true)
        let margin = max(2, group.box.height / 4)
        let area = Box(
            x: group.room.lowerBound, y: group.box.y - margin, width: group.room.count,
            height: group.box.height + 2 * margin)
        guard let part = LineCut(of: DetectedLine(quad: cut.onSheet(quadOf: area), confidence: 1), from: layers) else {
            return word
        }
        guard let marks = try glyphs.marks(in: part) else { return nil }
        (word.text, word.confidence) = marks
        return word
    }
}

extension LineCut {
    /// Where the middle of a box stands along the line, from 0 to 1.
    fileprivate func share(of box: Box) -> Double {
        Double(box.midX - Self.border) / Double(Swift.max(1, pix.width - 2 * Self.border))
    }
}
