internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading

/// `vegyscan retry`: in a folder that is named, or wherever something is known to wait.
struct RetryCommand: Command {
    static let name: CommandName = "retry"
    static let description = CommandDescription(
        name: name,
        summary: "finish menus that still wait for the LLM",
        discussion: [
            """
            Looks for bundles below DIR with dishes that the LLM was to be asked about and did not answer: it was \
            away, or the budget was used up. Only these dishes are asked about; no photo is needed, and all else in a \
            bundle stays as it is. Photos that could not be read are named: scan those again.
            """,
            """
            Without DIR it goes to every folder where something is known to wait, or where the history knows results \
            that wait. Dishes are asked about with the \
            address, model and target language that the scan had: these are kept, the key never is. Options given here \
            win. A bundle that was judged with another model or target language, or by another version of this \
            program, is named and left alone: scan its photos again. After a scan with --no-history or --guest nothing \
            is kept: name DIR and the model. Results that were moved, copied or merged are known by how they were to \
            be judged; where no list of this machine knows it, they say themselves whom to ask, which is believed of a \
            service on this machine and of the one in the settings.
            """,
        ],
        operand: OperandDescription(
            name: "DIR", kind: .folder, help: "The folder that a scan put its results in; none for all that wait.",
            isRequired: false),
        options: [
            .flag(.json, nil, .output, "Print one JSON object per event on standard output."),
            .flag(.dryRun, nil, .output, "Ask and write nothing; print what asking the LLM would cost."),
            .profile, .guest, .reasons, .wait, .strict, .quiet, .verbose, .targetLanguage, .knowledge,
        ] + .languageModel + [.offline] + .storage,
        examples: [
            Example("vegyscan retry", meaning: "Finish what waits in any folder."),
            Example("vegyscan retry results", meaning: "Finish what an earlier scan left open."),
            Example("vegyscan retry results --dry-run", meaning: "See what that would cost."),
            Example("vegyscan retry results --budget 0.10", meaning: "Finish it for at most that much."),
        ])
    static let printsEvents = true

    let intake: CommandIntake
    let settings: Settings
    private var arguments: ParsedArguments { intake.arguments }
    private var console: Console { intake.console }

    init(_ intake: CommandIntake) throws(CommandFailure) {
        self.intake = intake
        settings = try intake.resolveSettings()
    }

    func run() async -> ExitCode {
        let code = await retry(settings)
        await intake.catchUp(settings, after: code)
        return code
    }

    private func retry(_ settings: Settings) async -> ExitCode {
        let book = settings.storeLocations(environment: intake.environment).map { WaitingBook($0) }
        let known = book?.entries ?? []
        guard let folder = arguments.paths.first else {
            if let book, book.isDamaged {
                console.note(
                    "\(book.path.display): The list of what waits for the LLM can't be read; where the history knows "
                        + "results, it is found all the same.")
            }
            let unnoted = await unnoted(known)
            if known.isEmpty, unnoted.isEmpty { console.note("Nothing is known to wait for the LLM.") }
            let code = await retry(known, asking: settings.activeLLM)
            return code == .interrupted ? code : await retry(unnoted, settings, after: code)
        }
        let entries =
            known.filter { Array($0.folder.utf8) == folder.place.bytes }
            + MovedWaiting(folder: folder, known: known).entries
        if entries.isEmpty, !arguments.has(.llmURL), !settings.mockData.value,
            let told = WaitingInFolder(folder: folder).entry(trusting: settings.activeLLM)
        {
            // Without a service of its own, this run has no key that is meant for that one.
            return await retry([told], asking: settings.activeLLM ?? "")
        }
        // A person who names an address says whom to ask.
        return arguments.has(.llmURL) || settings.mockData.value || entries.isEmpty
            ? await retry(folder, settings) : await retry(entries, asking: settings.activeLLM)
    }

    /// The folders that the history knows, in which something waits though the list of what waits doesn't have them.
    private func unnoted(_ known: [WaitingBook.Entry]) async -> [FilePath] {
        guard let locations = settings.storeLocations(environment: intake.environment), locations.hasHistory,
            let store = try? Store.opening(locations, mode: .off)
        else { return [] }
        let entries = (try? await store.menus(HistoryFilter())) ?? []
        console.tell(await store.takeWarnings())
        let noted = Set(known.map { Array($0.folder.utf8) })
        return Set(entries.compactMap(\.outputFolder)).sorted().filter { folder in
            !noted.contains(folder.place.bytes)
                && BundleIndex(folder: folder).load().contains { line in
                    line.codes.contains(WarningCode.modelFailed.rawValue)
                        && FileKind.of(BundleWriter(folder: folder).file(ofMenu: FilePath(line.menu))) == .file
                }
        }
    }

    /// Retries folders of which nobody knows with which service they were begun: with that of this run's settings.
    ///
    /// - Parameter code: of what came before.
    private func retry(_ folders: [FilePath], _ settings: Settings, after code: ExitCode) async -> ExitCode {
        var worst = code
        for folder in folders {
            console.note("\(folder.display):")
            guard settings.activeLLM != nil || settings.mockData.value else {
                console.note(
                    "Dishes wait there for an LLM of which nothing is noted. Finish with: vegyscan retry "
                        + "\(folder.quotedForShell) --llm-url URL --llm-model NAME, as they were scanned with")
                worst = worst == .success ? .someFailed : worst
                continue
            }
            let code = await retry(folder, settings)
            if code == .interrupted { return code }
            worst = worst == .success ? code : worst
        }
        return worst
    }

