internal import CLeptonica
internal import Models

/// An uncompressed BMP file of 1, 4, 8, 24 or 32 bits a pixel (Microsoft `BITMAPINFOHEADER`).
struct BMPPicture: EncodedPicture {
    let width: Int
    let height: Int

    private let reader: ByteReader
    private let bits: Int
    /// Where the pixels begin.
    private let offset: Int

    init(_ bytes: [UInt8]) throws(StageFailure) {
        let reader = ByteReader(bytes)
        guard let offset = reader.little32(at: 10), let header = reader.little32(at: 14),
            let width = reader.little32(at: 18), let height = reader.little32(at: 22),
            let bits = reader.little16(at: 28), let compression = reader.little32(at: 30)
        else { throw .corrupt("The BMP has no picture header; copy the photo again.") }
        guard [40, 108, 124].contains(header), compression == 0, [1, 4, 8, 24, 32].contains(bits) else {
            throw .unsupported("This kind of BMP is not supported; save the picture as PNG or JPEG.")
        }
        guard offset >= 14 + header, width < 1 << 31 else {
            throw .corrupt("The BMP's header is damaged; copy the photo again.")
        }
        self.reader = reader
        self.bits = bits
        self.offset = offset
        self.width = width
        // A negative height means that the rows run from top to bottom.
        self.height = height < 1 << 31 ? height : (1 << 32) - height
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        let row = (width * bits + 31) / 32 * 4
        let (pixelBytes, overflow) = row.multipliedReportingOverflow(by: height)
        guard !overflow, let head = reader.slice(at: 0, count: offset),
            let pixels = reader.slice(at: offset, count: pixelBytes)
        else { throw .corrupt("The BMP ends too early, part of the picture is missing; copy the photo again.") }
        // The decoder insists on values that many programs don't write: no size, no resolution, nothing after the
        // pixels.
        var file = Array(head) + pixels
        for place in 34..<46 { file[place] = 0 }
        guard let pix = unsafe Pix(adopting: pixReadMemBmp(file, file.count)) else {
            throw .corrupt("The BMP's data is damaged; copy the photo again.")
        }
        // Leptonica expects the bytes of 32-bit pixels in the order red, green, blue; the file has blue, green, red.
        if bits == 32 { pix.exchangeRedAndBlue() }
        guard let plain = pix.asGreyOrColour() else {
            throw .corrupt("The BMP's data is damaged; copy the photo again.")
        }
        return plain
    }
}
