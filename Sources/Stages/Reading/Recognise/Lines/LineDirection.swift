internal import Models

/// Tells by the shapes of the lines on a sheet which way they run.
enum LineDirection {
    /// Whether most of the text runs up or down: the lengths of tall areas add up to more than those of wide ones.
    /// False for fewer than three lines, which may just be a sign or a logo.
    static func isVertical(_ lines: [DetectedLine]) -> Bool {
        guard lines.count >= 3 else { return false }
        var across = 0.0
        var upright = 0.0
        for line in lines {
            if line.isTall { upright += line.quad.height } else { across += line.quad.width }
        }
        return upright > across
    }

    /// The lines that say most about a page: the longest of the reliable ones, in their old order.
    static func sample(of lines: [DetectedLine], count: Int) -> [DetectedLine] {
        let chosen = lines.enumerated().filter { !$0.element.isTall }
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.prefix(count)
        return chosen.sorted { $0.offset < $1.offset }.map(\.element)
    }
}

extension DetectedLine {
    /// Whether the line runs up or down: it is at least one and a half times as high as wide, PP-OCR's limit.
    var isTall: Bool { quad.height >= quad.width * 1.5 }

    /// Greater the longer a line is for its height, and the more certainly it is text.
    fileprivate var weight: Double { min(quad.width / max(1, quad.height), 20) * confidence }
}
