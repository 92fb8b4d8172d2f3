/// One photo of a menu and all that was read on it.
public struct Page: Codable, Sendable, Hashable {
    /// The page's place in the menu, from 1.
    public var number: Int
    public var photo: PhotoRecord
    /// Nil when the photo could not be decoded.
    public var quality: Quality?
    public var straightening: Straightening?
    /// Every line of text, in reading order.
    public var lines: [Line]
    /// The ids of the lines whose role is `unassigned`.
    public var unassigned: [Int]
    /// Why the page could not be read, or nil.
    public var failure: StageFailure?

    public init(
        number: Int, photo: PhotoRecord, quality: Quality? = nil, straightening: Straightening? = nil,
        lines: [Line] = [], failure: StageFailure? = nil
    ) {
        self.number = number
        self.photo = photo
        self.quality = quality
        self.straightening = straightening
        self.lines = lines
        self.unassigned = lines.filter { $0.role == .unassigned }.map(\.id)
        self.failure = failure
    }

    enum CodingKeys: String, CodingKey {
        case number, photo, quality, straightening, lines, unassigned, failure
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(photo, forKey: .photo)
        try container.encode(quality, forKey: .quality)
        try container.encode(straightening, forKey: .straightening)
        try container.encode(lines, forKey: .lines)
        try container.encode(unassigned, forKey: .unassigned)
        try container.encode(failure, forKey: .failure)
    }
}
