internal import Files
import Foundation
import Models
internal import Stages

/// `vegyscan bench marks`: whether what is printed about allergens reaches its dish.
struct BenchMarksCommand {
    let folder: FilePath
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    func run() async -> ExitCode {
        let truth: DishTruthFolder
        do throws(StageFailure) {
            try settings.checkReading()
            truth = try DishTruthFolder(folder)
        } catch {
            console.error("\(folder.display): \(error.message)")
            return error.code == .unreadable ? .noInput : .unavailable
        }
        for problem in truth.problems { console.error("\(problem.path.display): \(problem.message)") }
        guard truth.truths.joined().contains(where: { $0.allergens != nil }) else {
            console.error(
                "\(folder.display): No photo here has a list of dishes with allergens beside it; see "
                    + "vegyscan bench marks --help.")
            return .noInput
        }
        let result = await DishBench(truth: truth, settings: settings, layoutOnly: false, tell: console.tell).run()
        let index = MarkIndex(folder.appending("index.json"))
        var report = MarkBenchReport(failed: result.report.run?.failed ?? 0)
        for ((photo, wanted), bundle) in zip(zip(truth.photos, truth.truths), result.bundles) {
            report.add(MarkTally(wanted, bundle), photo: photo.name, index[photo.file.path.lastComponent.display])
        }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else {
            console.error("The figures could not be written as JSON; please report this.")
            return .internalError
        }
        let text = printsJSON ? String(decoding: data, as: UTF8.self) + "\n" : report.text
        guard StandardStreams.print(text) else { return .cannotWrite }
        return report.failed == 0 && truth.problems.isEmpty ? .success : .someFailed
    }
}
