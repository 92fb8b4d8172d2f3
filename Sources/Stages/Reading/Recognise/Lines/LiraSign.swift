/// The shape of the Turkish lira sign, which Tesseract's data doesn't know and takes for a digit.
enum LiraSign {
    private static let width = 12
    private static let height = 18

    /// From this similarity on a piece of ink may be the sign.
    ///
    /// The signs on a photo of a menu had 0.60 and more, signs of two typefaces 0.73 and 0.81; of 1,550 digits, letters
    /// and other signs beside numbers on 32 photos none had more than 0.53, and at the end of a number 0.49.
    static let leastLikeness = 0.56

    /// How much a piece of ink, given as shares of ink in 12 × 18 fields, row by row, looks like the sign. This is
    /// their correlation, 1 for identical ones; it is 0 for another number of fields.
    static func likeness(_ fields: [Double]) -> Double {
        guard fields.count == shape.count else { return 0 }
        let (mean, shapeMean) = (Self.mean(fields), Self.mean(shape))
        var product = 0.0
        var square = 0.0
        var shapeSquare = 0.0
        for (field, part) in zip(fields, shape) {
            product += (field - mean) * (part - shapeMean)
            square += (field - mean) * (field - mean)
            shapeSquare += (part - shapeMean) * (part - shapeMean)
        }
        return square > 0 ? product / (square * shapeSquare).squareRoot() : 0
    }

    /// Divides the piece in a box of levels (0 is paper, 1 is ink) into fields.
    static func fields(columns: Int, rows: Int, level: (Int, Int) -> Double) -> [Double] {
        guard columns > 0, rows > 0 else { return [] }
        var fields: [Double] = []
        for y in 0..<height {
            let ys = span(y, of: height, over: rows)
            for x in 0..<width {
                let xs = span(x, of: width, over: columns)
                var sum = 0.0
                for row in ys { for column in xs { sum += min(max(level(column, row), 0), 1) } }
                fields.append(sum / Double(ys.count * xs.count))
            }
        }
        return fields
    }

    /// The pixels, at least one, that a field covers.
    private static func span(_ field: Int, of fields: Int, over pixels: Int) -> Range<Int> {
        let start = min(field * pixels / fields, pixels - 1)
        return start..<max(start + 1, (field + 1) * pixels / fields)
    }

    private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }

    /// Drawn by hand from the sign's official form: a stem with two rising bars that ends in a bow to the right.
    static let shape: [Double] = drawing.joined().map { $0 == "#" ? 1 : 0 }

    private static let drawing = [
        "...##.......",
        "...##.......",
        "...##.......",
        "...##.###...",
        "...######...",
        "...#####....",
        ".#####......",
        "#####.###...",
        ".#.######...",
        "..#####...##",
        ".####.....##",
        "#####....###",
        ".#.##....###",
        "...##...###.",
        "...##..###..",
        "...#######..",
        "...######...",
        "....###.....",
    ]
}
