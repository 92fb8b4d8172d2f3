public import Models

/// A picture ready to be read: grey, straight, dark text on light.
public struct Sheet: ~Copyable, Sendable {
    /// 8-bit grey.
    var pix: Pix
    /// Takes a point of the sheet to the upright photo.
    var transform: SheetTransform
    public var photo: PhotoRecord
    public var metadata: PhotoMetadata
    public var quality: Quality
    public var straightening: Straightening

    init(
        pix: consuming Pix, transform: SheetTransform, photo: PhotoRecord, metadata: PhotoMetadata, quality: Quality,
        straightening: Straightening
    ) {
        self.pix = pix
        self.transform = transform
        self.photo = photo
        self.metadata = metadata
        self.quality = quality
        self.straightening = straightening
    }
}
