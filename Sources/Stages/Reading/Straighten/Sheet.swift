public import Models
public import Pages

/// A picture ready to be read: grey, straight, dark text on light.
public struct Sheet: ~Copyable, Sendable {
    /// 8-bit grey.
    package var pix: Pix
    /// The upright picture in its own colours, used to tell drawings from letters; nil to look for none.
    var colour: Pix?
    /// Pixels of the upright photo per pixel of `colour`.
    var reduction: Int
    /// The map from points of the sheet to the upright photo.
    package var transform: SheetTransform
    public var photo: PhotoRecord
    public var metadata: PhotoMetadata
    public var quality: Quality
    public var straightening: Straightening
    /// As in the picture that the sheet was made from.
    var printed: [[Word]] = []

    init(
        pix: consuming Pix, colour: consuming Pix? = nil, reduction: Int = 1, transform: SheetTransform,
        photo: PhotoRecord, metadata: PhotoMetadata, quality: Quality, straightening: Straightening,
        printed: [[Word]] = []
    ) {
        self.pix = pix
        self.colour = colour
        self.reduction = reduction
        self.transform = transform
        self.photo = photo
        self.metadata = metadata
        self.quality = quality
        self.straightening = straightening
        self.printed = printed
    }
}
