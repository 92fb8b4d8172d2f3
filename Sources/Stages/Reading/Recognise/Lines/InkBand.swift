internal import Models

/// Pieces of ink at one height: the letters of a line, or the marks above or below them.
struct InkBand {
    private(set) var pieces: [Blob]
    private(set) var top: Int
    private(set) var bottom: Int

    private var height: Int { bottom - top }

    private init(_ piece: Blob) {
        pieces = [piece]
        top = piece.box.y
        bottom = piece.box.maxY
    }

    /// The letters at a height, with their accents and dots; anything else in the box belongs to another line.
    static func main(of pieces: [Blob], middle: Int) -> [Blob] {
        var bands: [InkBand] = []
        for piece in pieces.sorted(by: { ($0.box.height, $1.box.x) > ($1.box.height, $0.box.x) }) {
            if let index = bands.firstIndex(where: { $0.holds(piece) }) {
                bands[index].add(piece)
            } else {
                bands.append(InkBand(piece))
            }
        }
        guard bands.count > 1, let tallest = bands.map(\.height).max() else { return pieces }
        let lines = bands.filter { $0.height * 2 > tallest }
        guard let main = lines.min(by: { $0.distance(to: middle) < $1.distance(to: middle) }) else { return pieces }
        let marks = bands.filter { band in
            band.height * 2 <= main.height && (main.top - band.bottom) * 3 < main.height
                && (band.top - main.bottom) * 3 < main.height
        }
        return main.pieces + marks.flatMap(\.pieces)
    }

    private func distance(to y: Int) -> Int { abs(top + bottom - 2 * y) }

    /// Whether a piece shares most of its height with the band.
    private func holds(_ piece: Blob) -> Bool {
        (min(bottom, piece.box.maxY) - max(top, piece.box.y)) * 2 > piece.box.height
    }

    private mutating func add(_ piece: Blob) {
        pieces.append(piece)
        top = min(top, piece.box.y)
        bottom = max(bottom, piece.box.maxY)
    }
}
