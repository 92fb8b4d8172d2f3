internal import Models
internal import Pages

/// Reads the cells of columns of marks in which the detector of lines saw nothing, though there is ink.
struct MarkCells {
    let glyphs: MarkGlyphs
    let alphabet: MarkAlphabet

    // Shares of the cell's height, which is that of the row with some room. Set by hand on drawn menus: from a small
    // letter to a capital, and an "m".
    private static let leastHeight = 0.25
    private static let greatestHeight = 0.95
    private static let greatestWidth = 1.2
    private static let margin = 0.25

    /// The readings with the marks of such cells; one that can't be read counts as an unread mark, so that its dish is
    /// never taken for one without.
    ///
    /// - Parameter readings: of the lines of a level sheet, with boxes on it.
    func added(to readings: [LineReading], from layers: SheetLayers) throws(StageFailure) -> [LineReading] {
        var readings = readings
        let columns = MarkColumn.columns(in: readings.map(\.words)) { alphabet.marks(in: $0) != nil }
        for cell in columns.flatMap(\.emptyCells) {
            guard let ink = Self.ink(in: cell.area, of: layers.whole) else { continue }
            let place = readings[cell.line].words.firstIndex { $0.box.x > ink.box.x }
            readings[cell.line].words.insert(
                try word(of: ink, in: cell, layers), at: place ?? readings[cell.line].words.count)
        }
        return readings
    }

    /// What stands in a cell: the box around it on the sheet, and the number of signs side by side.
    struct Ink: Hashable {
        var box: Box
        var signs: Int
    }

    private func word(
        of ink: Ink, in cell: MarkColumn.EmptyCell, _ layers: SheetLayers
    ) throws(StageFailure) -> Word {
        let box = ink.box
        let margin = Int(Self.margin * Double(cell.area.height))
        let around = Box(
            x: max(0, box.x - margin), y: cell.area.y, width: box.width + 2 * margin, height: cell.area.height)
        // No sign is two marks: what says so was misread.
        if let cut = LineCut(of: DetectedLine(quad: Quad(around), confidence: 1), from: layers),
            let marks = try glyphs.marks(in: cut), marks.text != RaisedMark.unread,
            marks.text.split(separator: ",").count <= ink.signs
        {
            return Word(text: marks.text, box: box, confidence: marks.confidence)
        }
        // Words that are certainly marks are those called raised.
        return Word(text: RaisedMark.unread, box: box, confidence: 0, raised: true)
    }

    /// The ink of a cell that has the size of letters; nil where there is none.
    static func ink(in area: Box, of raster: GreyRaster) -> Ink? {
        guard let ink = InkArea(area, of: raster) else { return nil }
        let height = Double(ink.box.height)
        let heights = leastHeight * height...greatestHeight * height
        let letters = ink.pieces.map(\.box).filter { piece in
            let isInside = piece.x > 0 && piece.y > 0 && piece.maxX < ink.box.width && piece.maxY < ink.box.height
            let isNarrow = piece.width >= 2 && Double(piece.width) <= greatestWidth * height
            return isInside && isNarrow && heights.contains(Double(piece.height))
        }
        guard let around = letters.union() else { return nil }
        // A dot stands above its letter.
        var (signs, end) = (0, Int.min)
        for piece in letters.sorted(by: { $0.x < $1.x }) {
            if piece.x >= end { signs += 1 }
            end = max(end, piece.maxX)
        }
        return Ink(
            box: Box(
                x: ink.box.x + around.x, y: ink.box.y + around.y, width: around.width, height: around.height),
            signs: signs)
    }
}
