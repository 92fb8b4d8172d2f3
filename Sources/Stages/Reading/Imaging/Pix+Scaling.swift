internal import CLeptonica

extension Pix {
    /// A copy at `factor` times the size: the mean of the covered pixels when it gets much smaller, smooth and
    /// sharpened otherwise (Leptonica's `pixScale`); nil for a factor that is not positive, or without memory.
    package func scaled(by factor: Double) -> Pix? {
        guard factor > 0, factor.isFinite else { return nil }
        return unsafe Pix(adopting: pixScale(unsafePointer, Float(factor), Float(factor)))
    }

    /// The same without the sharpening, which takes most of the time.
    package func softlyScaled(by factor: Double) -> Pix? {
        guard factor > 0, factor.isFinite else { return nil }
        return unsafe Pix(adopting: pixScaleGeneral(unsafePointer, Float(factor), Float(factor), 0, 0))
    }

    /// A copy of half the size, each pixel the mean of four; nil when a side is shorter than 2, or without memory.
    func halved() -> Pix? {
        guard width >= 2, height >= 2 else { return nil }
        return unsafe Pix(adopting: pixScaleAreaMap2(unsafePointer))
    }

    /// This picture on a white sheet of the given size (colour), its top left corner at `x`, `y`; what sticks out is
    /// cut off. Nil without memory.
    func placed(onWhite width: Int, _ height: Int, x: Int, y: Int) -> Pix? {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height), let x = Int32(exactly: x),
            let y = Int32(exactly: y), let colour = unsafe Pix(adopting: pixConvertTo32(unsafePointer)),
            let sheet = unsafe Pix(adopting: pixCreate(width, height, 32)),
            unsafe pixSetAll(sheet.unsafePointer) == 0,
            unsafe pixRasterop(
                sheet.unsafePointer, x, y, Int32(colour.width), Int32(colour.height), PIX_SRC, colour.unsafePointer,
                0, 0) == 0
        else { return nil }
        return sheet
    }
}
