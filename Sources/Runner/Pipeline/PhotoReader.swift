internal import Models
internal import Stages

/// Reads a photo, within this process or in a separate one. It belongs to one lane.
protocol PhotoReader {
    /// Never throws: trouble with a photo is an outcome and doesn't affect the next photo.
    func read(_ file: PhotoFile, durations: inout StageDurations) async -> PhotoOutcome
}

/// Makes the reader of a lane, on that lane; it tells there what happens beside the photos' outcomes.
typealias MakeReader = @Sendable (_ tell: @escaping @Sendable (RunNote) -> Void) -> any PhotoReader

extension PhotoChain: PhotoReader {
    init(settings: Settings, qualityPolicy: QualityPolicy, cache: ReadingCache? = nil) {
        self.init(ReadingSettings(settings, quality: qualityPolicy), cache: cache)
    }

    func read(_ file: PhotoFile, durations: inout StageDurations) async -> PhotoOutcome {
        await self(file, durations: &durations)
    }
}