    /// Retries each entry with the settings it was begun with; options of this run take precedence.
    ///
    /// - Parameter service: the address that the settings of this run name, or nil.
    private func retry(_ entries: [WaitingBook.Entry], asking service: String?) async -> ExitCode {
        var worst = ExitCode.success
        let interruption = Interruption()
        let services = Set(entries.map { KeptSettings($0).service })
        for entry in entries {
            if interruption.isRequested { return .interrupted }
            let settings: Settings
            do throws(SettingsError) {
                settings = try Settings.resolve(
                    arguments: arguments, environment: intake.environment, folder: FilePath("."),
                    kept: KeptSettings(entry))
            } catch {
                return console.end(
                    CommandFailure(message: error.message, exitCode: .badSettings), asEvent: arguments.has(.json))
            }
            if arguments.paths.isEmpty {
                console.note("\(entry.folder):")
                if isAway(FilePath(entry.folder)) {
                    console.note(
                        "The disk or folder that it lies in isn't there now; what waits there goes on waiting.")
                    worst = worst == .success ? .someFailed : worst
                    continue
                }
                if forget(entry, unlessThere: settings) { continue }
                if await forget(entry, ifEmptyIn: settings) { continue }
            }
            let isOfKey = service.map { $0 == settings.activeLLM } ?? (services.count == 1)
            if !isOfKey, LLMKey(settings: settings, environment: intake.environment).isForAnyService {
                refuseKey(entry, settings)
                worst = worst == .success ? .someFailed : worst
                continue
            }
            let ways = Set(entries.filter { $0.folder == entry.folder }.map(\.judging))
            let code = await retry(FilePath(entry.folder), settings, entry, ways, interruption)
            if code == .interrupted { return code }
            worst = worst == .success ? code : worst
        }
        return worst
    }

    /// Reports that an entry was begun with another service, to which this run's key is never sent.
    private func refuseKey(_ entry: WaitingBook.Entry, _ settings: Settings) {
        let note = WaitingNote(
            folder: FilePath(entry.folder), settings: settings, words: [], locations: nil, keepsTrace: false,
            console: console)
        console.note(
            "What waits in \(entry.folder) was begun with another LLM, which the key may not be for. If it is: "
                + note.remedy)
    }

    /// Whether the folder is gone, and with it what waited there. It also says how to finish that, should the folder
    /// come back.
    private func forget(_ entry: WaitingBook.Entry, unlessThere settings: Settings) -> Bool {
        let folder = FilePath(entry.folder)
        guard FileKind.of(folder) == .missing, let locations = settings.storeLocations(environment: intake.environment)
        else {
            return false
        }
        let note = WaitingNote(
            folder: folder, settings: settings, words: [], locations: nil, keepsTrace: false, console: console)
        if arguments.has(.dryRun) {
            console.note("The folder isn't there any more.")
        } else {
            console.note(
                "The folder isn't there any more and is forgotten. If it comes back, or lies elsewhere now, name it: "
                    + note.remedy)
            try? WaitingBook(locations).remove(entry)
        }
        return true
    }

    /// Whether a folder that is missing may be on a disk that comes back: what it lies in is missing as well, or is
    /// empty, as a place where a disk can be mounted.
    private func isAway(_ folder: FilePath) -> Bool {
        FileKind.of(folder) == .missing && (try? FolderListing.names(in: folder.parent))?.isEmpty != false
    }

    /// Whether the scan that began there left nothing that could wait, as when it was ended before its first result.
    private func forget(_ entry: WaitingBook.Entry, ifEmptyIn settings: Settings) async -> Bool {
        let folder = FilePath(entry.folder)
        guard (try? BundleFolder(folder: folder).menus())?.isEmpty == true,
            let locations = settings.storeLocations(environment: intake.environment)
        else { return false }
        console.note("There are no results in it, so nothing waits there; its photos can be scanned again.")
        // A scan that has only just begun is not to be forgotten.
        let isFree = try? await OutputFolder(folder: folder, waits: false, console: Console(isQuiet: true)).open()
        if !arguments.has(.dryRun), let lock = isFree {
            withExtendedLifetime(lock) { try? WaitingBook(locations).remove(entry) }
        }
        return true
    }

    private func retry(
        _ folder: FilePath, _ settings: Settings, _ entry: WaitingBook.Entry? = nil, _ ways: Set<String> = [],
        _ interruption: Interruption = Interruption()
    ) async -> ExitCode {
        await FolderRetry(
            folder: folder, settings: settings, printsEvents: arguments.has(.json), isDryRun: arguments.has(.dryRun),
            refreshes: arguments.has(.refresh), waits: arguments.has(.wait), entry: entry, ways: ways,
            arguments: arguments,
            console: console, environment: intake.environment, interruption: interruption
        ).run()
    }
}
