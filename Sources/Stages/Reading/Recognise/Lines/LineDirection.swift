internal import Models

/// Which way the lines on a sheet run, by their shapes.
enum LineDirection {
    /// Whether most of the text runs up or down: tall areas are longer together than wide ones. False for fewer than
    /// three lines, of which a sign or a logo may be all.
    static func isVertical(_ lines: [DetectedLine]) -> Bool {
        guard lines.count >= 3 else { return false }
        var across = 0.0
        var upright = 0.0
        for line in lines {
            if line.isTall { upright += line.quad.height } else { across += line.quad.width }
        }
        return upright > across
    }

    /// The lines that tell most about a page: the longest of the sure ones, in their old order.
    static func sample(of lines: [DetectedLine], count: Int) -> [DetectedLine] {
        let chosen = lines.enumerated().filter { !$0.element.isTall }
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.prefix(count)
        return chosen.sorted { $0.offset < $1.offset }.map(\.element)
    }
}

extension DetectedLine {
    /// Whether the line runs up or down: it is at least one and a half times as high as wide, PP-OCR's limit.
    var isTall: Bool { quad.height >= quad.width * 1.5 }

    /// Long for its height, and sure to be text.
    fileprivate var weight: Double { min(quad.width / max(1, quad.height), 20) * confidence }
}
