/// One line of text in reading order.
public struct Line: Codable, Sendable, Hashable {
    /// The line's place in its page's `lines`, from 0.
    public var id: Int
    /// The words joined by single spaces (by nothing between Han, kana and Thai characters).
    public var text: String
    public var box: Box
    /// The mean confidence of the words, weighted by their length, from 0 to 1.
    public var confidence: Double
    /// The number of the text block the recogniser saw the line in, from 0; blocks are in reading order.
    public var block: Int
    /// Where the line ended up; each line ends in exactly one place (the text conservation law).
    public var role: LineRole
    public var words: [Word]
    /// The language it was read in, a BCP 47 code such as `th` or `zh-Hant`; of a line in two, that of most of its
    /// letters. Nil where it has no letters, and in results of earlier versions.
    public var language: String?
    /// The script of most of its letters, an ISO 15924 code such as `Latn` or `Thai`; nil like `language`.
    public var script: String?
    /// True where letters were seen that make no words in any language that could be read: the text is a guess, and no
    /// dish is made of it. Nil for all other lines.
    public var unread: Bool?
    /// The places in `words` at which something begins that was found apart from the words before it, in ascending
    /// order: a price at the other side of the page, the next column. Nil where the line was found as one.
    public var pieces: [Int]?

    public init(
        id: Int, text: String, box: Box, confidence: Double, block: Int, role: LineRole = .unassigned, words: [Word],
        language: String? = nil, script: String? = nil, unread: Bool? = nil,
        pieces: [Int]? = nil
    ) {
        self.id = id
        self.text = text
        self.box = box
        self.confidence = confidence
        self.block = block
        self.role = role
        self.words = words
        self.language = language
        self.script = script
        self.unread = unread
        self.pieces = pieces
    }
}

/// The one place in the bundle that a line of text belongs to.
public enum LineRole: String, Codable, Sendable, CaseIterable {
    /// Part of a dish: number, name, description, price or mark.
    case dish
    /// A heading over dishes, or a note on a whole section.
    case section
    /// Says what marks mean.
    case legend
    /// The restaurant's name, address, opening hours.
    case restaurant
    /// Read, but belongs to nothing that was understood; shown, never dropped.
    case unassigned
}
