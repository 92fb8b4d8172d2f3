internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Models

/// Asks the language model about the dishes that still wait for it, and about nothing else.
struct FolderRetry {
    let folder: FilePath
    let settings: Settings
    let printsEvents: Bool
    let isDryRun: Bool
    let refreshes: Bool
    /// Whether to wait for another run that writes to the folder.
    let waits: Bool
    /// The recorded entry for the folder, from which the settings come; nil where somebody named them.
    var entry: WaitingBook.Entry?
    /// All ways of judging that the folder's menus may have been begun with, each of which has an entry of its own.
    var ways: Set<String> = []
    /// Answers that came by file, by the keys of their questions; then nothing is asked, and the rest waits on. Nil to ask.
    var answers: [String: ModelOpinion]?
    /// For the profile that the run is for.
    let arguments: ParsedArguments
    let console: Console
    let environment: ProcessEnvironment
    /// Of the command, which may have more folders to go to.
    let interruption: Interruption

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            _ = try StoredMenus(folder: folder).menus()
            let profile = try RunProfile(arguments: arguments, settings: settings, environment: environment)
            let lock =
                isDryRun ? nil : try await OutputFolder(folder: folder, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            let menus = try StoredMenus(folder: folder).menus()
            try settings.checkMockData(in: folder)
            let tools = try JudgingTools(
                settings: settings, environment: environment, console: console, refreshes: refreshes,
                isLimited: !isDryRun, answers: answers ?? [:])
            if !isDryRun { await tools.applyRetention(console: console) }
            let writer = BundleWriter(folder: folder)
            let judging = Fingerprint.judging(settings, words: tools.words)
            let others = entry.map { ways.subtracting([judging, $0.judging]) } ?? []
            let waiting = WaitingMenus(
                in: menus, writer: writer, judging: tools.model == nil ? nil : judging,
                alone: Fingerprint.judgingAlone(settings, words: tools.words), others: others)
            guard waiting.menus.isEmpty || tools.model != nil && (answers != nil || !settings.offline.value)
            else { throw noModel }
            if isDryRun { return await rehearse(waiting, writer, tools) }
            let note = tools.waitingNote(for: folder, console: console)
            if !waiting.menus.isEmpty {
                note.begin()
            } else if waiting.problems.isEmpty {
                console.note("\(folder.display): Nothing here waits for the LLM.")
            }
            var run = makeRun(waiting, writer, tools, profile, finishedBy: note.remedy)
            run.ineffective = tools.ineffective(
                arguments, hasProfile: profile.isForSomebody, readsStore: true)
            let summary = await run.run()
            note.end(nothingWaits: summary.leavesNothingWaiting, knowsAll: true)
            if let entry, entry.judging != judging, waiting.menus.isEmpty, waiting.problems.isEmpty {
                try? book?.remove(entry)
            }
            let isJudged = await profile.finish(menus, in: folder, words: tools.words, console: console)
            await tools.store?.saveHits()
            let code = await tools.tellOfStore(summary.exitCode, isStrict: summary.isStrict, console)
            return isJudged ? code : summary.isInterrupted ? .interrupted : .cannotWrite
        } catch {
            return console.end(error, asEvent: printsEvents)
        }
    }

    private var book: WaitingBook? { settings.storeLocations(environment: environment).map { WaitingBook($0) } }

    private var noModel: CommandFailure {
        let why =
            settings.offline.value
            ? "The network is to be left alone, so the dishes go on waiting; run it without offline."
            : settings.llmURL.value != nil && settings.activeLLM == nil
                ? "The LLM is switched off, so the dishes go on waiting; run: vegyscan settings set llm on"
                : "No LLM is configured to ask about the dishes that wait; add --llm-url and --llm-model."
        return CommandFailure(message: why, exitCode: .unavailable)
    }

    /// Reports what asking about the waiting dishes would cost.
    private func rehearse(_ waiting: WaitingMenus, _ writer: BundleWriter, _ tools: JudgingTools) async -> ExitCode {
        if let problem = tools.storeProblem { console.error(problem) }
        for problem in waiting.problems { console.error("\(problem.path): \(problem.reason)") }
        var forecast = Forecast()
        for menu in waiting.menus {
            guard let bundle = writer.existing(menu: FilePath(menu)),
                let dishes = await tools.classify.forecast(bundle.draft(of: Set(bundle.pendingDishes)))
            else { continue }
            forecast += dishes
        }
        let report = ForecastReport(
            menus: waiting.menus.count, photos: waiting.photos, unchangedMenus: 0, knownPhotos: waiting.photos,
            forecast: tools.model == nil ? nil : forecast, budget: settings.budgetInCurrency)
        guard report.print(asJSON: printsEvents) else { return .cannotWrite }
        return waiting.problems.isEmpty ? .success : .someFailed
    }

    private func makeRun(
        _ waiting: WaitingMenus, _ writer: BundleWriter, _ tools: JudgingTools, _ profile: RunProfile,
        finishedBy remedy: String
    ) -> RetryRun {
        var run = RetryRun(
            waiting: waiting, writer: writer, chain: tools.pendingChain,
            menuRecorder: MenuRecorder(
                output: folder, history: tools.history, rejudges: profile.isForSomebody),
            recorders: tools.recorders(
                of: RetryCommand.name, console: console, output: folder, remedy: remedy, printsEvents: printsEvents),
            model: tools.model,
            interruption: interruption)
        run.isStrict = arguments.has(.strict)
        return run
    }
}
