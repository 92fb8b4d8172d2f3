internal import Models

/// Which way the lines of text run, by where each letter's nearest neighbour is.
enum TextDirection {
    /// Whether the lines of a sheet run up or down rather than across: more than twice as many letters have their
    /// nearest neighbour above or below as beside them. False where there are fewer than 50 letters.
    static func isVertical(_ pix: borrowing Pix) -> Bool {
        let factor = pix.shrinkFactor(toSide: InspectionCopy.side)
        guard let small = pix.scaled(by: factor) else { return false }
        let marks = TextMarks.find(in: small).main
        guard marks.count >= 50 else { return false }
        let grid = BoxGrid(marks)
        var beside = 0
        var stacked = 0
        for (index, mark) in marks.enumerated() {
            var nearest = Int.max
            var isBeside = true
            for other in grid.neighbours(of: index) {
                let dx = abs(marks[other].midX - mark.midX)
                let dy = abs(marks[other].midY - mark.midY)
                if dx * dx + dy * dy < nearest {
                    nearest = dx * dx + dy * dy
                    isBeside = dx > dy
                }
            }
            if nearest < Int.max { if isBeside { beside += 1 } else { stacked += 1 } }
        }
        return stacked > 2 * beside
    }
}
