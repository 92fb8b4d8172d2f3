/// What matters for a menu in a photo's EXIF block.
public struct PhotoMetadata: Codable, Sendable, Hashable {
    /// ISO 8601 such as `2024-05-01T18:30:00`, with an offset only where the photo has one.
    public var capturedAt: String?
    public var coordinate: Coordinate?

    public init(capturedAt: String? = nil, coordinate: Coordinate? = nil) {
        self.capturedAt = capturedAt
        self.coordinate = coordinate
    }
}
