internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Outputs
internal import Pages
internal import Reading
internal import Stages

/// `vegyscan read`: the text of photos, in reading order, and nothing else.
struct ReadCommand {
    let inputs: [FilePath]
    /// The one of them that came on standard input, or nil.
    let picture: SpooledPhoto?
    let format: TextFormat
    /// Nil for standard output.
    let output: FilePath?
    /// Where the picture after each step goes, or nil.
    let steps: FilePath?
    let settings: Settings
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        let plan = Plan(photos: inputs)
        for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
        if plan.menus.isEmpty { return .noInput }
        let photos = plan.namedPhotos.map(named)
        let texts = TextsInOrder(photos, format: format, output: output)
        if let output {
            do throws(StageFailure) {
                try BundleWriter(folder: output).prepare()
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        let pictures = steps.map { StepFolder($0, keeping: photos.map(\.file.path)) }
        let lanes = PhotoLanes(
            settings: settings, steps: pictures,
            makeReader: settings.makeReaders(quality: .off, cache: nil, environment: environment),
            tell: { console.note($0.text) }, isWanted: { texts.writeFailure == nil })
        await lanes.read(photos) {
            tell($1, of: photos[$0].file, $2)
            texts.add($1, at: $0)
        }
        texts.finish()
        if let failure = texts.writeFailure {
            console.error(failure.message)
            return .cannotWrite
        }
        if let steps, let failure = pictures?.failure {
            console.error("\(steps.display): \(failure.message)")
            return .cannotWrite
        }
        return texts.failures == 0 && plan.problems.isEmpty ? .success : .someFailed
    }

    /// A picture of standard input has no name of its own.
    private func named(_ photo: NamedPhoto) -> NamedPhoto {
        guard let picture, photo.file.path == picture.path else { return photo }
        return NamedPhoto(name: "standard-input", file: PhotoFile(path: picture.path, shown: SpooledPhoto.shown))
    }

    private func tell(_ outcome: PhotoOutcome, of photo: PhotoFile, _ durations: StageDurations) {
        let name = photo.path == picture?.path ? "Standard input" : photo.path.display
        switch outcome {
        case .read(let page):
            for warning in page.warnings { console.note("\(name): \(warning.message)") }
            let stages = durations.seconds.map { "\($0.stage.rawValue) \(Int($0.seconds * 1000)) ms" }
            console.detail("\(name): \(stages.joined(separator: ", "))")
        case .rejected: break
        case .failed(_, let failure): console.error("\(name): \(failure.message)")
        }
    }
}
