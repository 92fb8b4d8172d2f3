internal import Models

/// Cuts lines where the recogniser joined two columns, so that a legend beside a dish is read by itself.
enum LineSpans {
    /// A gap this many times as wide as the letters are high separates two columns.
    private static let wideGap = 2.0
    /// The same where what stands behind the gap was found apart.
    private static let seam = 0.8

    static func spans(of line: Line) -> [WordSpan] {
        var spans: [WordSpan] = []
        var first = 0
        let upright = line.box.width >= line.box.height
        for index in line.words.indices.dropFirst() {
            let before = line.words[index - 1].box
            let after = line.words[index].box
            let gap =
                upright
                ? max(after.x - before.maxX, before.x - after.maxX)
                : max(after.y - before.maxY, before.y - after.maxY)
            let height = upright ? max(before.height, after.height) : max(before.width, after.width)
            let isSeam = line.pieces?.contains(index) ?? false
            if Double(gap) > (isSeam ? seam : wideGap) * Double(max(height, 1)) {
                spans.append(WordSpan(line: line.id, firstWord: first, wordCount: index - first))
                first = index
            }
        }
        if first < line.words.count {
            spans.append(WordSpan(line: line.id, firstWord: first, wordCount: line.words.count - first))
        }
        return spans
    }
}
