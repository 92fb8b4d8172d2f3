public import Models

/// A way in which another photo of the same menu may differ; it is applied to a photo to measure what survives it.
public enum Alteration: String, Sendable, CaseIterable, Codable {
    /// Turned clockwise by 2°, as in a hand-held photo; the corners that come into view are plain.
    case rotation
    /// The upper edge further away, so that it is 4 % shorter than the lower one.
    case perspective
    /// 1.5 % cut off at each side.
    case crop
    /// A gamma of 0.7.
    case darker
    /// A gamma of 1.4.
    case brighter
    /// Each pixel the mean of its neighbourhood, 3 × 3 for a long side of 2,000 pixels, larger for more.
    case blur
    /// JPEG of quality 60.
    case recompressed
    /// 70 % of the width and height.
    case smaller
    /// The same pixels in a file without an EXIF block.
    case strippedEXIF = "stripped_exif"

    /// The quality of the JPEG files that altered pixels are written to, except for `recompressed`.
    static let usualQuality: Int32 = 92
}

/// Makes altered copies of photos.
public struct Alter: Sendable {
    private let decode: Decode

    public init(limits: PhotoLimits = PhotoLimits()) {
        // All pixels are decoded, so that a copy of a large photo is just as large.
        decode = Decode(limits: limits, readingSide: limits.maxPixels, readsLocation: false)
    }

    /// The bytes of an altered copy, a JPEG file; the same bytes for the same photo each time.
    ///
    /// Nil for `strippedEXIF` of another format than JPEG, or without memory. Throws what decoding throws.
    public func callAsFunction(_ photo: LoadedPhoto, _ alteration: Alteration) throws(StageFailure) -> [UInt8]? {
        let picture = try decode(photo)
        guard alteration == .strippedEXIF else {
            let quality = alteration == .recompressed ? 60 : Alteration.usualQuality
            return picture.pix.altered(alteration)?.jpegBytes(quality: quality)
        }
        return picture.photo.format == .jpeg
            ? JPEGSegments.withoutEXIF(photo.bytes, orientation: picture.photo.orientation) : nil
    }
}
