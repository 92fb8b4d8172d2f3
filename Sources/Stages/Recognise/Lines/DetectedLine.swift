/// A line of text as a detector found it on a sheet, not read yet.
struct DetectedLine: Sendable, Hashable {
    var quad: Quad
    /// How sure the detector is that this is text, from 0 to 1.
    var confidence: Double
    /// Whether the text is lighter than the paper; nil where the detector can't tell.
    var isLightOnDark: Bool?

    init(quad: Quad, confidence: Double, isLightOnDark: Bool? = nil) {
        self.quad = quad
        self.confidence = confidence
        self.isLightOnDark = isLightOnDark
    }
}
