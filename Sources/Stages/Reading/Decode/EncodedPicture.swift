internal import Models

/// A picture file whose structure has been read, but no pixel of it.
protocol EncodedPicture {
    /// Reads the structure only. Throws `corrupt` or `unsupported`.
    init(_ bytes: [UInt8]) throws(StageFailure)

    /// The width of the stored picture (for HEIC, after the container's own transforms).
    var width: Int { get }
    var height: Int { get }

    /// The EXIF block as a TIFF structure, without the `Exif` prefix; nil when there is none.
    var exif: [UInt8]? { get }

    /// The orientation, 1 to 8, where the format itself has a field for it; nil when only the EXIF block can tell.
    var ownOrientation: Int? { get }

    /// Whether the decoder can deliver the picture at a half, a quarter or an eighth of its size.
    var isReducible: Bool { get }

    /// Whether `pixels` are already upright, so that the orientation tag must not be applied again.
    var decodesUpright: Bool { get }

    /// The pixels, 8-bit grey or 32-bit RGB. Throws `corrupt` or `unsupported`.
    ///
    /// - Parameter reduction: 1, 2, 4 or 8 when `isReducible`, else 1.
    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix

    /// The words that the file itself carries, as `Picture.printed`.
    ///
    /// - Parameter pix: the upright picture.
    func printed(on pix: borrowing Pix) throws(StageFailure) -> [[Word]]
}

extension EncodedPicture {
    var exif: [UInt8]? { nil }
    var ownOrientation: Int? { nil }
    var isReducible: Bool { false }
    var decodesUpright: Bool { false }
    func printed(on pix: borrowing Pix) throws(StageFailure) -> [[Word]] { [] }
}

extension StageFailure {
    static func corrupt(_ message: String) -> StageFailure { StageFailure(.decode, .corrupt, message) }
    static func unsupported(_ message: String) -> StageFailure { StageFailure(.decode, .unsupported, message) }
}
