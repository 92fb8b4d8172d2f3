/// What was done to a photo before reading it; nothing done is the usual answer.
public struct Straightening: Codable, Sendable, Hashable {
    /// Clockwise quarter turns that bring the text upright, 0 to 3.
    public var quarterTurns: Int
    /// Degrees by which the text lines ran downhill (clockwise positive) before they were levelled.
    public var skew: Double
    /// Whether a page seen at an angle was flattened.
    public var perspective: Bool
    /// Whether light text on dark was turned into dark on light.
    public var inverted: Bool
    /// Whether uneven light was evened out.
    public var evened: Bool
    /// Pixels of the sheet that was read per pixel of the upright photo.
    public var scale: Double

    public init(
        quarterTurns: Int = 0, skew: Double = 0, perspective: Bool = false, inverted: Bool = false,
        evened: Bool = false, scale: Double = 1
    ) {
        self.quarterTurns = quarterTurns
        self.skew = skew
        self.perspective = perspective
        self.inverted = inverted
        self.evened = evened
        self.scale = scale
    }

    enum CodingKeys: String, CodingKey {
        case skew, perspective, inverted, evened, scale
        case quarterTurns = "quarter_turns"
    }
}
