internal import Models

/// Pieces of ink on a cut that stand close together, as the letters of a word or the digits of a number do.
struct InkRuns {
    /// Runs from left to right, each with the boxes of its pieces, in pixels of the cut.
    let runs: [[Box]]
    /// The height of the line's tall letters.
    let em: Double

    /// Words stand farther apart than this share of `em`.
    private static let closest = 0.3

    /// - Parameter cut: dark on light, with the border of `LineCut`.
    init(on cut: borrowing LineCut) {
        let inside = cut.pix.height - 2 * LineCut.border
        let pieces = InkMask.pieces(on: cut).filter { $0.width <= 4 * inside }
        let tall = pieces.map(\.height).filter { $0 * 5 > inside }.sorted()
        em = tall.isEmpty ? Double(inside) : Double(tall[tall.count * 3 / 4])
        var runs: [[Box]] = []
        var end = 0
        for piece in pieces {
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
