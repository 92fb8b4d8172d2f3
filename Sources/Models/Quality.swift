/// How well a photo can be read, judged before reading it.
public struct Quality: Codable, Sendable, Hashable {
    /// Mean grey value, 0 (black) to 1 (white).
    public var brightness: Double
    /// Spread between the 5th and the 95th percentile of grey values, 0 to 1: around the text where there is some.
    public var contrast: Double
    /// Standard deviation of the Laplacian, in grey values (0 to 255 scale), of the picture at reading size.
    public var sharpness: Double
    /// Share of pixels that are pure white in a picture that is not a white page, 0 to 1.
    public var glare: Double
    /// The text's usual x-height in pixels of the upright photo, or nil when no text was found.
    public var xHeight: Double?
    public var reasons: [QualityReason]

    public init(
        brightness: Double, contrast: Double, sharpness: Double, glare: Double, xHeight: Double? = nil,
        reasons: [QualityReason] = []
    ) {
        self.brightness = brightness
        self.contrast = contrast
        self.sharpness = sharpness
        self.glare = glare
        self.xHeight = xHeight
        self.reasons = reasons
    }

    enum CodingKeys: String, CodingKey {
        case brightness, contrast, sharpness, glare, reasons
        case xHeight = "x_height"
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(brightness, forKey: .brightness)
        try container.encode(contrast, forKey: .contrast)
        try container.encode(sharpness, forKey: .sharpness)
        try container.encode(glare, forKey: .glare)
        try container.encode(xHeight, forKey: .xHeight)
        try container.encode(reasons, forKey: .reasons)
    }
}

/// Why a photo may read badly, with what a person can do about it.
public struct QualityReason: Codable, Sendable, Hashable {
    public var code: QualityCode
    /// One short sentence of advice, such as "Too dark – use more light."
    public var advice: String

    public init(code: QualityCode, advice: String) {
        self.code = code
        self.advice = advice
    }
}

public enum QualityCode: String, Codable, Sendable, CaseIterable {
    case blur
    case tooDark = "too_dark"
    case overexposed
    case glare
    case lowContrast = "low_contrast"
    case smallText = "small_text"
    case extremePerspective = "extreme_perspective"
}
