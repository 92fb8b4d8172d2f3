internal import Files
internal import Stages

extension ReadingSettings {
    init(_ settings: Settings, quality: QualityPolicy) {
        self.init(
            languages: settings.languages.value, detector: settings.detector.value,
            engineFolder: settings.engineFolder.value?.bytes, limits: settings.limits,
            deadline: settings.deadline.value, readsLocation: settings.location.value, quality: quality)
    }
}
