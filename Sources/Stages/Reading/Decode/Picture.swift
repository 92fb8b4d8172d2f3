public import Models
public import Pages

/// A decoded photo, upright: EXIF orientation or the container's transforms are applied, exactly once.
public struct Picture: ~Copyable, Sendable {
    /// 8-bit grey or 32-bit RGB.
    package var pix: Pix
    public var photo: PhotoRecord
    public var metadata: PhotoMetadata
    /// Pixels of the upright photo per pixel of `pix`: 1, 2, 4 or 8 (libjpeg's DCT reduction of large photos).
    public var reduction: Int
    /// The words that the file itself carries, as a PDF's page does, in lines, with boxes in pixels of the upright
    /// photo; empty where the text has to be read.
    var printed: [[Word]]

    init(
        pix: consuming Pix, photo: PhotoRecord, metadata: PhotoMetadata, reduction: Int, printed: [[Word]] = []
    ) {
        self.pix = pix
        self.photo = photo
        self.metadata = metadata
        self.reduction = reduction
        self.printed = printed
    }
}
