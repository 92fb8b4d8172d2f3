/// What is known of a photo file without looking at what it shows.
public struct PhotoRecord: Codable, Sendable, Hashable {
    /// Relative to the folder given on the command line; bytes that are no valid UTF-8 and control characters are
    /// written `%XX`.
    public var path: String
    /// Of the file's bytes, 64 lower-case hexadecimal digits; of a further page, also of which it is.
    public var sha256: String
    /// Of the upright picture, or nil when it could not be decoded.
    public var perceptualHash: PerceptualHash?
    /// Pixels of the upright photo: the space that all boxes live in. 0 when the header could not be read.
    public var width: Int
    public var height: Int
    /// Pixels as stored, before EXIF orientation (HEIC: after the container's own transforms).
    public var storedWidth: Int
    public var storedHeight: Int
    /// Found by content, not by file name.
    public var format: PhotoFormat
    /// The EXIF orientation tag, 1 to 8, or nil when there is none. In HEIC it is information only: the container's
    /// own transforms are part of the picture.
    public var orientation: Int?

    public init(
        path: String, sha256: String, perceptualHash: PerceptualHash? = nil, width: Int = 0, height: Int = 0,
        storedWidth: Int = 0, storedHeight: Int = 0, format: PhotoFormat = .unknown, orientation: Int? = nil
    ) {
        self.path = path
        self.sha256 = sha256
        self.perceptualHash = perceptualHash
        self.width = width
        self.height = height
        self.storedWidth = storedWidth
        self.storedHeight = storedHeight
        self.format = format
        self.orientation = orientation
    }

    enum CodingKeys: String, CodingKey {
        case path, sha256, width, height, format, orientation
        case perceptualHash = "perceptual_hash"
        case storedWidth = "stored_width"
        case storedHeight = "stored_height"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(sha256, forKey: .sha256)
        try container.encode(perceptualHash, forKey: .perceptualHash)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(storedWidth, forKey: .storedWidth)
        try container.encode(storedHeight, forKey: .storedHeight)
        try container.encode(format, forKey: .format)
        try container.encode(orientation, forKey: .orientation)
    }
}

/// A format of pictures or pages, recognised by the first bytes of the file.
public enum PhotoFormat: String, Codable, Sendable, CaseIterable {
    case jpeg, png, webp, tiff, gif, bmp, heif, pdf, unknown
}
