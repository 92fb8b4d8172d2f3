internal import Models
internal import Pages

/// The pieces of ink on a strip that may be drawings.
struct StripDrawings {
    struct Drawing {
        var part: StripPart
        var mask: IconMask
        var thickness: Double
        var isDistinct: Bool
        var misread: [WordPlace]
    }

    private(set) var found: [Drawing] = []

    init(_ ink: StripInk, place: StripPlace) {
        let pieces = StripParts(ink)
        let words = place.own + place.others
        var ofWord = [[Int]](repeating: [], count: words.count)
        var free: [Int] = []
        let parts = pieces.parts.nested(limit: place.textHeight * 22 / 10)
        for (index, part) in parts.enumerated() {
            let holder = words.indices.first { Self.holds(words[$0].box, part.box, margin: place.textHeight / 8) }
            if let holder { ofWord[holder].append(index) } else { free.append(index) }
        }
        let letters = words.indices.flatMap { words[$0].isPlainlyRead ? ofWord[$0].map { parts[$0] } : [] }
            .filter { $0.side * 4 >= place.textHeight }
        let colour = Self.median(letters.map(\.colour))
        let stroke = letters.map(\.thickness).sorted().dropFirst(letters.count / 2).first ?? 3
        let reader = MaskReader(ink: ink, labels: pieces.labels)
        func add(_ part: StripPart, misread: [WordPlace], isDistinct: Bool, isInWord: Bool = false) {
            guard Self.hasIconSize(part, textHeight: place.textHeight),
                isInWord || Self.isBeside(part, place: place, besides: misread)
            else { return }
            found.append(
                Drawing(
                    part: part, mask: reader.mask(of: part), thickness: part.thickness / max(stroke, 1),
                    isDistinct: isDistinct, misread: misread))
        }
        let height = place.textHeight
        let loose = free.map { parts[$0] }.withoutColons(textHeight: height)
        for part in loose.joined(textHeight: height).mended(textHeight: height) where !part.touchesEdge {
            add(part, misread: [], isDistinct: Self.differs(part.colour, from: colour))
        }
        for index in words.indices where !words[index].mayBeMisread || words[index].hasLettersOrCurrency {
            let row = ofWord[index].map { parts[$0] }.joined(textHeight: height)
                .sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
            for part in Self.outer(row, textHeight: height)
            where Self.differs(part.colour, from: colour) && !part.touchesEdge {
                add(part, misread: [], isDistinct: true, isInWord: index < place.own.count)
            }
            if let part = row.first, !words[index].mayBeMisread, GluedCode.rest(of: words[index].text) != nil,
                !part.touchesEdge
            {
                add(
                    part, misread: [words[index].place], isDistinct: Self.differs(part.colour, from: colour),
                    isInWord: index < place.own.count)
            }
            for part in Self.apart(row, from: words[index].text, textHeight: height)
            where !part.touchesEdge {
                let isDistinct = Self.differs(part.colour, from: colour)
                add(part, misread: [], isDistinct: isDistinct, isInWord: index < place.own.count)
            }
        }
        for index in words.indices where words[index].mayBeMisread {
            let pieces = ofWord[index].count { parts[$0].side * 3 >= place.textHeight }
            var own = ofWord[index].map { parts[$0] }.withoutColons(textHeight: height).joined(textHeight: height)
                .mended(textHeight: height)
            if own.count > 1, words[index].isWithoutLetters, let whole = Self.inOneColour(own, besides: colour) {
                own = [whole]
            }
            own.removeAll { $0.side * 4 < place.textHeight }
            guard !own.isEmpty, !own.contains(where: \.touchesEdge) else { continue }
            let areDistinct = own.map { Self.differs($0.colour, from: colour) }
            let areBold = own.map { $0.thickness > Self.bold * stroke }
            // Two drawings side by side may have been read as one word.
            let areDrawings =
                own.count <= Self.mostInOneWord
                && (words[index].isDoubtful || words[index].isOfOneLetter && areDistinct.allSatisfy(\.self)
                    || Self.mayBeMark(words[index], on: place))
                || own.count <= 3 && zip(areDistinct, areBold).allSatisfy { $0 && $1 }
                || own.count == 1
                    && words[index].mayBeDrawing(
                        isDistinct: areDistinct[0], isBold: areBold[0], isOnePiece: pieces == 1)
            guard areDrawings else { continue }
            for (part, isDistinct) in zip(own, areDistinct) {
                add(part, misread: [words[index].place], isDistinct: isDistinct)
            }
        }
    }

    /// Letters of one typeface are at most that much bolder than their median.
    private static let bold = 1.35

    /// Whether a code or sign begins or ends its line, where marks stand, so that only the menu as a whole tells letters
    /// from drawings.
    private static func mayBeMark(_ word: StripPlace.PlacedWord, on place: StripPlace) -> Bool {
        guard word.isCode, let index = place.own.firstIndex(where: { $0.place == word.place }) else { return false }
        return !place.own[..<index].contains(where: \.isPlainlyRead)
            || !place.own[(index + 1)...].contains(where: \.isPlainlyRead)
    }

    /// As many drawings side by side may have been read as one word.
    private static let mostInOneWord = 4

