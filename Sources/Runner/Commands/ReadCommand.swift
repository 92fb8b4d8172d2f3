internal import Foundation
internal import Models
internal import Stages

/// `vegyscan read`: the text of photos, in reading order, and nothing else.
struct ReadCommand {
    let inputs: [FilePath]
    /// Nil for standard output.
    let output: FilePath?
    let settings: Settings
    let console: Console

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
        let photos = plan.menus.flatMap(\.pages)
        let texts = TextsInOrder(names: plan.menus.map(\.folder), output: output, separates: photos.count > 1)
        if let output {
            do throws(StageFailure) {
                try BundleWriter(folder: output).prepare()
            } catch {
                console.error("\(output.display): \(error.message)")
                return .cannotWrite
            }
        }
        await read(photos, into: texts)
        if let failure = texts.writeFailure {
            console.error(failure.message)
            return .cannotWrite
        }
        return texts.failures == 0 && plan.problems.isEmpty ? .success : .someFailed
    }

    private func read(_ photos: [PhotoFile], into texts: TextsInOrder) async {
        let next = NextPhoto(count: photos.count)
        await withTaskGroup(of: Void.self) { lanes in
            for number in 0..<settings.lanes(photos: photos.count) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let chain = PhotoChain(settings: settings, qualityPolicy: .off)
                    while texts.writeFailure == nil, let index = next.take() {
                        var durations = StageDurations()
                        let outcome = await chain(photos[index], durations: &durations)
                        tell(outcome, of: photos[index], durations)
                        texts.add(outcome, at: index)
                    }
                }
            }
        }
    }

    private func tell(_ outcome: PhotoOutcome, of photo: PhotoFile, _ durations: StageDurations) {
        switch outcome {
        case .read(let page):
            for warning in page.warnings { console.note("\(photo.path.display): \(warning.message)") }
            let stages = durations.seconds.map { "\($0.stage.rawValue) \(Int($0.seconds * 1000)) ms" }
            console.detail("\(photo.path.display): \(stages.joined(separator: ", "))")
        case .rejected: break
        case .failed(_, let failure): console.error("\(photo.path.display): \(failure.message)")
        }
    }
}
