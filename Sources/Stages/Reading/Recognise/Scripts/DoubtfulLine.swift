internal import Models

/// A line, or a part of one, that was read so badly that it may be in another script.
struct DoubtfulLine {
    let line: DetectedLine
    /// How well it was read; see `ScriptFit`.
    let fit: Double

    /// Shorter parts, in heights of the line, don't show a script.
    private static let leastLength = 1.5

    /// The whole line, where all of it was read badly, or the parts between words that were read well.
    static func parts(of line: DetectedLine, read reading: LineReading) -> [DoubtfulLine] {
        guard line.quad.width >= leastLength * line.quad.height,
            reading.words.isEmpty || !reading.words.allSatisfy(\.isNumber) || !reading.unread.isEmpty
        else { return [] }
        let fit = reading.fit.value
        if fit < ScriptSearch.leastFit { return [DoubtfulLine(line: line, fit: fit)] }
        guard fit < ScriptSearch.plain || !reading.unread.isEmpty else { return [] }
        var parts: [DoubtfulLine] = []
        var bad: [Word] = []
        var start = 0.0
        func finish(at end: Double) {
            let part = line.part(from: start, to: max(start, end))
            if !bad.isEmpty, part.quad.width >= leastLength * part.quad.height {
                parts.append(DoubtfulLine(line: part, fit: ScriptFit(bad, in: reading.language).value))
            }
            bad = []
        }
        let unread = reading.unread.map { Word(text: "", box: $0, confidence: 0) }
        for word in (reading.words + unread).sorted(by: { $0.box.x < $1.box.x }) {
            if !word.text.isEmpty,
                word.isNumber || ScriptFit([word], in: reading.language).value >= ScriptSearch.doubtful
            {
                finish(at: line.share(at: word.box.x))
                start = line.share(at: word.box.maxX)
            } else {
                bad.append(word)
            }
        }
        finish(at: 1)
        return parts
    }
}

extension DetectedLine {
    /// The left end of the line, so many times as long as high.
    func beginning(heights: Double) -> DetectedLine {
        let share = heights * quad.height / max(1, quad.width)
        return share < 1 ? part(from: 0, to: share) : self
    }

    /// The part between two shares of its length, from 0 at its beginning to 1 at its end.
    fileprivate func part(from start: Double, to end: Double) -> DetectedLine {
        func between(_ a: SheetPoint, _ b: SheetPoint, _ share: Double) -> SheetPoint {
            SheetPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        let quad = Quad(
            topLeft: between(quad.topLeft, quad.topRight, start), topRight: between(quad.topLeft, quad.topRight, end),
            bottomRight: between(quad.bottomLeft, quad.bottomRight, end),
            bottomLeft: between(quad.bottomLeft, quad.bottomRight, start))
        return DetectedLine(
            quad: quad, confidence: confidence, isLightOnDark: isLightOnDark, letters: letters, contrast: contrast)
    }

    /// Where a column of the sheet crosses the line, as a share of the line's length.
    fileprivate func share(at x: Int) -> Double {
        let (left, right) = (quad.topLeft.x, quad.topRight.x)
        guard abs(right - left) >= 1 else { return 0 }
        return min(max((Double(x) - left) / (right - left), 0), 1)
    }
}
