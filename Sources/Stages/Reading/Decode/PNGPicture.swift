internal import CLeptonica
internal import Models

/// A PNG file (W3C PNG, third edition); of an animation the default picture.
struct PNGPicture: EncodedPicture {
    let width: Int
    let height: Int
    let exif: [UInt8]?

    private let bytes: [UInt8]
    /// The grey value that stands for "transparent" as an 8-bit value, and where its chunk lies.
    private var transparentGrey: (value: Int, chunk: Range<Int>)?

    init(_ bytes: [UInt8]) throws(StageFailure) {
        let reader = ByteReader(bytes)
        guard reader.matches("IHDR", at: 12), let width = reader.big32(at: 16), let height = reader.big32(at: 20),
            let bits = reader.byte(at: 24), let colourType = reader.byte(at: 25)
        else { throw .corrupt("The PNG has no picture header; copy the photo again.") }
        self.bytes = bytes
        self.width = width
        self.height = height
        var exif: [UInt8]?
        var place = 8
        while let length = reader.big32(at: place), let content = reader.slice(at: place + 8, count: length) {
            if reader.matches("IEND", at: place + 4) { break }
            if reader.matches("eXIf", at: place + 4) { exif = exif ?? Array(content) }
            // A 16-bit key can't be told from its neighbours once the picture has 8 bits.
            if reader.matches("tRNS", at: place + 4), colourType == 0, length == 2, bits >= 1, bits <= 8,
                let key = reader.big16(at: place + 8)
            {
                let largest = (1 << Int(bits)) - 1
                transparentGrey = (min(key, largest) * 255 / largest, place..<place + 12 + length)
            }
            place += 12 + length
        }
        self.exif = exif
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        var plain = bytes
        // Leptonica makes a blank picture of any grey one that has a transparent value.
        if let chunk = transparentGrey?.chunk, chunk.upperBound <= plain.count { plain.removeSubrange(chunk) }
        guard let pix = unsafe Pix(adopting: pixReadMemPng(plain, plain.count))?.asGreyOrColour() else {
            throw .corrupt("The PNG's data is damaged or incomplete; copy the photo again.")
        }
        if let value = transparentGrey?.value { pix.whiten(value) }
        return pix
    }
}
