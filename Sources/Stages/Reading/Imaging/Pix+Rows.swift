internal import CLeptonica

extension Pix {
    /// An 8-bit picture from grey values, row after row; nil when their number isn't `width` × `height`.
    init?(greyPixels: [UInt8], width: Int, height: Int) {
        guard width > 0, height > 0, let columns = Int32(exactly: width), let rows = Int32(exactly: height),
            width.multipliedReportingOverflow(by: height) == (greyPixels.count, false)
        else { return nil }
        unsafe self.init(adopting: pixCreate(columns, rows, 8))
        for y in 0..<height {
            for x in 0..<width {
                _ = unsafe pixSetPixel(unsafePointer, Int32(x), Int32(y), UInt32(greyPixels[y * width + x]))
            }
        }
    }

    /// The grey values of one row, left to right; empty when the picture isn't 8-bit grey or has no such row.
    func greyRow(_ y: Int) -> [UInt8] {
        guard depth == 8, y >= 0, y < height, let data = unsafe pixGetData(unsafePointer) else { return [] }
        let words = unsafe data + y * Int(pixGetWpl(unsafePointer))
        let width = self.width
        // Four pixels are one word of the machine, the leftmost in its highest byte.
        return unsafe [UInt8](unsafeUninitializedCapacity: width) { row, count in
            for x in 0..<width {
                unsafe row[x] = UInt8(truncatingIfNeeded: words[x >> 2] >> UInt32(24 - (x & 3) * 8))
            }
            count = width
        }
    }

    /// All grey values, row after row; empty when the picture isn't 8-bit grey.
    func greyPixels() -> [UInt8] {
        guard depth == 8 else { return [] }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height { pixels += greyRow(y) }
        return pixels
    }
}
