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

    /// Nil when paper and ink can't be told apart.
    init?(_ strip: ColourStrip, place: StripPlace) {
        guard let ink = StripInk(strip, words: place.own.map(\.box), textHeight: place.textHeight) else { return nil }
        let pieces = StripParts(ink)
        let words = place.own + place.others
        var ofWord = [[Int]](repeating: [], count: words.count)
        var free: [Int] = []
        let parts = Self.nested(pieces.parts, limit: place.textHeight * 22 / 10)
        for (index, part) in parts.enumerated() {
            let holder = words.indices.first { Self.holds(words[$0].box, part.box, margin: place.textHeight / 8) }
            if let holder { ofWord[holder].append(index) } else { free.append(index) }
        }
        let letters = words.indices.flatMap { words[$0].isPlainlyRead ? ofWord[$0].map { parts[$0] } : [] }
            .filter { $0.side * 4 >= place.textHeight }
        let colour = Self.median(letters.map(\.colour))
        let stroke = letters.map(\.thickness).sorted().dropFirst(letters.count / 2).first ?? 3
        let reader = MaskReader(ink: ink, labels: pieces.labels)
        func add(_ part: StripPart, misread: [WordPlace], isDistinct: Bool) {
            guard Self.hasIconSize(part, textHeight: place.textHeight),
                Self.isBeside(part, place: place, besides: misread)
            else { return }
            found.append(
                Drawing(
                    part: part, mask: reader.mask(of: part), thickness: part.thickness / max(stroke, 1),
                    isDistinct: isDistinct, misread: misread))
        }
        for part in Self.joined(free.map { parts[$0] }, textHeight: place.textHeight) where !part.touchesEdge {
            add(part, misread: [], isDistinct: Self.differs(part.colour, from: colour))
        }
        for index in words.indices where !words[index].mayBeMisread {
            for part in Self.outer(ofWord[index].map { parts[$0] }, textHeight: place.textHeight)
            where Self.differs(part.colour, from: colour) && !part.touchesEdge {
                add(part, misread: [], isDistinct: true)
            }
        }
        for index in words.indices where words[index].mayBeMisread {
            let pieces = ofWord[index].count { parts[$0].side * 3 >= place.textHeight }
            var own = Self.joined(ofWord[index].map { parts[$0] }, textHeight: place.textHeight)
            if own.count > 1, words[index].isWithoutLetters, let whole = Self.inOneColour(own, besides: colour) {
                own = [whole]
            }
            own.removeAll { $0.side * 4 < place.textHeight }
            guard !own.isEmpty, !own.contains(where: \.touchesEdge) else { continue }
            let areDistinct = own.map { Self.differs($0.colour, from: colour) }
            let areBold = own.map { $0.thickness > 1.35 * stroke }
            // Two drawings side by side may have been read as one word.
            let areDrawings =
                own.count <= 3 && zip(areDistinct, areBold).allSatisfy { $0 && $1 }
                || own.count == 1
                    && words[index].mayBeDrawing(
                        isDistinct: areDistinct[0], isBold: areBold[0], isOnePiece: pieces == 1)
            guard areDrawings else { continue }
            for (part, isDistinct) in zip(own, areDistinct) {
                add(part, misread: [words[index].place], isDistinct: isDistinct)
            }
        }
    }

    /// The coloured drawing before or behind the letters of a word, where the recogniser's box included it.
    private static func outer(_ parts: [StripPart], textHeight: Int) -> [StripPart] {
        let row = joined(parts, textHeight: textHeight).sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
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

    /// Whether it stands where marks stand: at the height of the line or a little above, near one of its words.
    private static func isBeside(_ part: StripPart, place: StripPlace, besides misread: [WordPlace]) -> Bool {
        let height = Double(place.textHeight)
        let offset = Double(part.box.midY) - place.middle
        guard offset > -1.25 * height, offset < 0.6 * height else { return false }
        return place.own.contains { word in
            guard word.text.hasLetters(1), !misread.contains(word.place) else { return false }
            let right = Double(word.box.x - part.box.maxX) / height
            let left = Double(part.box.x - word.box.maxX) / height
            return right > -1.7 && right < 3.5 || left > -1.7 && left < 3.5
        }
    }

    /// Merges pieces that lie inside others with them, as a dot with its square.
    private static func nested(_ parts: [StripPart], limit: Int) -> [StripPart] {
        let order = parts.indices.sorted { (-parts[$0].side, $0) < (-parts[$1].side, $1) }
        var holder = [Int?](repeating: nil, count: parts.count)
        var outer: [Int] = []
        for index in order where parts[index].side <= limit {
            let box = parts[index].box
            holder[index] = outer.first {
                let around = parts[$0].box
                return around.x <= box.x + 1 && around.y <= box.y + 1 && around.maxX >= box.maxX - 1
                    && around.maxY >= box.maxY - 1
            }
            if holder[index] == nil { outer.append(index) }
        }
        var joined = parts
        for index in parts.indices { if let outer = holder[index] { joined[outer].join(parts[index]) } }
        return parts.indices.filter { holder[$0] == nil }.map { joined[$0] }
    }

    /// Joins pieces that nearly touch and are of one colour, or of which one is much smaller: grains of an ear, the
    /// stem of a chilli.
    private static func joined(_ parts: [StripPart], textHeight: Int) -> [StripPart] {
        guard parts.count <= 200 else { return parts }
        var parts = parts
        let reach = max(1, textHeight / 10)
        var index = 0
        while index < parts.count {
            let partner = parts.indices.first { other in
                guard other != index else { return false }
                let (a, b) = (parts[index], parts[other])
                let across = max(a.box.x, b.box.x) - min(a.box.maxX, b.box.maxX)
                let down = max(a.box.y, b.box.y) - min(a.box.maxY, b.box.maxY)
                guard across <= reach, down <= reach, a.box.union(b.box).width <= textHeight * 2,
                    a.box.union(b.box).height <= textHeight * 2
                else { return false }
                let small = min(a.area, b.area) * 100 < 35 * max(a.area, b.area)
                return small || a.colour.named == b.colour.named && across < 0 && a.colour.distance(to: b.colour) < 60
            }
            if let partner {
                parts[min(index, partner)].join(parts[max(index, partner)])
                parts.remove(at: max(index, partner))
                index = 0
            } else {
                index += 1
            }
        }
        return parts
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

extension StripPlace.PlacedWord {
    /// Whether it certainly consists of letters or digits.
    var isPlainlyRead: Bool {
        let letters = text.count { $0.isLetter || $0.isNumber }
        return letters >= 3 && letters * 3 >= text.count * 2 && confidence >= 0.5
    }

    var isWithoutLetters: Bool { !text.contains { $0.isLetter || $0.isNumber } }

    /// Whether its text is so short or so uncertain that it may not be text at all.
    var mayBeMisread: Bool {
        let letters = text.count { $0.isLetter || $0.isNumber }
        return text.count <= 4 && letters <= 3 && (letters < 3 || confidence < 0.6)
    }

    /// Whether the recogniser may have read this word into ink that is no letter: it stands out by its colour or is
    /// much too bold, it is one piece where several characters were read, or it was read as a sign that drawings are
    /// taken for.
    func mayBeDrawing(isDistinct: Bool, isBold: Bool, isOnePiece: Bool) -> Bool {
        let letters = text.count { $0.isLetter || $0.isNumber }
        if isOnePiece, text.count >= 2, letters < 3 { return isDistinct || isBold || letters < text.count }
        let hasOpening = text.contains { "([{".contains($0) }
        if letters == 0 {
            return isDistinct || isBold || !hasOpening && text.contains { "@©®«»°§¤€¥£•●○■□◆★☆".contains($0) }
        }
        // A code in brackets is a mark of its own, even where thin letters run together.
        if hasOpening, !isBold { return false }
        if letters >= 2 { return isDistinct && (isBold || confidence < 0.6) || isBold && confidence < 0.6 }
        return isDistinct || isBold || confidence < 0.4
    }
}

/// Reads masks from a strip.
struct MaskReader {
    let ink: StripInk
    let labels: [Int32]

    func mask(of part: StripPart) -> IconMask {
        let box = part.box
        let width = ink.strip.width
        // Thin lines come out paler than they were printed; they count in full from half the strength of letters on.
        let full = max(1, 1.3 * ink.level)
        return IconMask(width: Double(box.width), height: Double(box.height)) { x, y in
            let column = min(box.x + Int(x), width - 1)
            let row = min(box.y + Int(y), ink.strip.height - 1)
            let index = row * width + column
            guard labels[index] == 0 || part.labels.contains(labels[index]) else { return 0 }
            return Double(min(1, ink.strength[index] / full))
        }
    }
}
