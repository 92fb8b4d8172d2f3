internal import Models

extension TextMarks {
    /// With fewer marks than this there is no text to speak of.
    static let leastLetters = 20

    /// The polarity most letters have.
    var main: [Box] { light.count > dark.count ? light : dark }

    /// The usual x-height in pixels of the picture looked at, or nil when there are fewer than 20 letters.
    ///
    /// It is the peak of the histogram of heights, weighted by height so that specks don't win: in running text six
    /// letters of ten have no ascender or descender. In text of capitals only, it is the height of the capitals.
    var xHeight: Double? {
        let heights = main.map(\.height)
        guard heights.count >= Self.leastLetters, let tallest = heights.max() else { return nil }
        var counts = [Int](repeating: 0, count: tallest + 3)
        for height in heights { counts[height] += height }
        var best = 0
        var bestCount = -1
        for height in 1...tallest {
            let smoothed = counts[height - 1] + 2 * counts[height] + counts[height + 1]
            if smoothed > bestCount {
                best = height
                bestCount = smoothed
            }
        }
        return Double(best)
    }
}
