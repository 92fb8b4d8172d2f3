internal import Models

/// Which way the lines of text on a sheet run.
enum TextDirection {
    case across
    /// Up or down the sheet, which must therefore be turned by a quarter.
    case vertical
    case unclear

    /// Decides by where each letter's nearest neighbour is: more than twice as many beside as above or below, or the
    /// other way round. Unclear where there are fewer than 50 letters.
    static func find(on pix: borrowing Pix) -> TextDirection {
        let factor = pix.shrinkFactor(toSide: InspectionCopy.side)
        guard let small = pix.scaled(by: factor) else { return .unclear }
        let marks = TextMarks.find(in: small).main
        guard marks.count >= 50 else { return .unclear }
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
        return stacked > 2 * beside ? .vertical : beside > 2 * stacked ? .across : .unclear
    }
}
