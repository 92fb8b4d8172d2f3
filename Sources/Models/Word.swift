/// One word as the text recogniser read it.
public struct Word: Codable, Sendable, Hashable {
    public var text: String
    public var box: Box
    /// From 0 (a guess) to 1 (sure), rounded to three decimals.
    public var confidence: Double

    public init(text: String, box: Box, confidence: Double) {
        self.text = text
        self.box = box
        self.confidence = confidence
    }
}
