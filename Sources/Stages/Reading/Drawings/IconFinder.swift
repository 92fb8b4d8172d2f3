internal import Models
internal import Pages

/// Finds possible drawings beside the lines of a page.
///
/// Each line's surroundings are cut out of the colour picture, level and at a standard size, so that neither the
/// photo's resolution nor its angle matters; ink there that isn't a letter is a candidate.
struct IconFinder {
    /// The page's lines with their words' boxes on the sheet, as it was turned for reading.
    let lines: [[Word]]
    /// The map from that sheet to the upright photo.
    let toPhoto: SheetTransform
    let photoWidth: Int
    let photoHeight: Int
    /// Pixels of the photo per pixel of the colour picture.
    let reduction: Int

    /// Pixels of a strip per height of its text. On drawn menus with drawings for marks (seed 3001) 20, 28 and 36 brought
    /// 0.861, 0.894 and 0.908 of the allergens to their dishes; 36 costs 7 % of the time of reading a page.
    private static let textHeight = 36
    /// A page with more lines than this is no menu, and the time would be wasted.
    private static let mostLines = 1_500

    /// The candidates; none without a picture.
    func candidates(on picture: borrowing Pix?) -> [IconCandidate] { onSheet(picture).map(inPhoto) }

    /// The candidates with their boxes on the sheet; none without a picture.
    func onSheet(_ picture: borrowing Pix?) -> [IconCandidate] {
        switch picture {
        case .some(let picture): onSheet(in: picture)
        case .none: []
        }
    }

    /// A candidate of the sheet with its box in the photo.
    func inPhoto(_ candidate: IconCandidate) -> IconCandidate {
        var candidate = candidate
        candidate.box = toPhoto.box(candidate.box, within: photoWidth, photoHeight)
        return candidate
    }

    private func onSheet(in picture: borrowing Pix) -> [IconCandidate] {
        guard lines.count <= Self.mostLines else { return [] }
        let toPicture = SheetTransform.scale(1 / Double(max(1, reduction))).after(toPhoto)
        var found: [FoundDrawing] = []
        for index in lines.indices {
            guard let place = StripPlace(lines, around: index, textHeight: Self.textHeight),
                let strip = ColourStrip(of: picture, area: place.area, step: place.step, toPicture: toPicture),
                let drawings = StripDrawings(strip, place: place)
            else { continue }
            for drawing in drawings.found {
                let box = place.onSheet(drawing.part.box)
                let inPhoto = toPhoto.box(box, within: photoWidth, photoHeight)
                guard inPhoto.width > 0, inPhoto.height > 0 else { continue }
                found.append(FoundDrawing(drawing, line: index, box: box, place: place))
            }
        }
        return IconSieve.kept(FoundDrawing.distinct(found).map(\.candidate))
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
