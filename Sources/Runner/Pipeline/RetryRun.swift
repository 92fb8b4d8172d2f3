internal import Asking
internal import Files
internal import Library
internal import Models

/// One run over bundles that wait for a language model: each is finished and written anew, as far as answers come.
struct RetryRun {
    /// Menus in hand at once; the model's own width says how many questions are under way.
    private static let width = 8

    let waiting: WaitingMenus
    let writer: BundleWriter
    let chain: PendingChain
    let menuRecorder: MenuRecorder
    let recorders: [any RunRecorder]
    let model: LanguageModel?
    let interruption: Interruption
    /// Whether whatever is told counts as a failure.
    var isStrict = false
    /// Of options that change nothing, and of what can't be used.
    var ineffective: [RunNote] = []
    private let tally = RunTally()

    init(
        waiting: WaitingMenus, writer: BundleWriter, chain: PendingChain, menuRecorder: MenuRecorder,
        recorders: [any RunRecorder], model: LanguageModel?, interruption: Interruption
    ) {
        self.waiting = waiting
        self.writer = writer
        self.chain = chain
        self.menuRecorder = menuRecorder
        self.recorders = recorders
        self.model = model
        self.interruption = interruption
    }

    /// Returns when every menu was asked about, or at once after an interruption; what was answered by then is kept.
    func run() async -> RunSummary {
        let start = ContinuousClock.now
        announce(.started(menus: waiting.menus.count, photos: waiting.photos, jobs: Self.width, skippedFiles: 0))
        for note in ineffective { announce(.note(note)) }
        await menuRecorder.note(waiting.lines)
        for problem in waiting.problems { announce(.problem(path: problem.path, message: problem.reason)) }
        // An interruption takes back the questions under way, since a service that is away may be waited for long.
        let work = Task { await finishAll() }
        interruption.onFirst {
            announce(.ending)
            work.cancel()
        }
        await work.value
        if let note = await menuRecorder.lostVerdicts() { announce(.note(note)) }
        interruption.onFirst {}
        var summary = tally.total()
        (summary.isStrict, summary.hasIneffective) = (isStrict, ineffective.contains(where: \.isIneffective))
        summary.end(
            isRequested: interruption.isRequested,
            isWhole: summary.menus.count == waiting.menus.count && summary.menus.pending == 0)
        summary.writeFailure = await menuRecorder.finish()
        summary.usage = await RunUsage(model: model, photos: tally.photoHits, newPages: summary.menus.newPages)
        summary.seconds = (ContinuousClock.now - start) / .seconds(1)
        announce(.finished(summary))
        return summary
    }

    private func finishAll() async {
        await withTaskGroup(of: Bool.self) { group in
            for (place, menu) in waiting.menus.enumerated() {
                if place >= Self.width, await group.next() == false { break }
                if Task.isCancelled { break }
                group.addTask { await finish(menu) }
            }
        }
    }

    /// False when nothing more can be written.
    private func finish(_ menu: String) async -> Bool {
        // It may have been finished, or taken away, since it was looked at.
        guard let bundle = writer.existing(menu: FilePath(menu)) else { return true }
        let finished = await chain(bundle)
        guard finished.pendingDishes != bundle.pendingDishes || finished.dishes != bundle.dishes else {
            announce(.menuFinished(MenuSummary(menu: menu, bundle: finished, isUnchanged: true, wasRead: true)))
            return true
        }
        guard let summary = await menuRecorder.record(finished, menu: menu, wasRead: true) else { return false }
        announce(.menuFinished(summary))
        return true
    }

    private func announce(_ event: RunEvent) {
        tally.record(event)
        for recorder in recorders { recorder.record(event) }
    }
}
