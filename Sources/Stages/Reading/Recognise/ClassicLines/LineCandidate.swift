internal import Models

/// A chain of letters that may be a line of text, in pixels of the sheet.
struct LineCandidate {
    let quad: Quad
    /// The upright box around the letters.
    let box: Box
    let letters: Int
    /// Mean difference of the letters from the paper, in grey values.
    let contrast: Double
    let isLightOnDark: Bool
    /// Which layer of the sheet it was found in, 0 for full size.
    let layer: Int
    /// Higher for more, clearer and more regular letters.
    let weight: Double

    /// `scale` is pixels of the sheet per pixel of the layer. Nil for a chain that is no line.
    init?(_ chain: [Blob], isLightOnDark: Bool, layer: Int, scale: Double) {
        guard chain.count >= 2 || chain.first?.isWord == true, let fit = LineFit(chain),
            fit.right - fit.left > 0.8 * fit.letterHeight, !Self.isCells(chain)
        else { return nil }
        let quad = fit.quad.scaled(x: scale, y: scale)
        guard quad.isUsable else { return nil }
        self.quad = quad
        box = quad.box(within: .max, .max)
        letters = chain.count
        contrast = chain.reduce(0) { $0 + $1.contrast } / Double(chain.count)
        self.isLightOnDark = isLightOnDark
        self.layer = layer
        // Touching letters count as several.
        let extent = max(Double(chain.count), (fit.right - fit.left) / (1.5 * fit.letterHeight))
        weight = extent * fit.regularity * min(1, contrast / 30)
    }

    /// Whether the ink fills its boxes, as the paper of a table's cells does, unlike a row of letters such as `1` and
    /// `l`.
    private static func isCells(_ chain: [Blob]) -> Bool {
        let ink = chain.reduce(0) { $0 + $1.area }
        let room = chain.reduce(0) { $0 + $1.box.width * $1.box.height }
        let shapes = chain.map { Double($0.box.width) / Double($0.box.height) }.sorted()
        return ink * 10 > room * 8 && shapes[shapes.count / 2] > 0.45
    }
}

extension Blob {
    /// Whether this alone may be a word: its letters touch, and it is wide and not filled.
    fileprivate var isWord: Bool {
        box.width * 2 >= box.height * 5 && area * 100 <= box.width * box.height * 65
    }
}
