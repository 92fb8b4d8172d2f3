public import Models

/// A decoded photo, upright: EXIF orientation or the container's transforms are applied, exactly once.
public struct Picture: ~Copyable, Sendable {
    /// 8-bit grey or 32-bit RGB.
    var pix: Pix
    public var photo: PhotoRecord
    public var metadata: PhotoMetadata
    /// Pixels of the upright photo per pixel of `pix`: 1, 2, 4 or 8 (libjpeg's DCT reduction of large photos).
    public var reduction: Int

    init(pix: consuming Pix, photo: PhotoRecord, metadata: PhotoMetadata, reduction: Int) {
        self.pix = pix
        self.photo = photo
        self.metadata = metadata
        self.reduction = reduction
    }
}

/// What a photo's EXIF block says that a menu cares about.
public struct PhotoMetadata: Codable, Sendable, Hashable {
    /// ISO 8601 such as `2024-05-01T18:30:00`, with an offset only where the photo has one.
    public var capturedAt: String?
    public var coordinate: Coordinate?

    public init(capturedAt: String? = nil, coordinate: Coordinate? = nil) {
        self.capturedAt = capturedAt
        self.coordinate = coordinate
    }
}

/// A place on earth in degrees (WGS 84); latitude north, longitude east.
public struct Coordinate: Codable, Sendable, Hashable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
