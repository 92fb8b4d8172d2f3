internal import Files
internal import Foundation
internal import Models
internal import Outputs

/// Of `--engine` and `--texts`.
extension BenchTextCommand {
    /// Several readings side by side.
    func compare(_ truth: TruthFolder) async -> ExitCode {
        let contest = TextContest(truth: truth, settings: settings, environment: environment, tell: console.tell)
        var contenders: [Contender] = []
        // Folders come first: a name that is wrong is told before minutes of reading.
        var others: [Contender] = []
        for folder in textFolders {
            do throws(StageFailure) {
                others.append(try contest.contender(textsIn: folder))
            } catch {
                console.error("\(folder.display): \(error.message)")
                return .noInput
            }
        }
        do throws(StageFailure) {
            for engine in engines { try contest.check(engine) }
            for engine in engines { contenders.append(try await contest.contender(engine)) }
        } catch {
            console.error(error.message)
            return .unavailable
        }
        contenders += others
        let report = ContestReport(contenders, of: truth)
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else { return .internalError }
        let json = String(decoding: data, as: UTF8.self) + "\n"
        do throws(StageFailure) {
            try keep(contenders, json, of: truth.photos)
        } catch {
            console.error("\(BenchOutput(folder: output, truth: folder).name): \(error.message)")
            return .cannotWrite
        }
        guard StandardStreams.print(printsJSON ? json : ContestTable(report: report).text) else {
            return .cannotWrite
        }
        return contenders.allSatisfy { $0.failed == 0 } && truth.problems.isEmpty ? .success : .someFailed
    }

    /// The texts of each that read here, in a folder of its name.
    private func keep(
        _ contenders: [Contender], _ json: String, of photos: [NamedPhoto]
    ) throws(StageFailure) {
        guard let output else { return }
        for contender in contenders where contender.seconds != nil {
            let writer = TextWriter(folder: output.appending(contender.name))
            for (photo, text) in zip(photos, contender.texts) { try writer.write(text ?? "", name: photo.name) }
        }
        try AtomicFile.write(Array(json.utf8), to: output.appending("report.json"))
    }
}
