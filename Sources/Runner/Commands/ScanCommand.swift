internal import Foundation
internal import Models
internal import Stages

/// `vegyscan scan`: photos in, one bundle a menu out.
struct ScanCommand {
    let inputs: [FilePath]
    let output: FilePath
    let settings: Settings
    let printsEvents: Bool
    let console: Console
    let environment: ProcessEnvironment

    func run() async -> ExitCode {
        do throws(StageFailure) {
            try settings.checkReading()
        } catch {
            console.error(error.message)
            return .unavailable
        }
        let words: [String]
        do throws(KnowledgeFiles.Failure) {
            words = try KnowledgeFiles(settings.knowledge.value).texts()
        } catch {
            console.error(error.message)
            return .badSettings
        }
        let plan = Plan(operands: inputs, excluding: output)
        if plan.menus.isEmpty {
            for problem in plan.problems { console.error("\(problem.path.display): \(problem.message)") }
            console.error("There is nothing to scan. Name photos, or folders that hold some.")
            return .noInput
        }
        do throws(StageFailure) {
            try BundleWriter(folder: output).prepare()
        } catch {
            console.error("\(output.display): \(error.message)")
            return .cannotWrite
        }
        let store = openStore()
        let model: LanguageModel?
        do throws(SettingsError) {
            model = try settings.makeLanguageModel(
                environment: environment, cache: settings.cache.value ? store : nil)
        } catch {
            console.error(error.message)
            return .badSettings
        }
        let summary = await makeRun(plan, words: words, store: store, model: model).run()
        await store?.saveHits()
        for warning in await store?.takeWarnings() ?? [] { console.note(warning.message) }
        return summary.exitCode
    }

    private func makeRun(_ plan: Plan, words: [String], store: Store?, model: LanguageModel?) -> ScanRun {
        let reading = Fingerprint.reading(settings)
        let bundle = Fingerprint.bundle(settings, reading: reading, words: words)
        let cache = settings.cache.value ? store.map { ReadingCache(store: $0, fingerprint: reading) } : nil
        let load = LoadPhoto(limits: settings.limits)
        let settings = settings
        let judge = Judge(knowledge: Knowledge(own: words))
        return ScanRun(
            plan: plan,
            jobs: settings.lanes(photos: plan.photoCount),
            makeChain: { PhotoChain(settings: settings, qualityPolicy: settings.quality.value, cache: cache) },
            menuChain: MenuChain(
                locate: Locate(isAllowed: settings.location.value),
                classify: Classify(
                    judge: judge, model: model, targetLanguage: settings.targetLanguage.value),
                qualityPolicy: settings.quality.value,
                producer: Producer(version: ProgramVersion.current, fingerprint: bundle)),
            finished: FinishedMenus(writer: BundleWriter(folder: output), load: load, fingerprint: bundle),
            menuRecorder: MenuRecorder(output: output, history: settings.history.value ? store : nil),
            recorders: recorders,
            interruption: Interruption(secondRequest: { exit(ExitCode.interrupted.rawValue) }))
    }

    private var recorders: [any RunRecorder] {
        var recorders: [any RunRecorder] = [ConsoleRecorder(console: console, output: output.display)]
        if printsEvents {
            recorders.append(EventRecorder { StandardStreams.print($0.jsonLine) })
        }
        if settings.history.value, let runs = settings.storeLocations(environment: environment)?.runs,
            let log = try? RunLog(folder: runs, startedAt: Date(), pid: getpid())
        {
            recorders.append(EventRecorder { log.append($0) })
        }
        return recorders
    }

    /// Nil with a note when history and caches can't be used; that never fails a photo.
    private func openStore() -> Store? {
        guard settings.cache.value || settings.history.value else { return nil }
        guard let locations = settings.storeLocations(environment: environment) else {
            console.note("No home folder is known, so nothing is kept for the next run; name one with --store.")
            return nil
        }
        do throws(StageFailure) {
            return try Store(locations: locations)
        } catch {
            console.note("History and caches are not used in this run: \(error.message)")
            return nil
        }
    }
}
