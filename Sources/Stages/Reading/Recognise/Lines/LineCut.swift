internal import Models
internal import Pages

/// One line cut out of a sheet: straightened, dark on light, scaled to a standard height, with a white border.
struct LineCut: ~Copyable {
    /// 8-bit grey.
    let pix: Pix
    /// The map from points of `pix` to points of the sheet.
    let toSheet: SheetTransform
    /// The size of the sheet, which limits boxes.
    let sheetWidth: Int
    let sheetHeight: Int

    /// The usual height of the text line without its border, in pixels.
    ///
    /// Measured on 33 photos of menus: 48, 64 and 80 read equally well.
    static let usualHeight = 48
    static let border = 10
    /// A longer line is squeezed; no line of a menu is that long.
    private static let longest = 6_000

    /// `stretch` makes the letters wider by a factor. Nil for an area that is too small or folded, or without memory.
    init?(
        of line: DetectedLine, from layers: SheetLayers, height: Int = LineCut.usualHeight, stretch: Double = 1
    ) {
        guard line.quad.isUsable, height > 0, let area = line.quad.fromUnitSquare else { return nil }
        let scale = Double(height) / line.quad.height
        let width = Int(min(max((line.quad.width * scale * stretch).rounded(), 8), Double(Self.longest)))
        let sampled = layers.sample(area, width: width, height: height, scale: scale)
        let evened = LinePaper.divided(
            LineLight.evened(sampled, isLightOnDark: line.isLightOnDark), width: width, height: height)
        guard let pix = Self.bordered(evened, width: width, height: height) else { return nil }
        self.pix = pix
        let border = Double(Self.border)
        let toUnit = SheetTransform(matrix: [
            1 / Double(width), 0, -border / Double(width),
            0, 1 / Double(height), -border / Double(height),
            0, 0, 1,
        ])
        toSheet = area.after(toUnit)
        sheetWidth = layers.width
        sheetHeight = layers.height
    }

    /// A word's box on the sheet, given its box on the cut.
    func onSheet(_ box: Box) -> Box { toSheet.box(box, within: sheetWidth, sheetHeight) }

    /// The corners of an area of the cut on the sheet.
    func onSheet(quadOf area: Box) -> Quad {
        func corner(_ x: Int, _ y: Int) -> SheetPoint {
            let point = toSheet.point(Double(x), Double(y))
            return SheetPoint(x: point.x, y: point.y)
        }
        return Quad(
            topLeft: corner(area.x, area.y), topRight: corner(area.maxX, area.y),
            bottomRight: corner(area.maxX, area.maxY), bottomLeft: corner(area.x, area.maxY))
    }

    /// A copy without the ink in some areas; nil without memory.
    func whitened(_ areas: [Box]) -> LineCut? {
        let (width, height) = (pix.width, pix.height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height { pixels += pix.greyRow(y) }
        for area in areas {
            for y in max(0, area.y)..<max(0, min(height, area.maxY)) {
                for x in max(0, area.x)..<max(0, min(width, area.maxX)) { pixels[y * width + x] = 255 }
            }
        }
        guard let pix = Pix(greyPixels: pixels, width: width, height: height) else { return nil }
        return LineCut(pix: pix, of: self)
    }

    /// The part between two columns of the cut as a cut of its own, whose columns begin at `start - border`; nil
    /// where there is nothing between them, or without memory.
    func part(from left: Int, to right: Int) -> Part? {
        let border = Self.border
        let left = max(left, border)
        let right = min(right, pix.width - border)
        guard right - left >= 8 else { return nil }
        var pixels: [UInt8] = []
        for y in border..<pix.height - border { pixels += pix.greyRow(y)[left..<right] }
        guard let part = Self.bordered(pixels, width: right - left, height: pix.height - 2 * border) else {
            return nil
        }
        return Part(start: left - border, cut: LineCut(pix: part, of: self))
    }

    /// A part of a cut.
    struct Part: ~Copyable {
        /// What to add to a column of the part to get a column of the whole.
        let start: Int
        let cut: LineCut
    }

    /// This is for reading only: boxes on the part must be moved to the whole before they are mapped to the sheet.
    private init(pix: consuming Pix, of whole: borrowing LineCut) {
        self.pix = pix
        toSheet = whole.toSheet
        sheetWidth = whole.sheetWidth
        sheetHeight = whole.sheetHeight
    }

    private static func bordered(_ pixels: [UInt8], width: Int, height: Int) -> Pix? {
        guard pixels.count == width * height else { return nil }
        let white = [UInt8](repeating: 255, count: (width + 2 * border) * border)
        let side = [UInt8](repeating: 255, count: border)
        var framed = white
        for row in 0..<height { framed += side + pixels[row * width..<(row + 1) * width] + side }
        return Pix(greyPixels: framed + white, width: width + 2 * border, height: height + 2 * border)
    }
}
