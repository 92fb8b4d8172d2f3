/// One photo of a menu and all that was read on it.
public struct Page: Codable, Sendable, Hashable {
    /// The page's place in the menu, from 1.
    public var number: Int
    public var photo: PhotoRecord
    /// Nil when the photo could not be decoded.
    public var quality: Quality?
    public var straightening: Straightening?
    /// Of the straightened sheet, by which another photo of the same page may be found; empty when nothing was read, and
    /// in results of earlier versions.
    public var pageHashes: [PerceptualHash]
    /// Every line of text, in reading order.
    public var lines: [Line]
    /// The ids of the lines whose role is `unassigned`.
    public var unassigned: [Int]
    /// How much of its text was seen but not read; nil where the neural engine wasn't used, nothing looked like text, or
    /// the page carries its text itself, and in results of earlier versions.
    public var unread: UnreadInk?
    /// Why the page could not be read, or nil.
    public var failure: StageFailure?

    public init(
        number: Int, photo: PhotoRecord, quality: Quality? = nil, straightening: Straightening? = nil,
        pageHashes: [PerceptualHash] = [], lines: [Line] = [], unread: UnreadInk? = nil, failure: StageFailure? = nil
    ) {
        self.number = number
        self.photo = photo
        self.quality = quality
        self.straightening = straightening
        self.pageHashes = pageHashes
        self.lines = lines
        self.unassigned = lines.filter { $0.role == .unassigned }.map(\.id)
        self.unread = unread
        self.failure = failure
    }

    /// The same without the words of its lines, and without what refers to them.
    func withoutWords() -> Page {
        var page = self
        for place in page.lines.indices { (page.lines[place].words, page.lines[place].pieces) = ([], nil) }
        return page
    }

    enum CodingKeys: String, CodingKey {
        case number, photo, quality, straightening, lines, unassigned, unread, failure
        case pageHashes = "page_hashes"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        photo = try container.decode(PhotoRecord.self, forKey: .photo)
        quality = try container.decodeIfPresent(Quality.self, forKey: .quality)
        straightening = try container.decodeIfPresent(Straightening.self, forKey: .straightening)
        pageHashes = try container.decodeIfPresent([PerceptualHash].self, forKey: .pageHashes) ?? []
        lines = try container.decode([Line].self, forKey: .lines)
        unassigned = try container.decode([Int].self, forKey: .unassigned)
        unread = try container.decodeIfPresent(UnreadInk.self, forKey: .unread)
        failure = try container.decodeIfPresent(StageFailure.self, forKey: .failure)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(photo, forKey: .photo)
        try container.encode(quality, forKey: .quality)
        try container.encode(straightening, forKey: .straightening)
        try container.encode(pageHashes, forKey: .pageHashes)
        try container.encode(lines, forKey: .lines)
        try container.encode(unassigned, forKey: .unassigned)
        try container.encodeIfPresent(unread, forKey: .unread)
        try container.encode(failure, forKey: .failure)
    }
}
