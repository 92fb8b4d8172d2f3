public import Models

/// Something beside a line of text that looks like a drawing rather than a letter. Whether it is one, and what it
/// means, can only be told from the menu as a whole.
public struct IconCandidate: Codable, Sendable, Hashable {
    /// In the upright photo.
    public var box: Models.Box
    /// The id of the line it stands beside.
    public var line: Int
    /// The index, in that line, of the word after the drawing; the number of words when the drawing stands behind the
    /// last.
    public var word: Int
    /// Whether it is closer to the word before it, and so belongs behind that one.
    public var isBehind: Bool
    /// Distance to that word, in heights of the line's text.
    public var gap: Double
    /// The longer side, in heights of the line's text.
    public var size: Double
    /// Width of its strokes over that of the letters beside it.
    public var thickness: Double
    public var colour: IconColour
    /// Whether its colour differs from that of the text beside it.
    public var isDistinct: Bool
    public var mask: IconMask
    /// Words that the recogniser wrongly read into the drawing.
    public var misread: [WordPlace]

    package init(
        box: Models.Box, line: Int, word: Int, isBehind: Bool, gap: Double, size: Double, thickness: Double,
        colour: IconColour, isDistinct: Bool, mask: IconMask, misread: [WordPlace]
    ) {
        self.box = box
        self.line = line
        self.word = word
        self.isBehind = isBehind
        self.gap = gap
        self.size = size
        self.thickness = thickness
        self.colour = colour
        self.isDistinct = isDistinct
        self.mask = mask
        self.misread = misread
    }

    /// Whether both stand side by side in one line and are about as high.
    package func isInRow(with other: IconCandidate) -> Bool {
        let height = max(box.height, other.box.height)
        return line == other.line && min(box.height, other.box.height) * 2 > height
            && max(box.x, other.box.x) - min(box.maxX, other.box.maxX) < 2 * height
    }
}

/// A word by its place on the page.
public struct WordPlace: Codable, Sendable, Hashable {
    /// The line's id.
    public var line: Int
    /// The word's index in that line.
    public var word: Int

    package init(line: Int, word: Int) {
        self.line = line
        self.word = word
    }
}
