internal import Models
internal import Pages

/// Finds spots among text in which a lamp left nothing but white: words may have stood there, and nothing tells which.
struct BurntSpots {
    /// The sheet as it was turned for reading.
    let raster: GreyRaster
    /// What was read, on that sheet.
    let words: [Box]

    /// Grey values from this on are white, as in `LightFigures`.
    private static let white: UInt8 = 250
    /// A page with fewer words may be anything.
    private static let leastWords = 8
    /// Where more of the words stand on white than this, the paper is white.
    private static let mostOnWhite = 0.1
    /// The least size of a spot in heights of a word: less hides no letter.
    private static let leastWidth = 1.2
    private static let leastHeight = 0.7
    /// How far a spot reaches beyond what is wholly white, in heights of a word: letters fade at its rim.
    private static let rim = 1.0

    /// From top to bottom; none where the paper itself is white. A spot that reaches beyond the words on the page is no
    /// part of the text.
    func boxes() -> [Box] {
        guard words.count >= Self.leastWords, let text = words.union() else { return [] }
        let onWhite = words.count { isWhite($0.x - 3, $0.midY) }
        guard Double(onWhite) <= Self.mostOnWhite * Double(words.count) else { return [] }
        let height = words.map(\.height).sorted()[words.count / 2]
        let step = max(4, height / 4)
        let cells = WhiteCells(text, step: step) { x, y in
            isWhite(x, y) && isWhite(x + step / 2, y) && isWhite(x, y + step / 2) && isWhite(x + step / 2, y + step / 2)
        }
        return cells.spots().filter { spot in
            Double(spot.width) >= Self.leastWidth * Double(height)
                && Double(spot.height) >= Self.leastHeight * Double(height)
                && spot.x > text.x && spot.y > text.y && spot.maxX < text.maxX - step && spot.maxY < text.maxY - step
        }
        .map { spot in
            let rim = Int(Self.rim * Double(height))
            return Box(x: spot.x - rim, y: spot.y, width: spot.width + 2 * rim, height: spot.height)
        }
    }

    private func isWhite(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < raster.width && y < raster.height && raster.bytes[y * raster.width + x] >= Self.white
    }
}

/// The cells of a grid over text that are white at each of the points that are looked at.
private struct WhiteCells {
    private let text: Box
    private let step: Int
    private let columns: Int
    private var areWhite: [Bool]

    init(_ text: Box, step: Int, _ isWhite: (Int, Int) -> Bool) {
        self.text = text
        self.step = step
        columns = max(1, text.width / step)
        let rows = max(1, text.height / step)
        areWhite = []
        for row in 0..<rows {
            for column in 0..<columns { areWhite.append(isWhite(text.x + column * step, text.y + row * step)) }
        }
    }

    /// The boxes around cells that touch each other.
    func spots() -> [Box] {
        var left = areWhite
        var spots: [Box] = []
        for start in left.indices where left[start] {
            left[start] = false
            var open = [start]
            var (low, high) = ((start % columns, start / columns), (start % columns, start / columns))
            while let cell = open.popLast() {
                let (column, row) = (cell % columns, cell / columns)
                low = (min(low.0, column), min(low.1, row))
                high = (max(high.0, column), max(high.1, row))
                let beside = [
                    column > 0 ? cell - 1 : -1, column + 1 < columns ? cell + 1 : -1, cell - columns, cell + columns,
                ]
                for next in beside where left.indices.contains(next) && left[next] {
                    left[next] = false
                    open.append(next)
                }
            }
            spots.append(
                Box(
                    x: text.x + low.0 * step, y: text.y + low.1 * step, width: (high.0 - low.0 + 1) * step,
                    height: (high.1 - low.1 + 1) * step))
        }
        return spots
    }
}
