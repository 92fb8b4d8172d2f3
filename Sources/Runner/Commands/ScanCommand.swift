internal import Foundation
internal import Models
internal import Stages

/// `vegyscan scan`: photos in, one bundle a menu out.
struct ScanCommand {
    let inputs: [FilePath]
    let output: FilePath
    let settings: Settings
    let printsEvents: Bool
    let isDryRun: Bool
    let refreshes: Bool
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(CommandFailure) {
            try checkReading()
            let plan = try makePlan()
            if !isDryRun { try prepareOutput() }
            let tools = try JudgingTools(
                settings: settings, environment: environment, console: console, refreshes: refreshes,
                isLimited: !isDryRun)
            if isDryRun { return await rehearse(plan, tools) }
            let summary = await makeRun(plan, tools).run()
            await tools.store?.saveHits()
            for warning in await tools.store?.takeWarnings() ?? [] { console.note(warning.message) }
            return summary.exitCode
        } catch {
            console.error(error.message)
            return error.exitCode
        }
    }

    private func checkReading() throws(CommandFailure) {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            throw CommandFailure(message: error.message, exitCode: .unavailable)
        }
    }

    private func makePlan() throws(CommandFailure) -> Plan {
        let plan = Plan(operands: inputs, excluding: output)
        guard plan.menus.isEmpty else { return plan }
        for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
        throw CommandFailure(
            message: "There is nothing to scan. Name photos, or folders that hold some.", exitCode: .noInput)
    }

    private func prepareOutput() throws(CommandFailure) {
        do throws(StageFailure) {
            try BundleWriter(folder: output).prepare()
        } catch {
            throw CommandFailure(message: "\(output.display): \(error.message)", exitCode: .cannotWrite)
        }
    }

    /// Reads what isn't known yet, and tells what the rest would cost.
    private func rehearse(_ plan: Plan, _ tools: JudgingTools) async -> ExitCode {
        let counter = ForecastCounter()
        var run = makeRun(plan, tools, counter)
        run.isRehearsal = true
        let summary = await run.run()
        if summary.isInterrupted { return summary.exitCode }
        let hits = run.knownPhotos
        let report = ForecastReport(
            menus: plan.menus.count, photos: plan.photoCount, unchangedMenus: summary.menus.count,
            knownPhotos: hits.photo + hits.pixels, forecast: tools.model == nil ? nil : await counter.forecast,
            budget: settings.budgetInCurrency)
        return report.print(asJSON: printsEvents) ? summary.exitCode : .cannotWrite
    }

    /// - Parameter counter: where menus go instead of into bundles; nil to write them.
    private func makeRun(_ plan: Plan, _ tools: JudgingTools, _ counter: ForecastCounter? = nil) -> ScanRun {
        let reading = Fingerprint.reading(settings)
        let bundle = Fingerprint.bundle(settings, reading: reading, words: tools.words)
        let cache = settings.cache.value ? tools.store.map { ReadingCache(store: $0, fingerprint: reading) } : nil
        let load = LoadPhoto(limits: settings.limits)
        let settings = settings
        let menuChain = MenuChain(
            locate: Locate(isAllowed: settings.location.value), classify: tools.classify,
            qualityPolicy: settings.quality.value,
            producer: Producer(version: ProgramVersion.current, fingerprint: bundle))
        let sink: any MenuSink =
            counter.map { CountingSink(menuChain: menuChain, counter: $0) }
            ?? BundleSink(menuChain: menuChain, menuRecorder: MenuRecorder(output: output, history: tools.history))
        let recorders = tools.recorders(
            console: console, output: output, printsEvents: printsEvents && !isDryRun, keepsLog: !isDryRun)
        return ScanRun(
            plan: plan,
            jobs: settings.lanes(photos: plan.photoCount),
            makeReader: settings.makeReaders(
                quality: settings.quality.value, cache: cache, environment: environment),
            finished: FinishedMenus(writer: BundleWriter(folder: output), load: load, fingerprint: bundle),
            sink: sink, recorders: recorders,
            model: tools.model,
            interruption: Interruption(secondRequest: { exit(ExitCode.interrupted.rawValue) }))
    }
}
