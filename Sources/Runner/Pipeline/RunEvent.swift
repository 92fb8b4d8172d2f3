internal import Files
internal import Models
internal import Pages
internal import Stages

/// What happens during a run, in order. It contains no menu text, key or coordinate.
enum RunEvent: Sendable {
    case started(menus: Int, photos: Int, jobs: Int, skippedFiles: Int)
    /// An input that leads to no photo.
    case problem(path: String, message: String)
    /// How the run interpreted its input, or something unusual that was dealt with.
    case note(RunNote)
    /// A photo is now being processed; `photoFinished` follows unless the run is ended at once.
    case photoStarted(photo: String)
    case photoFinished(menu: String, page: Int, photo: FilePath, result: PhotoResult, durations: StageDurations)
    case menuFinished(MenuSummary)
    /// Menus that were found finished, all together before the first photo is read.
    case menusUnchanged([MenuSummary])
    /// The run was asked to end: photos in hand are finished, but no more are begun.
    case ending
    case finished(RunSummary)

    /// Of `ending`, as a person reads it.
    static let endingText = "Ending after what is in hand; once more ends at once."
}

enum PhotoResult: Sendable {
    case read(lines: Int)
    case rejected(advice: String)
    case failed(StageFailure)

    init(_ outcome: PhotoOutcome) {
        self =
            switch outcome {
            case .read(let page): .read(lines: page.lines.count)
            case .rejected(_, let quality): .rejected(advice: quality.reasons.map(\.advice).joined(separator: " "))
            case .failed(_, let failure): .failed(failure)
            }
    }
}

/// Something that listens to a run: the tally, the console, the event stream, the run log.
protocol RunRecorder: Sendable {
    func record(_ event: RunEvent)
}
