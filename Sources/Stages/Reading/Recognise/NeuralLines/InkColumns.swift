/// Where along a line there is ink.
struct InkColumns {
    /// For each column of the cut without its border, the rows with ink, as counted from the top; nil for none.
    private let rows: [ClosedRange<Int>?]
    private let height: Int

    /// Darker pixels are ink.
    private static let paper: UInt8 = 140

    init(of cut: borrowing LineCut) {
        let border = LineCut.border
        let width = max(0, cut.pix.width - 2 * border)
        height = max(0, cut.pix.height - 2 * border)
        var rows = [ClosedRange<Int>?](repeating: nil, count: width)
        for y in 0..<height {
            for (x, value) in cut.pix.greyRow(y + border).dropFirst(border).prefix(width).enumerated()
            where value < Self.paper {
                rows[x] = (rows[x]?.lowerBound ?? y)...y
            }
        }
        self.rows = rows
    }

    /// The widest run of columns without ink from one column to another, both bounded by the cut.
    func widestGap(from start: Int, to end: Int) -> Int {
        let start = min(max(start, 0), rows.count)
        var (run, widest) = (0, 0)
        for column in rows[start..<min(max(end, start), rows.count)] {
            run = column == nil ? run + 1 : 0
            widest = max(widest, run)
        }
        return widest
    }

    /// Text covers this share of its columns at least, and of the line's height; a rule or leader doesn't.
    private static let leastColumns = 0.5
    private static let leastHeight = 0.35
    /// The shortest stretch that can be a word, in heights of the line.
    private static let leastLength = 1.5

    /// Whether there is something like text between two columns.
    func isText(from start: Int, to end: Int) -> Bool {
        let start = min(max(start, 0), rows.count)
        let end = min(max(end, start), rows.count)
        guard Double(end - start) >= Self.leastLength * Double(height) else { return false }
        let inked = rows[start..<end].compactMap(\.self)
        guard let top = inked.map(\.lowerBound).min(), let bottom = inked.map(\.upperBound).max() else { return false }
        return Double(inked.count) >= Self.leastColumns * Double(end - start)
            && Double(bottom - top) >= Self.leastHeight * Double(height)
    }
}
