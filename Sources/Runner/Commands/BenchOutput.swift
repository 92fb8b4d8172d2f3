internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Pages
internal import Stages

/// Where a bench writes its figures and the material they are about.
struct BenchOutput {
    /// Nil to keep nothing.
    let folder: FilePath?
    /// The folder of the right answers; nothing is written there.
    let truth: FilePath

    /// For messages: the folder that a failure is about.
    var name: String { (folder ?? truth).display }

    /// - Throws: `cannot_write`.
    func prepare() throws(StageFailure) {
        guard let folder else { return }
        // Files named after photos might overwrite the answers.
        guard FileIdentity(of: folder) != FileIdentity(of: truth) else {
            throw StageFailure(
                .persist, .cannotWrite, "This is the folder of the right answers; choose another one for the results.")
        }
        try BundleWriter(folder: folder).prepare()
    }

    /// The right answers, after what is wrong with them was told and the folder for results prepared.
    ///
    /// - Parameters:
    ///   - open: reads the folder of the answers.
    ///   - lacks: what its message says where `isEnough` refuses the answers.
    func answers<Answers: RightAnswers>(
        _ open: (FilePath) throws(StageFailure) -> Answers, _ console: Console,
        isEnough: (Answers) -> Bool = { !$0.photos.isEmpty }, lacks: String
    ) throws(CommandFailure) -> Answers {
        let answers: Answers
        do throws(StageFailure) {
            answers = try open(truth)
        } catch {
            throw CommandFailure(message: "\(truth.display): \(error.message)", exitCode: .noInput)
        }
        for problem in answers.problems { console.error("\(problem.path.display): \(problem.message)") }
        guard isEnough(answers) else {
            throw CommandFailure(message: "\(truth.display): \(lacks)", exitCode: .noInput)
        }
        do throws(StageFailure) {
            try prepare()
        } catch {
            throw CommandFailure(message: "\(name): \(error.message)", exitCode: .cannotWrite)
        }
        return answers
    }

    /// Keeps figures as `report.json` with what `keep` adds beside them, where there is a folder, and prints them: as JSON,
    /// or else as the table.
    ///
    /// - Parameters:
    ///   - items: the same figures one by one, for `bench compare`.
    ///   - files: what was scored against what.
    /// - Returns: false when nobody reads them any more.
    func publish(
        _ report: some BenchReport, items: BenchItems, of files: [FilePath], asJSON: Bool,
        table: @autoclosure () -> String, keep: (FilePath) throws(StageFailure) -> Void
    ) throws(CommandFailure) -> Bool {
        guard asJSON || folder != nil else { return StandardStreams.print(table()) }
        let json = try Self.json(report, items, files)
        do throws(StageFailure) {
            if let folder {
                try keep(folder)
                try AtomicFile.write(Array(json.utf8), to: folder.appending("report.json"))
            }
        } catch {
            throw CommandFailure(message: "\(name): \(error.message)", exitCode: .cannotWrite)
        }
        return StandardStreams.print(asJSON ? json : table())
    }

    /// Prints figures: as JSON, or else as the table.
    ///
    /// - Parameter files: empty where the bench makes its own data.
    static func publish(
        _ report: some BenchReport, items: BenchItems, of files: [FilePath], asJSON: Bool,
        table: @autoclosure () -> String
    ) throws(CommandFailure) -> Bool {
        StandardStreams.print(asJSON ? try json(report, items, files) : table())
    }

    /// The report with its stamp and items.
    static func json(
        _ report: some BenchReport, _ items: BenchItems, _ files: [FilePath]
    ) throws(CommandFailure) -> String {
        let stamp = BenchStamp(data: files.isEmpty ? nil : BenchData(files))
        let stamped = StampedReport(report: report, stamp: stamp, items: items)
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(stamped) else {
            throw CommandFailure(
                message: "The figures could not be written as JSON; please report this.", exitCode: .internalError)
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

/// Photos of a folder that has right answers for them.
protocol RightAnswers {
    /// In natural order of their names.
    var photos: [NamedPhoto] { get }
    /// Answers that can't be used, with the reason.
    var problems: [Plan.Problem] { get }
    /// The photos and their answers.
    var files: [FilePath] { get }
}

extension TruthFolder: RightAnswers {}
extension DishTruthFolder: RightAnswers {}

extension Console {
    /// The exit code of work, whose failure is told.
    func telling(_ work: () async throws(CommandFailure) -> ExitCode) async -> ExitCode {
        do throws(CommandFailure) {
            return try await work()
        } catch {
            self.error(error.message)
            return error.exitCode
        }
    }

    /// What became of a photo, as a bench tells it.
    func tell(_ photo: NamedPhoto, _ outcome: PhotoOutcome, _ durations: StageDurations) {
        switch outcome {
        case .read(let page):
            for warning in page.warnings { note("\(photo.file.path.display): \(warning.message)") }
            detail("\(photo.file.path.display): \(Int(durations.total * 1000)) ms")
        case .rejected: break
        case .failed(_, let failure): error("\(photo.file.path.display): \(failure.message)")
        }
    }
}
