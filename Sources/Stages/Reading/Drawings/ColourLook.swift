internal import Models
internal import Pages

/// What a page shows beside its text: drawings beside its lines, and how words are set.
///
/// Each line's surroundings are cut out of the colour picture, level and at a standard size, so that neither the
/// photo's resolution nor its angle matters; ink there that isn't a letter may be a drawing.
struct ColourLook {
    /// The page's lines with their words' boxes on the sheet, as it was turned for reading.
    let lines: [[Word]]
    /// The map from that sheet to the upright photo.
    let toPhoto: SheetTransform
    let photoWidth: Int
    let photoHeight: Int
    /// Pixels of the photo per pixel of the colour picture.
    let reduction: Int
    /// Pixels of the photo per pixel of the sheet, along lines of text.
    var unit = 1.0

    /// Pixels of a strip per height of its text. On drawn menus with drawings for marks (seed 3001) 20, 28 and 36 brought
    /// 0.861, 0.894 and 0.908 of the allergens to their dishes; 36 costs 7 % of the time of reading a page.
    private static let textHeight = 36
    /// One word in so many may be stronger than what counts as the page's strongest ink: shadows and glare err.
    private static let strongestPart = 20
    /// A page with more lines than this is no menu, and the time would be wasted.
    private static let mostLines = 1_500

    struct Found {
        /// With their boxes on the sheet.
        var icons: [IconCandidate] = []
        /// For each line that of its words, nil where nothing could be measured.
        var types: [[WordType?]]
    }

    /// Nothing without a picture.
    func found(on picture: borrowing Pix?) -> Found {
        switch picture {
        case .some(let picture): found(in: picture)
        case .none: nothing
        }
    }

    private var nothing: Found { Found(types: lines.map { Array(repeating: nil, count: $0.count) }) }

    /// A candidate of the sheet with its box in the photo.
    func inPhoto(_ candidate: IconCandidate) -> IconCandidate {
        var candidate = candidate
        candidate.box = toPhoto.box(candidate.box, within: photoWidth, photoHeight)
        return candidate
    }

    private func found(in picture: borrowing Pix) -> Found {
        var result = nothing
        guard lines.count <= Self.mostLines else { return result }
        let toPicture = SheetTransform.scale(1 / Double(max(1, reduction))).after(toPhoto)
        var found: [FoundDrawing] = []
        var types: [(place: WordPlace, type: StripType, step: Double)] = []
        for index in lines.indices {
            guard let place = StripPlace(lines, around: index, textHeight: Self.textHeight),
                let strip = ColourStrip(of: picture, area: place.area, step: place.step, toPicture: toPicture),
                let ink = StripInk(strip, words: place.own.map(\.box), textHeight: place.textHeight)
            else { continue }
            for word in place.own where word.text.contains(where: { $0.isLetter || $0.isNumber }) {
                if let type = StripType(word.box, on: ink) { types.append((word.place, type, place.step)) }
            }
            for drawing in StripDrawings(ink, place: place).found {
                let box = place.onSheet(drawing.part.box)
                let inPhoto = toPhoto.box(box, within: photoWidth, photoHeight)
                guard inPhoto.width > 0, inPhoto.height > 0 else { continue }
                found.append(FoundDrawing(drawing, line: index, box: box, place: place))
            }
        }
        let strengths = types.map(\.type.strength).sorted()
        if let strongest = strengths.dropLast(strengths.count / Self.strongestPart).last {
            for (place, type, step) in types {
                result.types[place.line][place.word] = type.ofWord(strongest: strongest, unit: step * unit)
            }
        }
        result.icons = IconSieve.kept(FoundDrawing.distinct(found).map(\.candidate))
        return result
    }
}

/// A drawing with the line in whose surroundings it was found.
struct FoundDrawing {
    var candidate: IconCandidate
    /// The distance from the middle of the word that it stands beside, in heights of the line's text.
    var offset: Double

    init(_ drawing: StripDrawings.Drawing, line: Int, box: Box, place: StripPlace) {
        let middle = drawing.part.box.midX
        let word = place.own.count { $0.box.midX < middle }
        // Misread words don't count as neighbours.
        let before = place.own[..<word].last { !drawing.misread.contains($0.place) }
        let after = place.own[word...].first { !drawing.misread.contains($0.place) }
        let height = Double(place.textHeight)
        let gapBefore = before.map { Double(drawing.part.box.x - $0.box.maxX) / height }
        let gapAfter = after.map { Double($0.box.x - drawing.part.box.maxX) / height }
        let isBehind = (gapBefore ?? .infinity) < (gapAfter ?? .infinity)
        candidate = IconCandidate(
            box: box, line: line, word: word, isBehind: isBehind,
            gap: ((isBehind ? gapBefore : gapAfter) ?? 99).rounded(toDecimals: 2),
            size: (Double(drawing.part.side) / height).rounded(toDecimals: 2),
            thickness: drawing.thickness.rounded(toDecimals: 2), colour: drawing.part.colour.named,
            isDistinct: drawing.isDistinct, mask: drawing.mask, misread: drawing.misread)
        let beside = isBehind ? before : after
        offset = abs(Double(drawing.part.box.midY - (beside?.box.midY ?? 0))) / height
    }

    /// Each drawing once, with the line it is nearest to: the surroundings of two lines overlap.
    static func distinct(_ found: [FoundDrawing]) -> [FoundDrawing] {
        var kept: [FoundDrawing] = []
        let ordered = found.enumerated().sorted {
            ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
        }
        for (_, drawing) in ordered where !kept.contains(where: { $0.overlaps(drawing) }) {
            kept.append(drawing)
            if kept.count >= 2_000 { break }
        }
        return kept.sorted {
            ($0.candidate.line, $0.candidate.word, $0.candidate.box.x, $0.candidate.box.y)
                < ($1.candidate.line, $1.candidate.word, $1.candidate.box.x, $1.candidate.box.y)
        }
    }

    private var cost: Double { offset + 0.4 * max(0, candidate.gap) }

    private func overlaps(_ other: FoundDrawing) -> Bool {
        let (a, b) = (candidate.box, other.candidate.box)
        let width = min(a.maxX, b.maxX) - max(a.x, b.x)
        let height = min(a.maxY, b.maxY) - max(a.y, b.y)
        guard width > 0, height > 0 else { return false }
        return width * height * 2 > min(a.width * a.height, b.width * b.height)
    }
}