    /// The coloured drawing before or behind the letters of a word, where the recogniser's box included it.
    private static func outer(_ row: [StripPart], textHeight: Int) -> [StripPart] {
        guard row.count >= 3 else { return [] }
        func stands(_ outer: StripPart, apart others: ArraySlice<StripPart>) -> Bool {
            guard outer.side * 2 > textHeight, outer.colour.named != .plain else { return false }
            return others.allSatisfy { other in
                let gap = max(other.box.x - outer.box.maxX, outer.box.x - other.box.maxX)
                return gap * 8 >= textHeight && differs(outer.colour, from: other.colour)
            }
        }
        var outer: [StripPart] = []
        if stands(row[0], apart: row[1...]) { outer.append(row[0]) }
        if stands(row[row.count - 1], apart: row[..<(row.count - 1)]) { outer.append(row[row.count - 1]) }
        return outer
    }

    /// Drawings that the recogniser's box took in before or behind the letters of a word: they stand apart from these,
    /// and there are pieces of ink enough for all letters without them.
    private static func apart(_ row: [StripPart], from text: String, textHeight: Int) -> [StripPart] {
        // Runs of pieces between gaps that are wider than those between most letters.
        var runs: [(gap: Int, parts: [StripPart])] = []
        var end = 0
        for part in row {
            if runs.isEmpty || (part.box.x - end) * 4 >= textHeight {
                runs.append((part.box.x - end, [part]))
            } else {
                runs[runs.count - 1].parts.append(part)
            }
            end = max(end, part.box.maxX)
        }
        // Dots and commas count for no letter.
        for index in runs.indices { runs[index].parts.removeAll { $0.side * 3 < textHeight } }
        return besides(runs, text: text).compactMap { run in
            let own = run.mended(textHeight: textHeight)
            return own.count == 1 && own[0].side * 2 > textHeight ? own[0] : nil
        }
    }

    /// The runs that aren't the word's letters.
    private static func besides(_ runs: [(gap: Int, parts: [StripPart])], text: String) -> [[StripPart]] {
        let solid = text.filter { $0.isLetter || $0.isNumber || $0.isCurrencySymbol }.count
        guard text.contains(where: \.isNumber) else {
            // Letters may touch, but no gap is between them; behind a currency's sign come the drawings.
            if solid == 1 { return runs.dropFirst().map(\.parts) }
            guard let letters = runs.map(\.parts.count).max(), letters * 2 > solid else { return [] }
            return runs.map(\.parts).filter { $0.count < letters }
        }
        // Some digits stand as far apart as drawings, but not as far as these from them.
        guard let widest = runs.indices.dropFirst().max(by: { runs[$0].gap < runs[$1].gap }) else { return [] }
        let (left, right) = (runs[..<widest].map(\.parts), runs[widest...].map(\.parts))
        func excess(_ runs: [[StripPart]]) -> Int { runs.reduce(0) { $0 + $1.count } - solid }
        let (onLeft, onRight) = (excess(left), excess(right))
        guard max(onLeft, onRight) >= 0 else { return [] }
        return onRight < 0 || 0 <= onLeft && onLeft <= onRight ? right : left
    }

    private static func holds(_ word: Box, _ part: Box, margin: Int) -> Bool {
        part.midX >= word.x - margin / 2 && part.midX < word.maxX + margin / 2 && part.midY >= word.y - margin
            && part.midY < word.maxY + margin
    }

    /// Whether its size is from four tenths of the text's height to twice that, it isn't much longer than wide, and it
    /// isn't just a frame's corner.
    private static func hasIconSize(_ part: StripPart, textHeight: Int) -> Bool {
        let short = min(part.box.width, part.box.height)
        return part.side * 10 >= textHeight * 4 && part.side <= textHeight * 2 && short * 5 >= textHeight
            && part.side <= 3 * short && part.area * 100 >= 14 * part.box.width * part.box.height
    }

    /// Whether it stands where marks stand: near one of the line's words, or in a column behind it, and at its height or
    /// a little above; a long row may climb by more than its letters are high.
    private static func isBeside(_ part: StripPart, place: StripPlace, besides misread: [WordPlace]) -> Bool {
        let height = Double(place.textHeight)
        let words = place.own.filter { word in
            word.text.contains { $0.isLetter || $0.isNumber } && !misread.contains(word.place)
        }
        return words.contains { word in
            let offset = Double(part.box.midY - word.box.midY)
            guard offset > -1.25 * height, offset < 0.6 * height else { return false }
            let right = Double(word.box.x - part.box.maxX) / height
            let left = Double(part.box.x - word.box.maxX) / height
            return right > -1.7 && right < 3.5 || left > -1.7 && left < Double(StripPlace.behind)
        }
    }

    /// All pieces as one, where they share a colour other than the text's: a square with a broken rim, and its dot.
    private static func inOneColour(_ parts: [StripPart], besides text: InkColour?) -> StripPart? {
        guard let first = parts.max(by: { $0.area < $1.area }), differs(first.colour, from: text),
            parts.allSatisfy({ $0.colour.named.mayBe(first.colour.named) || $0.area * 10 < first.area })
        else { return nil }
        var whole = first
        var isFirst = true
        for part in parts {
            if part.labels == first.labels, isFirst { isFirst = false } else { whole.join(part) }
        }
        return whole
    }

    private static func differs(_ colour: InkColour, from text: InkColour?) -> Bool {
        guard let text else { return false }
        if colour.named == text.named { return colour.named != .plain && colour.distance(to: text) > 90 }
        return colour.distance(to: text) > 30
    }

    private static func median(_ colours: [InkColour]) -> InkColour? {
        guard !colours.isEmpty else { return nil }
        func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
        return InkColour(
            red: middle(colours.map(\.red)), green: middle(colours.map(\.green)), blue: middle(colours.map(\.blue)))
    }
}
