/// Marks the pixels of a picture that differ from the paper around them as letters do.
struct InkMask {
    let width: Int
    let height: Int
    /// 1 for ink, row by row from the top.
    var ink: [UInt8]
    /// By how many grey values each pixel is darker than the mean around it (lighter, for light letters), 0 to 255;
    /// only to be trusted where there is ink.
    let difference: [UInt8]

    /// Half the side of the square whose mean counts as the paper. Wide enough for letters of `Blob.largest` pixels,
    /// whose strokes are a sixth of their height.
    static let radius = 24
    /// In grey values of 255; fainter marks are paper grain. The faintest text that was read on 33 photos of menus,
    /// faded typewriting, differs by about 15.
    private static let leastDifference: Float = 10
    /// In standard deviations of the square; it keeps out the soft edges of pictures and pages.
    private static let leastDeviations: Float = 0.5

    /// Finds letters lighter than the paper, or darker ones.
    ///
    /// A pixel is ink when it differs from the mean of the square around it by half the standard deviation in the
    /// square, as in Niblack's threshold ("An Introduction to Digital Image Processing", 1986, section 5.1), with a
    /// floor against noise.
    init(_ raster: GreyRaster, lightLetters: Bool, sums: AreaSums) {
        let width = raster.width
        let height = raster.height
        var ink = [UInt8](repeating: 0, count: width * height)
        var difference = ink
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                let (mean, deviation) = sums.around(x, y, radius: Self.radius)
                let darker = mean - Float(raster.bytes[place])
                let value = lightLetters ? -darker : darker
                if value > max(Self.leastDifference, Self.leastDeviations * deviation) {
                    ink[place] = 1
                    difference[place] = UInt8(min(value, 255))
                }
            }
        }
        self.width = width
        self.height = height
        self.ink = ink
        self.difference = difference
    }

    /// Uses ink that was found elsewhere, row by row; missing pixels count as paper.
    init(width: Int, height: Int, ink: [UInt8]) {
        let count = max(0, width) * max(0, height)
        self.width = max(0, width)
        self.height = max(0, height)
        self.ink = Array(ink.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - ink.count))
        difference = [UInt8](repeating: 0, count: count)
    }
}
