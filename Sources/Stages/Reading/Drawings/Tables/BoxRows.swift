internal import Models

/// Boxes by their height on the sheet, so that those on a row are found without looking at all.
struct BoxRows {
    private let step: Int
    private var rows: [Int: [Box]] = [:]

    /// - Parameter step: about as high as a row; much higher boxes are on no row and left out.
    init(_ boxes: [Box], step: Int) {
        self.step = max(1, step)
        for box in boxes where box.height < 4 * self.step {
            let last = max(box.y, box.maxY - 1) / self.step
            for row in (box.y / self.step)...last { rows[row, default: []].append(box) }
        }
    }

    /// The boxes at the height of another one, and some that are a little higher or lower; each once or more often.
    func near(_ box: Box) -> [Box] {
        ((box.y - step / 2) / step...(box.maxY + step / 2) / step).flatMap { rows[$0] ?? [] }
    }
}
