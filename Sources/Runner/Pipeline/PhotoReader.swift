internal import Models
internal import Stages

/// Makes a photo's text: within this process, or in one of its own. Belongs to one lane.
protocol PhotoReader {
    /// Never throws: trouble with a photo is an outcome, and the next photo is not concerned.
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
