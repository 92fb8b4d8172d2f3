internal import Files
import Foundation
internal import Library
import Models
internal import Stages

/// `vegyscan bench dishes`: how well dishes, prices and marks are found.
struct BenchDishesCommand {
    let folder: FilePath
    /// Another program's dishes, or nil to scan the photos.
    let dishes: FilePath?
    /// Where bundles and figures are kept, or nil.
    let output: FilePath?
    let layoutOnly: Bool
    let printsJSON: Bool
    let settings: Settings
    let console: Console

    func run() async -> ExitCode {
        if dishes == nil {
            do throws(StageFailure) {
                try settings.checkReading()
            } catch {
                console.error(error.message)
                return .unavailable
            }
        }
        let truth: DishTruthFolder
        do throws(StageFailure) {
            truth = try DishTruthFolder(folder)
        } catch {
            console.error("\(folder.display): \(error.message)")
            return .noInput
        }
        for problem in truth.problems { console.error("\(problem.path.display): \(problem.message)") }
        guard !truth.photos.isEmpty else {
            console.error(
                "\(folder.display): No photo here has a list of dishes beside it; name it like the photo and end it "
                    + "with \(DishTruthFolder.ending).")
            return .noInput
        }
        do throws(StageFailure) {
            try BenchOutput(folder: output, truth: folder).prepare()
        } catch {
            console.error("\(BenchOutput(folder: output, truth: folder).name): \(error.message)")
            return .cannotWrite
        }
        guard let dishes else { return await scan(truth) }
        return score(dishes, against: truth)
    }

    private func scan(_ truth: DishTruthFolder) async -> ExitCode {
        let result = await DishBench(truth: truth, settings: settings, layoutOnly: layoutOnly, tell: console.tell).run()
        let isWhole = result.report.run?.failed == 0 && truth.problems.isEmpty
        return finish(result, of: truth.photos, isWhole: isWhole)
    }

    private func score(_ file: FilePath, against truth: DishTruthFolder) -> ExitCode {
        guard let foreign = ForeignDishes(file) else {
            console.error("\(file.display): This must be a readable file of JSON lines, of at most 64 MiB.")
            return .noInput
        }
        let known = Set(truth.photos.map { $0.file.path.lastComponent.display })
        let unknown = foreign.dishes.keys.filter { !known.contains($0) }.count
        if unknown > 0 {
            console.note("\(file.display): Photos without a list of dishes were passed over: \(unknown).")
        }
        if let line = foreign.badLines.first {
            console.error(
                "\(file.display): Lines that are no JSON object with a photo and a name were passed over: "
                    + "\(foreign.badLines.count); the first is line \(line).")
        }
        return finish(
            DishBench.score(foreign, against: truth), of: truth.photos,
            isWhole: foreign.badLines.isEmpty && truth.problems.isEmpty)
    }

    private func finish(_ result: DishBench.Result, of photos: [NamedPhoto], isWhole: Bool) -> ExitCode {
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(result.report) else {
            console.error("The figures could not be written as JSON; please report this.")
            return .internalError
        }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        do throws(StageFailure) {
            try keep(result, json, of: photos)
        } catch {
            console.error("\(BenchOutput(folder: output, truth: folder).name): \(error.message)")
            return .cannotWrite
        }
        guard StandardStreams.print(printsJSON ? json : DishBenchTable(report: result.report).text) else {
            return .cannotWrite
        }
        return isWhole ? .success : .someFailed
    }

    private func keep(_ result: DishBench.Result, _ json: String, of photos: [NamedPhoto]) throws(StageFailure) {
        guard let output else { return }
        let writer = BundleWriter(folder: output)
        for (photo, bundle) in zip(photos, result.bundles) {
            try writer.write(bundle, menu: FilePath(photo.name))
        }
        for (photo, matches) in zip(photos, result.matches) {
            guard let data = try? JSONEncoder.bundle(pretty: true).encode(matches) else { continue }
            try AtomicFile.write(Array(data) + [0x0A], to: output.appending(photo.name + ".matches.json"))
        }
        try AtomicFile.write(Array(json.utf8), to: output.appending("report.json"))
    }
}
