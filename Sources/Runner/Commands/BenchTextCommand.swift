internal import Files
import Foundation
import Models
internal import Outputs

/// `vegyscan bench text`: how well and how fast photos are read.
struct BenchTextCommand {
    let folder: FilePath
    /// Where texts and figures are kept, or nil.
    let output: FilePath?
    let runsBaseline: Bool
    let printsJSON: Bool
    let settings: Settings
    let environment: ProcessEnvironment
    let console: Console

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        var tesseract: TesseractProgram?
        if runsBaseline {
            tesseract = TesseractProgram(settings: settings, environment: environment)
            if tesseract == nil {
                console.error(
                    "The program tesseract isn't there or doesn't start; get it with `apt-get install tesseract-ocr`.")
                return .unavailable
            }
        }
        let truth: TruthFolder
        do throws(StageFailure) {
            truth = try TruthFolder(folder)
        } catch {
            console.error("\(folder.display): \(error.message)")
            return .noInput
        }
        for problem in truth.problems { console.error("\(problem.path.display): \(problem.message)") }
        guard !truth.photos.isEmpty else {
            console.error(
                "\(folder.display): No photo here has a transcription beside it; name it like the photo and end it "
                    + "with .gt.txt.")
            return .noInput
        }
        do throws(StageFailure) {
            try BenchOutput(folder: output, truth: folder).prepare()
        } catch {
            console.error("\(BenchOutput(folder: output, truth: folder).name): \(error.message)")
            return .cannotWrite
        }
        return await finish(truth, tesseract)
    }

    private func finish(_ truth: TruthFolder, _ tesseract: TesseractProgram?) async -> ExitCode {
        let result = await TextBench(truth: truth, settings: settings, tesseract: tesseract, tell: console.tell).run()
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(result.report) else {
            console.error("The figures could not be written as JSON; please report this.")
            return .internalError
        }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        do throws(StageFailure) {
            try keep(result, json, of: truth.photos)
        } catch {
            console.error("\(BenchOutput(folder: output, truth: folder).name): \(error.message)")
            return .cannotWrite
        }
        guard StandardStreams.print(printsJSON ? json : TextBenchTable(report: result.report).text) else {
            return .cannotWrite
        }
        return result.report.run.failed == 0 && truth.problems.isEmpty ? .success : .someFailed
    }

    private func keep(_ result: TextBench.Result, _ json: String, of photos: [NamedPhoto]) throws(StageFailure) {
        guard let output else { return }
        for (photo, text) in zip(photos, result.texts) { try TextWriter(folder: output).write(text, name: photo.name) }
        let baseline = TextWriter(folder: output.appending("tesseract"))
        for (photo, text) in zip(photos, result.baselineTexts) { try baseline.write(text, name: photo.name) }
        try AtomicFile.write(Array(json.utf8), to: output.appending("report.json"))
    }
}
