public import Models

/// Everything read from one photo, without the pixels.
public struct ReadPage: Codable, Sendable, Hashable {
    public var photo: PhotoRecord
    public var metadata: PhotoMetadata
    public var quality: Quality
    public var straightening: Straightening
    /// BCP 47 codes of the languages the text is in, the main one first; empty when unknown.
    public var languages: [String]
    /// The lines in reading order; `id`s count from 0 and every role is still `unassigned`.
    public var lines: [Line]
    /// Possible drawings beside the lines.
    public var icons: [IconCandidate]
    /// Signs that stand in rows and columns; nil where there are none.
    public var table: SignTable?
    /// The hashes `pdq`, `dct-64` and `dct-64-text` of the straightened sheet; empty where none could be made.
    public var pageHashes: [PerceptualHash]
    public var warnings: [Warning]
    /// How much of its text was seen but not read; nil where that isn't known.
    public var unread: UnreadInk?
    /// Where the words stand on the level page; nil where the photo shows the page level, so that its own boxes say it.
    public var level: LevelBoxes?

    public init(
        photo: PhotoRecord, metadata: PhotoMetadata, quality: Quality, straightening: Straightening,
        languages: [String], lines: [Line], icons: [IconCandidate] = [], table: SignTable? = nil,
        pageHashes: [PerceptualHash] = [], warnings: [Warning] = [], unread: UnreadInk? = nil,
        level: LevelBoxes? = nil
    ) {
        self.photo = photo
        self.metadata = metadata
        self.quality = quality
        self.straightening = straightening
        self.languages = languages
        self.lines = lines
        self.icons = icons
        self.table = table
        self.pageHashes = pageHashes
        self.warnings = warnings
        self.unread = unread
        self.level = level
    }
}
