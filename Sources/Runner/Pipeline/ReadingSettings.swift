internal import Models
internal import Stages

/// What steers the reading of one photo. Codable, so that another process can read it in the same way.
struct ReadingSettings: Codable, Sendable, Equatable {
    var languages: LanguageChoice
    var detector: DetectorChoice
    /// The path's bytes, which need not be UTF-8; nil for no neural engine.
    var engineFolder: [UInt8]?
    var limits: PhotoLimits
    /// Seconds for one photo.
    var deadline: Int
    var readsLocation: Bool
    var quality: QualityPolicy

    init(_ settings: Settings, quality: QualityPolicy) {
        languages = settings.languages.value
        detector = settings.detector.value
        engineFolder = settings.engineFolder.value?.bytes
        limits = settings.limits
        deadline = settings.deadline.value
        readsLocation = settings.location.value
        self.quality = quality
    }
}
