internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Models

/// `vegyscan ask import`: a provider's answers to batch files.
struct AskImportCommand: Command {
    static let name: CommandName = "ask import"
    static let description = CommandDescription(
        name: name,
        summary: "take a provider's answers to batch files",
        discussion: [
            """
            Takes files of answers as OpenAI's, vLLM's or Anthropic's batches give them, in any order, in parts, late \
            or twice. Each answer is checked as a live one is and kept in the same cache; then the menus that waited \
            for it are finished, without a network. What has no usable answer goes on waiting: the next ask export, or \
            vegyscan retry, asks about it.
            """,
            """
            The questions are looked for beside the answers and in the folders that ask export wrote to; --batch names \
            one that was moved.
            """,
        ],
        operand: OperandDescription(name: "FILE", kind: .file, help: "A file of answers.", isRepeatable: true),
        options: [
            .value(.batch, nil, "BATCH", .folder, .input, "The folder that ask export wrote to."),
            .quiet, .verbose, .store,
        ],
        examples: [
            Example("vegyscan ask import answers-1.jsonl answers-2.jsonl", meaning: "Take two files of answers.")
        ])

    let intake: CommandIntake
    let files: [FilePath]
    private var console: Console { intake.console }

    init(_ intake: CommandIntake) {
        self.intake = intake
        files = intake.arguments.paths
    }

    /// What came of a file, or of all.
    private struct Tally {
        /// By the keys of their questions.
        var opinions: [String: ModelOpinion] = [:]
        /// The folders of results that wait for them.
        var results: Set<FilePath> = []
        /// Dishes asked about in answers that were read, without a usable opinion.
        var unusable = 0
        /// Requests that the service reports as failed.
        var failed = 0
        /// Answers to requests of which nothing is known.
        var unknown = 0
        var badLines: [Int] = []

        var isWhole: Bool { unusable == 0 && failed == 0 && unknown == 0 && badLines.isEmpty }
    }

    func run() async -> ExitCode {
        await console.telling { () throws(CommandFailure) in
            let settings = try intake.resolveSettings()
            let locations = settings.storeLocations(environment: intake.environment)
            guard settings.history.value, settings.cache.value, let locations else {
                throw CommandFailure(
                    message: "Answers are kept in the caches, which are switched off; run it without no-cache and "
                        + "no-history.", exitCode: .usage)
            }
            let store: Store
            do throws(StageFailure) {
                store = try Store.opening(locations, mode: .on)
            } catch {
                throw CommandFailure(message: error.message, exitCode: .cannotWrite)
            }
            let folders =
                [intake.arguments.path(.batch)].compactMap(\.self) + files.map { $0.absolute.parent }
                + AskedBook(locations).folders
            var code = ExitCode.success
            for file in files {
                let tally = try await take(file, Self.distinct(folders), store)
                console.tell(await store.takeWarnings())
                tell(tally, of: file)
                if code == .success, !tally.isWhole { code = .someFailed }
                for folder in tally.results.sorted() {
                    let finished = try await finish(folder, tally.opinions)
                    if finished == .interrupted { return finished }
                    if code == .success { code = finished }
                }
            }
            return code
        }
    }

    private static func distinct(_ folders: [FilePath]) -> [FilePath] {
        var seen: Set<FilePath> = []
        return folders.filter { seen.insert($0.place).inserted }
    }

    private func take(
        _ file: FilePath, _ folders: [FilePath], _ store: Store
    ) async throws(CommandFailure) -> Tally {
        guard let bytes = SmallFile.bytes(of: file, limit: 1 << 30) else {
            throw CommandFailure(
                message: "\(file.display): This must be a readable file of JSON lines, of at most 1 GiB.",
                exitCode: .noInput)
        }
        var tally = Tally()
        var answers: [String: BatchAnswer] = [:]
        for (number, line) in JSONLines(bytes) {
            if let answer = BatchAnswer(line) {
                // Of one that was tried again, the answer counts.
                if answer.isThere || answers[answer.id] == nil { answers[answer.id] = answer }
            } else {
                tally.badLines.append(number)
            }
        }
        var seen: Set<String> = []
        for folder in folders {
            let batch = BatchFolder(folder: folder)
            var answered: [AnsweredQuestion] = []
            var taken: [String] = []
            let isWhole = batch.read { stored in
                guard let answer = answers[stored.question.id] else { return }
                taken.append(answer.id)
                tally.results.insert(stored.results)
                // Counted once, however many results wait for it.
                guard seen.insert(answer.id).inserted else { return }
                guard answer.isThere else {
                    tally.failed += 1
                    return
                }
                let found = stored.question.answered(by: answer)
                answered += found
                tally.unusable += stored.question.keys.count - found.count
            }
            if !isWhole { console.error("\(folder.display): Some of the questions here can't be read.") }
            for one in answered { tally.opinions[one.question.key] = one.opinion }
            await store.keep(answered)
            do throws(StageFailure) {
                // Once the answers are kept: a question may be asked twice rather than never.
                try batch.note(taken)
            } catch {
                throw CommandFailure(message: "\(folder.display): \(error.message)", exitCode: .cannotWrite)
            }
        }
        tally.unknown = answers.count - seen.count
        return tally
    }

    private func tell(_ tally: Tally, of file: FilePath) {
        console.note("\(file.display): Answers about \(CountedNoun.dishes(tally.opinions.count)).")
        var rest: [String] = []
        if tally.unusable > 0 { rest.append("\(CountedNoun.dishes(tally.unusable)) without a usable answer") }
        if tally.failed > 0 { rest.append("\(CountedNoun(tally.failed, "request").text) that failed") }
        if !rest.isEmpty {
            console.error("\(file.display): These go on waiting: \(rest.joined(separator: ", ")).")
        }
        if tally.unknown > 0 {
            console.error(
                "\(file.display): Answers to questions that are not known here: \(tally.unknown). Name the folder of "
                    + "the questions with --batch.")
        }
        if let line = tally.badLines.first {
            console.error(
                "\(file.display): Lines that are no answers were passed over: \(tally.badLines.count); the first is "
                    + "line \(line).")
        }
    }

    /// Finishes what waited in a folder for these answers.
    private func finish(_ folder: FilePath, _ opinions: [String: ModelOpinion]) async throws(CommandFailure) -> ExitCode
    {
        guard FileKind.of(folder) == .folder else {
            console.error(
                "\(folder.display): The results aren't there any more; the answers are kept for a new scan.")
            return .someFailed
        }
        let ways = try AskedSettings.all(in: folder, intake)
        let judgings = Set(ways.compactMap(\.entry?.judging))
        var worst = ExitCode.success
        for way in ways {
            let code = await FolderRetry(
                folder: folder, settings: way.settings, printsEvents: false, isDryRun: false, refreshes: false,
                waits: false, entry: way.entry, ways: judgings, answers: opinions,
                arguments: intake.arguments, console: console, environment: intake.environment,
                interruption: Interruption()
            ).run()
            if code == .interrupted { return code }
            if worst == .success { worst = code }
        }
        return worst
    }
}

extension OptionName {
    static let batch = OptionName("batch")
}
