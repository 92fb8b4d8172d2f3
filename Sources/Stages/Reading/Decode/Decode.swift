public import Models
public import Pages

/// Turns a photo's bytes into upright pixels, with what its header and its EXIF block say.
public struct Decode: Sendable {
    private let limits: PhotoLimits
    private let readingSide: Int
    private let readsLocation: Bool

    /// - Parameters:
    ///   - readingSide: large JPEGs are decoded at a half, a quarter or an eighth of their size as long as their long
    ///     side keeps at least this many pixels. With 3,000, a 12-megapixel photo stays whole and a 48-megapixel one is
    ///     halved; a menu of DIN A4 then has 250 pixels an inch, enough for its small print.
    ///   - readsLocation: when false, no coordinate is taken from the photo at all.
    public init(limits: PhotoLimits = PhotoLimits(), readingSide: Int = 3000, readsLocation: Bool = true) {
        self.limits = limits
        self.readingSide = max(readingSide, 1)
        self.readsLocation = readsLocation
    }

    /// Throws `notAPicture`, `unsupported`, `tooLarge` (before a pixel is decoded), `corrupt` (also for a photo that
    /// is only partly there) or `engine` (no memory).
    public func callAsFunction(_ photo: LoadedPhoto) throws(StageFailure) -> Picture {
        let (encoded, format) = try open(photo)
        let facts = facts(of: encoded)
        let reduction = reduction(of: encoded)
        let pix = try upright(encoded, reducedBy: reduction, orientation: facts.orientation)
        var record = record(of: photo, encoded, format, orientation: facts.orientation)
        record.perceptualHash = PerceptualHash(of: pix)
        let printed = try encoded.printed(on: pix)
        return Picture(
            pix: pix, photo: record, metadata: facts.metadata, reduction: reduction, printed: printed)
    }

    /// Only the upright pixels, for somebody who looks at them: nothing is worked out that tells photos apart.
    ///
    /// Throws what `callAsFunction` throws.
    package func pixels(of photo: LoadedPhoto) throws(StageFailure) -> Pix {
        let (encoded, _) = try open(photo)
        return try upright(
            encoded, reducedBy: reduction(of: encoded), orientation: facts(of: encoded).orientation)
    }

    private func reduction(of encoded: any EncodedPicture) -> Int {
        var reduction = 1
        if encoded.isReducible {
            while reduction < 8, max(encoded.width, encoded.height) / (reduction * 2) >= readingSide { reduction *= 2 }
        }
        return reduction
    }

    private func upright(
        _ encoded: any EncodedPicture, reducedBy reduction: Int, orientation: Int?
    ) throws(StageFailure) -> Pix {
        let stored = try encoded.pixels(reducedBy: reduction)
        guard let pix = stored.upright(fromOrientation: encoded.decodesUpright ? 1 : orientation ?? 1) else {
            throw StageFailure(.decode, .engine, "There is not enough memory for this picture; scale it down.")
        }
        return pix
    }

    /// What the header and the EXIF block say, without decoding a pixel; sizes are 0 when there is no valid header.
    public func facts(of photo: LoadedPhoto) -> PhotoFacts {
        let format = PictureSniffer.format(ofFirst: photo.bytes)
        guard let encoded = try? parse(photo, as: format) else {
            return PhotoFacts(record: PhotoRecord(path: photo.path, sha256: photo.sha256, format: format))
        }
        let facts = facts(of: encoded)
        return PhotoFacts(
            record: record(of: photo, encoded, format, orientation: facts.orientation), metadata: facts.metadata)
    }

    private func open(_ photo: LoadedPhoto) throws(StageFailure) -> (any EncodedPicture, PhotoFormat) {
        guard photo.bytes.count <= limits.maxBytes else {
            throw StageFailure(.decode, .tooLarge, "The file is over the limit of \(limits.maxBytes) bytes; shrink it.")
        }
        let format = PictureSniffer.format(ofFirst: photo.bytes)
        let encoded = try parse(photo, as: format)
        try limits.check(width: encoded.width, height: encoded.height)
        return (encoded, format)
    }

    private func parse(
        _ photo: LoadedPhoto, as format: PhotoFormat
    ) throws(StageFailure) -> any EncodedPicture {
        LibraryMessages.leptonicaIsSilent
        let bytes = photo.bytes
        switch format {
        case .jpeg: return try JPEGPicture(bytes)
        case .png: return try PNGPicture(bytes)
        case .webp: return try WebPPicture(bytes)
        case .tiff: return try TIFFPicture(bytes)
        case .gif: return try GIFPicture(bytes)
        case .bmp: return try BMPPicture(bytes)
        case .heif: return try HEIFPicture(bytes)
        case .pdf: return try PDFPicture(bytes, page: photo.page, maxPixels: limits.maxPixels)
        case .unknown:
            throw StageFailure(
                .decode, .notAPicture,
                "The file is no picture that can be read; give JPEG, HEIC, PNG, WebP, TIFF or PDF.")
        }
    }

    private func facts(of encoded: any EncodedPicture) -> (orientation: Int?, metadata: PhotoMetadata) {
        guard let bytes = encoded.exif, let block = ExifBlock(bytes) else {
            return (encoded.ownOrientation, PhotoMetadata())
        }
        let metadata = PhotoMetadata(
            capturedAt: block.capturedAt, coordinate: readsLocation ? block.coordinate : nil)
        return (encoded.ownOrientation ?? block.orientation, metadata)
    }

    private func record(
        of photo: LoadedPhoto, _ encoded: any EncodedPicture, _ format: PhotoFormat, orientation: Int?
    ) -> PhotoRecord {
        // Orientations 5 to 8 exchange width and height; libheif's sizes are after its transforms.
        let turned = format != .heif && (orientation ?? 1) >= 5
        return PhotoRecord(
            path: photo.path, sha256: photo.sha256,
            width: turned ? encoded.height : encoded.width, height: turned ? encoded.width : encoded.height,
            storedWidth: encoded.width, storedHeight: encoded.height, format: format, orientation: orientation)
    }
}
