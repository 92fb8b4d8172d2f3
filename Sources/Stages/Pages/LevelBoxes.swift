public import Models

/// Where the words of a page would stand if it had been photographed upright, level and from straight above.
///
/// An upright box in the photo around a word that runs aslant overlaps those of its neighbours, so that rows and columns
/// can only be told from these. Units are pixels as large as the photo's; the origin is any corner of the level page.
public struct LevelBoxes: Codable, Sendable, Hashable {
    /// For each line of the page, those of its words in their order.
    public var words: [[Box]]
    /// Of the page's possible drawings, in their order.
    public var icons: [Box]
    /// The page's table of signs as it stands there.
    public var table: SignTable?

    public init(words: [[Box]], icons: [Box] = [], table: SignTable? = nil) {
        self.words = words
        self.icons = icons
        self.table = table
    }
}

extension ReadPage {
    /// The page as if it had been photographed level: its boxes are the level ones. The same page where it stands level
    /// on its photo, and where the level boxes aren't those of its words.
    package var levelled: ReadPage {
        guard let level, level.words.map(\.count) == lines.map(\.words.count), level.icons.count == icons.count else {
            return self
        }
        var page = self
        page.level = nil
        page.straightening.quarterTurns = 0
        page.straightening.skew = 0
        for (line, boxes) in level.words.enumerated() {
            for (word, box) in boxes.enumerated() { page.lines[line].words[word].box = box }
            if let box = boxes.union() { page.lines[line].box = box }
        }
        for (icon, box) in level.icons.enumerated() { page.icons[icon].box = box }
        page.table = level.table
        return page
    }
}
