internal import Models

/// Pieces of ink on a cut that stand close together, as the letters of a word or the digits of a number do.
struct InkRuns {
    /// Runs from left to right, each with the boxes of its pieces, in pixels of the cut.
    let runs: [[Box]]
    /// The height of the line's tall letters.
    let em: Double

    /// Words stand farther apart than this share of `em`.
    private static let closest = 0.3
    /// In grey values; `scripts/learn-digits` takes the same.
    private static let ink: UInt8 = 140
    private static let leastArea = 4

    /// - Parameter cut: dark on light, with the border of `LineCut`.
    init(on cut: borrowing LineCut) {
        let (width, height) = (cut.pix.width, cut.pix.height)
        var mask: [UInt8] = []
        mask.reserveCapacity(width * height)
        for y in 0..<height { mask += cut.pix.greyRow(y).map { $0 < Self.ink ? 1 : 0 } }
        let inside = height - 2 * LineCut.border
        let pieces = InkMask(width: width, height: height, ink: mask).allBlobs()
            .filter { $0.area >= Self.leastArea && $0.box.width <= 4 * inside }.map(\.box)
        let tall = pieces.map(\.height).filter { $0 * 5 > inside }.sorted()
        em = tall.isEmpty ? 0 : Double(tall[tall.count * 3 / 4])
        var runs: [[Box]] = []
        var end = 0
        for piece in pieces where em > 0 {
            if let last = runs.indices.last, Double(piece.x - end) < Self.closest * em {
                runs[last].append(piece)
            } else {
                runs.append([piece])
            }
            end = max(end, piece.maxX)
        }
        self.runs = runs
    }
}
