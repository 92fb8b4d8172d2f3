/// One word as the text recogniser read it.
public struct Word: Codable, Sendable, Hashable {
    public var text: String
    public var box: Box
    /// From 0 (a guess) to 1 (sure), rounded to three decimals.
    public var confidence: Double
    /// True where it hangs small above the baseline, as marks behind names do; U+FFFD stands for what can't be read of
    /// such a mark. Nil for all other words, and in results of earlier versions.
    public var raised: Bool?
    /// How it is set; nil where that couldn't be measured, and in results of earlier versions.
    public var type: WordType?

    public init(text: String, box: Box, confidence: Double, raised: Bool? = nil, type: WordType? = nil) {
        self.text = text
        self.box = box
        self.confidence = confidence
        self.raised = raised
        self.type = type
    }
}
