/// A line of text as a detector found it on a sheet, not read yet.
struct DetectedLine: Sendable, Hashable {
    var quad: Quad
    /// How sure the detector is that this is text, from 0 to 1.
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

    /// Whether it has few letters, as prices have and as scraps of pictures seem to have.
    var isShort: Bool { letters.map { $0 <= 5 } ?? false }
}
