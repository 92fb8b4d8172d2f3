internal import Models
internal import Pages

/// Draws the boxes of words tightly around their letters.
///
/// The recogniser's own boxes are a tenth too high: they are rounded outwards on the cut-out line, which is larger than
/// the sheet, and again on the sheet, and include specks and descenders of other lines. The layout tells headings from
/// names by smaller differences.
struct WordInk {
    let raster: GreyRaster

    /// Measures a sheet after so many clockwise quarter turns; nil without memory.
    init?(_ sheet: borrowing Pix, quarterTurns: Int) {
        guard let turned = sheet.rotated(quarterTurns: quarterTurns), let grey = turned.grey(),
            let raster = GreyRaster(grey)
        else { return nil }
        self.raster = raster
    }

    init(_ layers: SheetLayers) {
        raster = layers.whole
    }

    /// The corners of the ink of a word whose box on the sheet is roughly known; nil where ink can't be told from paper
    /// or differs too much from that box, and for words without letters, digits and currency signs.
    func corners(of word: Word) -> (topLeft: SheetPoint, bottomRight: SheetPoint)? {
        let box = word.box
        guard word.text.contains(where: { $0.isLetter || $0.isNumber || $0.isCurrencySymbol }), box.height >= 4,
            box.height <= 2_000,
            box.width > 0, box.width <= raster.width
        else { return nil }
        let margin = max(2, box.height / 6)
        let around = Box(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        guard let area = InkArea(around, of: raster) else { return nil }
        let own = area.pieces.filter { isOfWord($0, in: area, box: box) }
        let pieces =
            word.text.hasStackedLetters ? own : InkBand.main(of: own, middle: box.y - area.box.y + box.height / 2)
        guard let joined = pieces.map(\.box).union(), let top = area.top(of: pieces),
            let bottom = area.bottom(of: pieces)
        else { return nil }
        guard (bottom - top) * 3 > Double(box.height), joined.width * 2 > box.width else { return nil }
        return (
            SheetPoint(x: Double(area.box.x + joined.x), y: Double(area.box.y) + top),
            SheetPoint(x: Double(area.box.x + joined.maxX), y: Double(area.box.y) + bottom)
        )
    }

    /// Whether a piece of ink belongs to the word: its middle is between the word's ends, and it is no speck, no rule,
    /// and no part of another line that intrudes from above or below.
    private func isOfWord(_ piece: Blob, in area: InkArea, box: Box) -> Bool {
        let middle = area.box.x + piece.box.midX
        guard middle >= box.x, middle < box.maxX else { return false }
        let speck = max(1, box.height / 14)
        if piece.box.width <= speck, piece.box.height <= speck { return false }
        if piece.box.width > box.height, piece.box.height * 6 < box.height { return false }
        let reachesOut = piece.box.y == 0 || piece.box.maxY == area.box.height
        return !reachesOut || piece.box.height * 10 > area.box.height * 6
    }
}

extension SheetTransform {
    /// The upright box around two mapped corners of a box, and thus the others, rounded to the nearest pixels.
    func nearestBox(
        _ corners: (topLeft: SheetPoint, bottomRight: SheetPoint), within width: Int, _ height: Int
    ) -> Box {
        let (start, end) = (corners.topLeft, corners.bottomRight)
        let mapped = [point(start.x, start.y), point(end.x, start.y), point(start.x, end.y), point(end.x, end.y)]
        let xs = mapped.map(\.x)
        let ys = mapped.map(\.y)
        return Box(
            around: [
                ((xs.min() ?? 0).rounded(), (ys.min() ?? 0).rounded()),
                ((xs.max() ?? 0).rounded(), (ys.max() ?? 0).rounded()),
            ], within: width, height)
    }
}
