internal import Models

/// The places on a sheet where words were read reliably.
struct SurelyRead {
    private let words: [Box]

    /// Below this confidence a word is worth a second reading.
    private static let sureFrom = 0.9
    /// The share of a line's width that reliable words and the spaces between them must cover.
    private static let enough = 0.95

    init(_ lines: [ReadLine]) {
        words = lines.flatMap(\.words).filter { $0.confidence >= Self.sureFrom }.map(\.box)
    }

    /// Whether a detected line has been read from end to end.
    func covers(_ line: DetectedLine) -> Bool {
        let box = line.quad.box(within: .max, .max)
        var covered = 0
        for word in words where word.y <= box.midY && box.midY < word.maxY || box.y <= word.midY && word.midY < box.maxY
        {
            // A space is about a third as wide as the line is high.
            covered += max(0, min(box.maxX, word.maxX + box.height / 3) - max(box.x, word.x))
        }
        return Double(covered) >= Self.enough * Double(box.width)
    }
}
