internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Menus
internal import Models
internal import Outputs
internal import Reading
internal import Stages

/// Photos in, one bundle a menu out.
struct PhotoScan {
    let inputs: [FilePath]
    /// Of what was left out of the lists of inputs.
    var listNotes: [RunNote] = []
    let output: FilePath
    /// Which photos of folders are wanted.
    var patterns = NamePatterns()
    /// Takes some of the menus that there are, while folders are watched; nil for all.
    var chooses: (@Sendable (MenuList) -> MenuList)?
    /// Whether what there is to say of the folders was said before.
    var isRepeated = false
    let settings: Settings
    let printsEvents: Bool
    let isDryRun: Bool
    /// The part of the menus to work on; nil for all.
    let shard: Shard?
    let refreshes: Bool
    /// The report whose pictures are drawn meanwhile; nil for none.
    var report: ReportFolder?
    /// Whether to wait for another run that writes to the folder.
    var waits: Bool
    /// For the profile that the run is for.
    let arguments: ParsedArguments
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            try settings.requireReading()
            let profile = try RunProfile(arguments: arguments, settings: settings, environment: environment)
            guard var plan = try makePlan() else { return .success }
            if let shard { plan.menus = await shard.menus(of: plan.menus) }
            let lock =
                isDryRun ? nil : try await OutputFolder(folder: output, waits: waits, console: console).open()
            defer { withExtendedLifetime(lock) {} }
            let journal = Journal(folder: output, isReadOnly: isDryRun)
            settleFolders(of: &plan, journal)
            try settings.checkMockData(in: output)
            let tools = try JudgingTools(
                settings: settings, environment: environment, console: console, refreshes: refreshes,
                isLimited: !isDryRun)
            try openReport()
            if !isDryRun { await tools.applyRetention(console: console) }
            let ineffective = tools.ineffective(arguments, hasProfile: profile.isForSomebody)
            if isDryRun { return await rehearse(plan, tools, journal, ineffective) }
            profile.announce(console)
            let note = tools.waitingNote(for: output, console: console)
            note.begin()
            let unchanged = UnchangedMenus()
            var run = makeRun(
                plan, tools, journal, finishedBy: note.remedy, rejudges: profile.isForSomebody)
            run.ineffective = ineffective
            let moved = MovedMenus()
            run.recorders += [unchanged, moved]
            let summary = await run.run()
            note.end(nothingWaits: summary.leavesNothingWaiting)
            await tools.catchUp(unchanged.menus, in: output, console: console)
            let isJudged = await profile.finish(
                plan.menus.map { FilePath($0.folder) } + moved.menus, in: output, words: tools.words, console: console)
            await tools.store?.saveHits()
            let code = await tools.tellOfStore(summary.exitCode, isStrict: summary.isStrict, console)
            if !run.interruption.isRequested { await tools.finishElsewhere(than: output, console: console) }
            return isJudged ? code : summary.isInterrupted ? .interrupted : .cannotWrite
        } catch {
            return console.end(error, asEvent: printsEvents)
        }
    }

    /// A folder that can't take the report should be known of before hours of reading.
    private func openReport() throws(CommandFailure) {
        guard let report else { return }
        do throws(StageFailure) {
            try report.open()
        } catch {
            throw CommandFailure(message: "\(report.path.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    /// Nil where nothing is chosen.
    private func makePlan() throws(CommandFailure) -> Plan? {
        var plan = Plan(
            operands: inputs, excluding: output, division: arguments.has(.oneMenu) ? .oneMenu : .byFolders,
            patterns: patterns)
        let above = FactsAbove(settings)
        if let chooses {
            plan.menus = chooses(plan.menus)
            if isRepeated { plan.problems = [] }
            guard plan.menus.isEmpty else {
                do throws(CommandFailure) {
                    try plan.learnFacts(from: above)
                } catch {
                    // Somebody may be at it, and whoever watches goes on.
                    console.error(error.message)
                    return nil
                }
                if isRepeated { plan.notes = [] }
                return plan
            }
            // A folder that is watched may be empty for now.
            for problem in plan.problems { console.note("\(problem.path.display): \(problem.message)") }
            return nil
        }
        plan.notes += listNotes
        guard plan.menus.isEmpty else {
            try plan.learnFacts(from: above)
            return plan
        }
        for note in listNotes { console.note(note.text) }
        for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
        throw CommandFailure(
            message: "There is nothing to scan. Name photos, or folders that hold some.", exitCode: .noInput)
    }

    /// Gives each menu its folder, and notes which could not have their plain names.
    private func settleFolders(of plan: inout Plan, _ journal: Journal) {
        var folders = MenuFolders(in: output, known: journal.load(), load: LoadPhoto(limits: settings.limits))
        let told = folders.settle(&plan.menus)
        for entry in folders.learned { journal.add(entry) }
        if let note = RunNote.sharedNames(told, in: output) { plan.notes.append(note) }
    }

    /// Reads what isn't known yet, and reports what the rest would cost.
    private func rehearse(
        _ plan: Plan, _ tools: JudgingTools, _ journal: Journal, _ ineffective: [RunNote]
    ) async -> ExitCode {
        let counter = ForecastCounter()
        var run = makeRun(plan, tools, journal, counter)
        run.isRehearsal = true
        run.ineffective = ineffective
        let summary = await run.run()
        if summary.isInterrupted { return summary.exitCode }
        let hits = run.knownPhotos
        let report = ForecastReport(
            menus: plan.menus.count, photos: plan.photoCount, unchangedMenus: summary.menus.count,
            knownPhotos: hits.photo + hits.pixels, forecast: tools.model == nil ? nil : await counter.forecast,
            budget: settings.budgetInCurrency)
        return report.print(asJSON: printsEvents) ? summary.exitCode : .cannotWrite
    }

    /// - Parameters:
    ///   - counter: where menus go instead of into bundles; nil to write them.
    ///   - rejudges: whether a profile's verdicts are written once the bundles are there.
    private func makeRun(
        _ plan: Plan, _ tools: JudgingTools, _ journal: Journal, _ counter: ForecastCounter? = nil,
        finishedBy remedy: String = "", rejudges: Bool = false
    ) -> ScanRun {
        let fingerprints = MenuFingerprints(settings, words: tools.words)
        let load = LoadPhoto(limits: settings.limits)
        let settings = settings
        var menuChain = MenuChain(
            locate: Locate(isAllowed: settings.location.value), classify: tools.classify,
            qualityPolicy: settings.quality.value,
            producer: Producer(version: ProgramVersion.current, fingerprint: fingerprints.standard))
        menuChain.words = settings.words.value
        let sink: any MenuSink =
            counter.map { CountingSink(menuChain: menuChain, classify: tools.classify, counter: $0) }
            ?? BundleSink(
                menuChain: menuChain, pendingChain: tools.pendingChain,
                menuRecorder: MenuRecorder(
                    output: output, history: tools.history, journal: journal, rejudges: rejudges,
                    missesEngine: settings.detector.value == .automatic && settings.neuralEngine == nil),
                fingerprints: fingerprints)
        let recorders = tools.recorders(
            of: ScanCommand.name, console: console, output: output, remedy: remedy,
            printsEvents: printsEvents && !isDryRun,
            keepsLog: !isDryRun, writesReport: report != nil)
        var run = ScanRun(
            plan: plan,
            jobs: settings.lanes(photos: plan.photoCount),
            readerMakers: settings.readerMakers(
                store: tools.store, environment: environment, report: report?.path),
            finished: FinishedMenus(
                writer: BundleWriter(folder: output), load: load, fingerprints: fingerprints, journal: journal,
                hasModel: tools.model != nil),
            sink: sink, recorders: recorders,
            model: tools.model,
            interruption: Interruption())
        let knowledge = tools.knowledge
        run.prepare = { open in
            // What the menus are judged with is read while the first photo is.
            if !open.isEmpty { Thread.detachNewThread { knowledge.prepare() } }
            if !isDryRun { tellWhenRoomIsShort(open) }
        }
        run.isStrict = arguments.has(.strict)
        return run
    }

    private func tellWhenRoomIsShort(_ open: MenuList) {
        let warning = RoomForResults.warning(
            DiskSpace(of: output), menus: open.count, photos: open.photoCount,
            output: output.display)
        if let warning { console.note(warning) }
    }
}
