internal import Files
internal import Models
internal import Outputs
internal import Stages

/// Of `--engine`, `--texts` and `--command`.
extension BenchTextCommand {
    /// Several readings side by side; the texts of each that read here are kept in a folder of its name.
    func compare(_ truth: TruthFolder, _ output: BenchOutput) async throws(CommandFailure) -> ExitCode {
        let contest = TextContest(truth: truth, settings: settings, environment: environment, tell: console.tell)
        var contenders: [Contender] = []
        // Folders come first: a name that is wrong is told before minutes of reading.
        var others: [Contender] = []
        for folder in textFolders {
            do throws(StageFailure) {
                others.append(try contest.contender(textsIn: folder))
            } catch {
                throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .noInput)
            }
        }
        do throws(StageFailure) {
            for engine in engines { try contest.check(engine) }
            for engine in engines { contenders.append(try await contest.contender(engine)) }
        } catch {
            throw CommandFailure(message: error.message, exitCode: .unavailable)
        }
        for command in commands {
            let contender = await contest.contender(command)
            for (photo, text) in zip(truth.photos, contender.texts) where text == nil {
                console.error("\(photo.file.path.display): \(command.name) failed; it counts as without any text.")
            }
            contenders.append(contender)
        }
        contenders = Contender.namedApart(contenders + others)
        let report = ContestReport(contenders, of: truth)
        let isPrinted = try output.publish(
            report, items: .contest(truth, contenders), of: truth.files, asJSON: printsJSON,
            table: ContestTable(report: report).text
        ) { (folder) throws(StageFailure) in
            for contender in contenders where contender.seconds != nil {
                let writer = TextWriter(folder: folder.appending(contender.name))
                for (photo, text) in zip(truth.photos, contender.texts) {
                    try writer.write(text ?? "", name: photo.name)
                }
            }
        }
        guard isPrinted else { return .cannotWrite }
        return contenders.allSatisfy { $0.failed == 0 } && truth.problems.isEmpty ? .success : .someFailed
    }
}
