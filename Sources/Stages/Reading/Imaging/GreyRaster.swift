/// The grey values of a picture, row by row from the top, one byte a pixel.
struct GreyRaster {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// Copies an 8-bit grey picture; nil for another depth or an empty one.
    init?(_ pix: borrowing Pix) {
        let bytes = pix.greyPixels()
        guard !bytes.isEmpty, bytes.count == pix.width * pix.height else { return nil }
        width = pix.width
        height = pix.height
        self.bytes = bytes
    }

    /// - Precondition: there is a byte for each pixel.
    init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// How many pixels have each grey value.
    var histogram: [Int] {
        var counts = [Int](repeating: 0, count: 256)
        for byte in bytes { counts[Int(byte)] += 1 }
        return counts
    }
}
