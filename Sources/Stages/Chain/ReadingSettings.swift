public import Reading

/// What steers the reading of one photo. Codable, so that another process can read it in the same way.
public struct ReadingSettings: Codable, Sendable, Equatable {
    public var languages: LanguageChoice
    public var detector: DetectorChoice
    /// The path's bytes, which need not be UTF-8; nil for no neural engine.
    public var engineFolder: [UInt8]?
    public var limits: PhotoLimits
    /// Seconds for one photo.
    public var deadline: Int
    public var readsLocation: Bool
    public var quality: QualityPolicy

    public init(
        languages: LanguageChoice = .automatic, detector: DetectorChoice = .automatic, engineFolder: [UInt8]? = nil,
        limits: PhotoLimits = PhotoLimits(), deadline: Int = 120, readsLocation: Bool = true,
        quality: QualityPolicy = .warn
    ) {
        self.languages = languages
        self.detector = detector
        self.engineFolder = engineFolder
        self.limits = limits
        self.deadline = deadline
        self.readsLocation = readsLocation
        self.quality = quality
    }
}
