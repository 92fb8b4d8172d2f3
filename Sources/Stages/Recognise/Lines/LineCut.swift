internal import Models

/// One line cut out of a sheet: straightened, dark on light, of one height, with a white border.
struct LineCut: ~Copyable {
    /// 8-bit grey.
    let pix: Pix
    /// From points of `pix` to points of the sheet.
    let toSheet: SheetTransform
    /// The sheet's size, which boxes are kept inside of.
    let sheetWidth: Int
    let sheetHeight: Int

    /// The usual height of the text line without its border, in pixels.
    ///
    /// Measured on 33 photos of menus: 48, 64 and 80 read alike.
    static let usualHeight = 48
    static let border = 10
    /// A longer line is squeezed; no line of a menu is so long.
    private static let longest = 6_000

    /// Nil for an area too small or folded, or without memory.
    init?(of line: DetectedLine, from layers: SheetLayers, height: Int = LineCut.usualHeight) {
        guard line.quad.isUsable, height > 0, let area = line.quad.fromUnitSquare else { return nil }
        let scale = Double(height) / line.quad.height
        let width = Int(min(max((line.quad.width * scale).rounded(), 8), Double(Self.longest)))
        let evened = LineLight.evened(
            layers.sample(area, width: width, height: height, scale: scale), isLightOnDark: line.isLightOnDark)
        let border = Self.border
        let fullWidth = width + 2 * border
        let white = [UInt8](repeating: 255, count: fullWidth * border)
        let side = [UInt8](repeating: 255, count: border)
        var pixels = white
        for row in 0..<height { pixels += side + evened[row * width..<(row + 1) * width] + side }
        pixels += white
        guard let pix = Pix(greyPixels: pixels, width: fullWidth, height: height + 2 * border) else { return nil }
        self.pix = pix
        let toUnit = SheetTransform(matrix: [
            1 / Double(width), 0, -Double(border) / Double(width),
            0, 1 / Double(height), -Double(border) / Double(height),
            0, 0, 1,
        ])
        toSheet = area.after(toUnit)
        sheetWidth = layers.width
        sheetHeight = layers.height
    }

    /// A word's box on the sheet, given its box on the cut.
    func onSheet(_ box: Box) -> Box { toSheet.box(box, within: sheetWidth, sheetHeight) }
}
