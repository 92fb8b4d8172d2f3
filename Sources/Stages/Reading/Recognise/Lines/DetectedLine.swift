internal import Pages

/// A line of text as a detector found it on a sheet, not read yet.
struct DetectedLine: Sendable, Hashable {
    var quad: Quad
    /// The detector's confidence that this is text, from 0 to 1.
    var confidence: Double
    /// Whether the text is lighter than the paper; nil where the detector can't tell.
    var isLightOnDark: Bool?
    /// The number of separate letters; nil where the detector doesn't count them.
    var letters: Int?
    /// Mean difference of the letters from the paper, in grey values; nil where the detector doesn't measure it.
    var contrast: Double?

    init(
        quad: Quad, confidence: Double, isLightOnDark: Bool? = nil, letters: Int? = nil, contrast: Double? = nil
    ) {
        self.quad = quad
        self.confidence = confidence
        self.isLightOnDark = isLightOnDark
        self.letters = letters
        self.contrast = contrast
    }

    /// The line where a map takes it.
    func moved(by map: SheetTransform) -> DetectedLine {
        func moved(_ corner: SheetPoint) -> SheetPoint {
            let point = map.point(corner.x, corner.y)
            return SheetPoint(x: point.x, y: point.y)
        }
        var line = self
        line.quad = Quad(
            topLeft: moved(quad.topLeft), topRight: moved(quad.topRight), bottomRight: moved(quad.bottomRight),
            bottomLeft: moved(quad.bottomLeft))
        return line
    }

    /// The line with more room behind its end, in heights of the line.
    func lengthened(by heights: Double) -> DetectedLine {
        guard quad.width > 0 else { return self }
        let share = heights * quad.height / quad.width
        func beyond(_ from: SheetPoint, _ to: SheetPoint) -> SheetPoint {
            SheetPoint(x: to.x + (to.x - from.x) * share, y: to.y + (to.y - from.y) * share)
        }
        var line = self
        line.quad.topRight = beyond(quad.topLeft, quad.topRight)
        line.quad.bottomRight = beyond(quad.bottomLeft, quad.bottomRight)
        return line
    }

    /// Whether it has few letters, as prices and scraps of pictures have.
    var isShort: Bool { letters.map { $0 <= 5 } ?? false }
}

extension DetectedLine {
    /// How far vowel signs and dots extend above and below the letters by which lines are found, as a share of the
    /// line's height.
    private static let reach = 0.3

    /// The line with room for signs above and below its letters, where the language's script has such signs and the
    /// line was drawn tightly around its letters, as the program's own detector does.
    func withRoom(for language: String) -> DetectedLine {
        guard letters != nil, !WritingOfLanguage(language).scripts.allSatisfy(\.isAlphabetic) else { return self }
        func beyond(_ from: SheetPoint, _ to: SheetPoint) -> SheetPoint {
            SheetPoint(x: to.x + (to.x - from.x) * Self.reach, y: to.y + (to.y - from.y) * Self.reach)
        }
        var line = self
        line.quad = Quad(
            topLeft: beyond(quad.bottomLeft, quad.topLeft), topRight: beyond(quad.bottomRight, quad.topRight),
            bottomRight: beyond(quad.topRight, quad.bottomRight), bottomLeft: beyond(quad.topLeft, quad.bottomLeft))
        return line
    }
}
