internal import Models

extension InkMask {
    /// In grey values: a cut is dark on light, its paper evened to white. `scripts/learn-digits` takes the same.
    private static let darkest: UInt8 = 140
    /// In pixels; smaller pieces are grain.
    private static let leastArea = 4

    /// The pieces of ink on the cut of a line, from left to right.
    static func pieces(on cut: borrowing LineCut) -> [Box] {
        let (width, height) = (cut.pix.width, cut.pix.height)
        var ink: [UInt8] = []
        ink.reserveCapacity(width * height)
        for y in 0..<height { ink += cut.pix.greyRow(y).map { $0 < darkest ? 1 : 0 } }
        return InkMask(width: width, height: height, ink: ink).allBlobs().filter { $0.area >= leastArea }.map(\.box)
    }
}
