internal import Asking
internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models

/// What the commands that judge menus work with: the user's own words, history and caches, a language model.
struct JudgingTools {
    let settings: Settings
    let environment: ProcessEnvironment
    let words: [String]
    /// The program's with the user's own words, one for all that judge in a run, since reading the tables takes time.
    let knowledge: Knowledge
    /// Nil when history and caches can't be used, or aren't wanted.
    let store: Store?
    /// Why they can't be used though they are wanted, one sentence.
    let storeProblem: String?
    /// Nil when none is configured, or the network is not to be used.
    let model: LanguageModel?

    /// Opens what is available; trouble with the store is for the caller to tell of, and never ends a run.
    ///
    /// - Parameters:
    ///   - refreshes: whether nothing is taken from the caches, and they are filled anew.
    ///   - isLimited: false where nothing will be spent.
    ///   - answers: that came otherwise, by the keys of their questions.
    init(
        settings: Settings, environment: ProcessEnvironment, console: Console, refreshes: Bool = false,
        isLimited: Bool = true, answers: [String: ModelOpinion] = [:]
    ) throws(CommandFailure) {
        self.settings = settings
        self.environment = environment
        words = try KnowledgeFiles(settings, environment: environment).checkedTexts()
        knowledge = Knowledge(own: words)
        do throws(StageFailure) {
            store = try Self.openStore(settings, environment, console, refreshes ? .refresh : .on)
            storeProblem = nil
        } catch {
            store = nil
            storeProblem = "History and caches are not used in this run: \(error.message)"
        }
        let cache = settings.cache.value ? store : nil
        do throws(SettingsError) {
            model = try settings.makeLanguageModel(
                environment: environment,
                cache: answers.isEmpty ? cache : KnownAnswers(opinions: answers, cache: cache), forms: store,
                isLimited: isLimited)
        } catch {
            throw CommandFailure(message: error.message, exitCode: .badSettings)
        }
    }

    var classify: Classify {
        Classify(
            judge: Judge(knowledge: knowledge), model: model, targetLanguage: settings.targetLanguage.value)
    }

    var pendingChain: PendingChain {
        PendingChain(classify: classify, judging: Fingerprint.judging(settings, words: words))
    }

    /// Nil where the run is to leave no trace in the history.
    var history: Store? { store }

    /// Removes menus from the history that are older than the person wants to keep them, and says so.
    func applyRetention(console: Console) async {
        guard let days = settings.retention.value.days, let history else { return }
        guard let removed = try? await history.removeMenus(olderThanDays: days), removed > 0 else { return }
        console.note(
            "Removed from the history, since it is older than \(days) days: \(CountedNoun.menus(removed)). "
                + "Favourites and results stay.")
    }

    /// Puts menus that were left as they are into the history where it lacks them, and says so: those of runs that kept
    /// none, or another one. Menus whose results were moved into the folder follow them, also where no photo of them is
    /// left to be scanned.
    func catchUp(_ menus: [Store.StoredMenu], in output: FilePath, console: Console) async {
        guard let history else { return }
        let known = Set(menus)
        let moved = await history.movedResults(to: output).filter { !known.contains($0) }
        let count = await history.catchUp(menus + moved, in: output, noOlderThanDays: settings.retention.value.days)
        guard count > 0 else { return }
        console.note(
            "\(output.display): \(CountedNoun.menus(count)) of earlier runs \(count == 1 ? "was" : "were") missing from the "
                + "history, and \(count == 1 ? "is" : "are") in it now.")
    }

    /// Of what was asked for and changes nothing in this run, or can't be used.
    ///
    /// - Parameter readsStore: whether the run reads something else of the store than history and caches.
    func ineffective(_ arguments: ParsedArguments, hasProfile: Bool, readsStore: Bool = false) -> [RunNote] {
        let updates = Updates(settings, environment: environment)
        let hasUpdates = UpdateKind.allCases.contains { (try? updates?.installed($0)) != nil }
        let idle = IneffectiveOptions(
            arguments, settings, hasProfile: hasProfile, readsStore: readsStore || hasUpdates)
        return [
            storeProblem.map { RunNote(code: .noStore, message: $0) },
            idle.message.map { RunNote(code: .optionWithoutEffect, message: $0) },
        ].compactMap(\.self)
    }

    /// Tells at the end of a run what the history and the caches have to say.
    ///
    /// - Returns: the run's exit code, which is not that of success where one must be strict and menus were not kept.
    func tellOfStore(_ code: ExitCode, isStrict: Bool, _ console: Console) async -> ExitCode {
        let warnings = await store?.takeWarnings() ?? []
        console.tell(warnings)
        let isKept = warnings.allSatisfy { $0.code != WarningCode.historyNotKept.rawValue }
        return isStrict && !isKept && code == .success ? .someFailed : code
    }

    func waitingNote(for folder: FilePath, console: Console) -> WaitingNote {
        WaitingNote(
            folder: folder, settings: settings, words: words,
            locations: settings.storeLocations(environment: environment), keepsTrace: settings.history.value,
            console: console)
    }

    /// If the language model has answered in this run, finishes what waits in other folders too.
    func finishElsewhere(than folder: FilePath, console: Console) async {
        guard settings.history.value, !settings.mockData.value, let model,
            [.good, .slow].contains(model.connection.state),
            let locations = settings.storeLocations(environment: environment)
        else { return }
        await WaitingElsewhere(
            book: WaitingBook(locations), settings: settings, folder: folder, environment: environment,
            console: console
        ).finish()
    }

    /// Those that listen to every run: a person, a program where one wants to, and the run log.
    func recorders(
        of command: CommandName, console: Console, output: FilePath, remedy: String, printsEvents: Bool,
        keepsLog: Bool = true, writesReport: Bool = false
    ) -> [any RunRecorder] {
        // Who has scanned into the folder before knows what to do with it.
        let namesReport = !writesReport && FileKind.of(output.appending("index.jsonl")) == .missing
        var recorders: [any RunRecorder] = [
            ConsoleRecorder(
                console: console, output: output.display, remedy: remedy,
                next: namesReport ? "vegyscan report \(output.quotedForShell)" : nil,
                connection: model?.connection)
        ]
        if printsEvents {
            recorders.append(EventRecorder { StandardStreams.print($0.jsonLine) })
        }
        let now = Date()
        if keepsLog, settings.history.value, let runs = settings.storeLocations(environment: environment)?.runs,
            let log = try? RunLog(folder: runs, startedAt: now, pid: getpid())
        {
            log.append(RunContext(command: command, settings: settings, startedAt: now))
            recorders.append(EventRecorder(isBrief: true) { log.append($0) })
        }
        if keepsLog {
            let log = ResultsLog(output: output, startedAt: now)
            recorders.append(EventRecorder(isBrief: true) { log.append($0) })
        }
        return recorders
    }

    private static func openStore(
        _ settings: Settings, _ environment: ProcessEnvironment, _ console: Console, _ mode: CacheMode
    ) throws(StageFailure) -> Store? {
        // A run that is left out of the history leaves no trace at all outside its results; nor does one with made-up
        // answers.
        guard settings.history.value, !settings.mockData.value else { return nil }
        guard let locations = settings.storeLocations(environment: environment) else {
            console.note("No home folder is known, so nothing is kept for the next run; name one with --store.")
            return nil
        }
        return try Store.opening(locations, mode: settings.cache.value ? mode : .off)
    }
}
