internal import Models

/// How much of what looks like text on a sheet a reading has words for.
enum TextCoverage {
    /// The share of letter-like marks that lie within a word; 1 when there are fewer than 50 marks.
    static func share(of look: Look, on sheet: borrowing Pix) -> Double {
        guard let pix = sheet.rotated(quarterTurns: look.quarterTurns) else { return 1 }
        let factor = pix.shrinkFactor(toSide: InspectionCopy.side)
        guard let small = pix.scaled(by: factor) else { return 1 }
        let marks = TextMarks.find(in: small).main
        guard marks.count >= 50 else { return 1 }
        let words = look.words.map(\.box)
        let rows = Dictionary(
            grouping: words.flatMap { box in
                (box.y / Self.band...(max(box.y, box.maxY - 1)) / Self.band).map { (row: $0, box: box) }
            }, by: \.row)
        let covered = marks.count { mark in
            let x = Int(Double(mark.midX) / factor)
            let y = Int(Double(mark.midY) / factor)
            return (rows[y / Self.band] ?? []).contains { entry in
                entry.box.x <= x && x < entry.box.maxX && entry.box.y <= y && y < entry.box.maxY
            }
        }
        return Double(covered) / Double(marks.count)
    }

    /// Rows are sorted into bands of so many pixels, to look at few words for each mark.
    private static let band = 64
}
