internal import Models
internal import Pages

/// A piece of ink as `DigitNetwork` sees it.
///
/// The ink is that within the piece's box, in fields of a frame as high as the run that the piece belongs to, so that a
/// point at the baseline and a nought in the middle differ. Each field is as wide as it is high, and the piece stands
/// in the middle. `scripts/learn-digits/drawing.py` computes the same.
struct DigitShape {
    static let rows = 20
    static let columns = 16
    /// Of the box: width by height, and its height, the space below and the space above it by the run's tallest piece.
    static let measures = 4

    /// The fields row by row from the top left, 0 for paper and 1 for ink, then the measures.
    let values: [Float]

    /// - Parameters:
    ///   - box: of the piece, in pixels of the cut.
    ///   - run: the boxes of all pieces of its run.
    ///   - cut: dark on light.
    init(_ box: Box, in run: [Box], on cut: borrowing LineCut) {
        let top = run.map(\.y).min() ?? box.y
        let bottom = run.map(\.maxY).max() ?? box.maxY
        let tallest = Double(max(1, run.map(\.height).max() ?? 1))
        let step = Double(max(1, bottom - top)) / Double(Self.rows)
        let start = Double(box.width) / 2 - Double(Self.columns) * step / 2
        var columns: [[Double]] = []
        for y in box.y..<box.maxY {
            let row = cut.pix.greyRow(y)
            let ink = row[box.x..<box.maxX].map { (255 - Double($0)) / 255 }
            columns.append(Self.means(of: ink, fields: Self.columns, from: start, step: step))
        }
        var values = [Float](repeating: 0, count: Self.rows * Self.columns)
        for column in 0..<Self.columns {
            let means = Self.means(
                of: columns.map { $0[column] }, fields: Self.rows, from: Double(top - box.y), step: step)
            for (row, mean) in means.enumerated() { values[row * Self.columns + column] = Float(mean) }
        }
        values += [
            min(2, Float(box.width) / Float(max(1, box.height))), Float(Double(box.height) / tallest),
            Float(Double(bottom - box.maxY) / tallest), Float(Double(box.y - top) / tallest),
        ]
        self.values = values
    }

    /// The mean of values over fields that follow each other from `start`, in places of the values; beside them it is 0.
    private static func means(of values: [Double], fields: Int, from start: Double, step: Double) -> [Double] {
        (0..<fields).map { field in
            let left = start + Double(field) * step
            let right = left + step
            let first = max(0, Int(left.rounded(.down)))
            let end = min(values.count, Int(right.rounded(.up)))
            guard first < end else { return 0 }
            return (first..<end).reduce(0) { sum, place in
                let share = min(right, Double(place + 1)) - max(left, Double(place))
                return sum + max(0, share) * values[place]
            } / step
        }
    }
}
