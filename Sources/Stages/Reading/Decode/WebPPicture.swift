internal import CLeptonica
internal import Models

/// A WebP file (RFC 9649); of an animation the first frame, on a white canvas.
struct WebPPicture: EncodedPicture {
    let width: Int
    let height: Int
    let exif: [UInt8]?

    private let bytes: [UInt8]
    private let frame: WebPFrame?

    init(_ bytes: [UInt8]) throws(StageFailure) {
        var width: Int32 = 0
        var height: Int32 = 0
        var samples: Int32 = 0
        guard unsafe readHeaderMemWebP(bytes, bytes.count, &width, &height, &samples) == 0 else {
            throw .corrupt("The WebP has no valid picture header; copy the photo again.")
        }
        self.width = Int(width)
        self.height = Int(height)
        let reader = ByteReader(bytes)
        let isAnimated = reader.matches("VP8X", at: 12) && (reader.byte(at: 20) ?? 0) & 0x02 != 0
        var exif: [UInt8]?
        var frame: WebPFrame?
        for chunk in RIFFChunks(reader, from: 12) {
            if chunk.name == "EXIF" { exif = exif ?? Array(chunk.content) }
            if chunk.name == "ANMF", isAnimated, frame == nil { frame = WebPFrame(Array(chunk.content)) }
        }
        if isAnimated, frame == nil { throw .corrupt("The WebP animation has no frame; copy the photo again.") }
        // Some writers add the prefix that only JPEG needs.
        self.exif = exif.map { $0.starts(with: "Exif\0\0".utf8) ? Array($0.dropFirst(6)) : $0 }
        self.bytes = bytes
        self.frame = frame
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        guard let frame else { return try Self.still(bytes) }
        guard frame.x + frame.width <= width, frame.y + frame.height <= height,
            let still = frame.stillFile, let inner = try? WebPPicture(still), inner.width == frame.width,
            inner.height == frame.height
        else { throw .corrupt("The WebP animation's first frame is damaged; copy the photo again.") }
        let pix = try Self.still(still)
        if frame.width == width, frame.height == height { return pix }
        guard let sheet = pix.placed(onWhite: width, height, x: frame.x, y: frame.y) else {
            throw StageFailure(.decode, .engine, "There is not enough memory for this picture; scale it down.")
        }
        return sheet
    }

    private static func still(_ bytes: [UInt8]) throws(StageFailure) -> Pix {
        guard let pix = unsafe Pix(adopting: pixReadMemWebP(bytes, bytes.count))?.asGreyOrColour() else {
            throw .corrupt("The WebP's data is damaged or incomplete; copy the photo again.")
        }
        return pix
    }
}
