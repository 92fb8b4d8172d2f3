/// How much of the text on a page was seen but not read.
public struct UnreadInk: Codable, Sendable, Hashable {
    /// Share of the ink in areas that look like lines of text which no word that was read covers, from 0 to 1.
    public var share: Double
    /// The lines of which at least half the ink was not read, from the top of the level page to its bottom; behind them
    /// spots among the text in which a lamp left nothing but white, whose share is 1.
    public var regions: [Region]

    /// An area that looks like a line of text, or a white spot in it.
    public struct Region: Codable, Sendable, Hashable {
        /// In the photo.
        public var box: Box
        /// The share of its ink that was not read, from 0.5 to 1.
        public var share: Double

        public init(box: Box, share: Double) {
            self.box = box
            self.share = share
        }
    }

    public init(share: Double, regions: [Region]) {
        self.share = share
        self.regions = regions
    }
}
