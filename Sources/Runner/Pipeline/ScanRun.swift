internal import Asking
internal import Files
internal import Models

/// One run over a plan: lanes read photos, complete menus are judged at the same time, one recorder writes.
struct ScanRun {
    let plan: Plan
    let jobs: Int
    /// Makes what reads a lane's photos; called on the lane, since an OCR engine never leaves its thread.
    let readerMakers: ReaderMakers
    let finished: FinishedMenus
    let sink: any MenuSink
    var recorders: [any RunRecorder]
    /// The one that menus are judged with, for what it has cost; nil without one.
    let model: LanguageModel?
    let interruption: Interruption
    /// Told which menus are left to work on, before the first photo of them is read.
    var prepare: @Sendable (MenuList) -> Void = { _ in }
    /// Whether menus are only counted, and the end is told by somebody else.
    var isRehearsal = false
    var knownPhotos: PhotoHits { tally.photoHits }
    /// Whether whatever is told counts as a failure.
    var isStrict = false
    /// Of options that change nothing, and of what can't be used.
    var ineffective: [RunNote] = []
    private let tally = RunTally()
    private let endOfAsking = EndOfAsking()
    /// Limits the menus that are read but not yet written: with a slow language model they would otherwise fill the
    /// memory.
    private let room = WeightedGate(capacity: 256)

    init(
        plan: Plan, jobs: Int, readerMakers: ReaderMakers,
        finished: FinishedMenus, sink: any MenuSink, recorders: [any RunRecorder], model: LanguageModel?,
        interruption: Interruption
    ) {
        self.plan = plan
        self.jobs = jobs
        self.readerMakers = readerMakers
        self.finished = finished
        self.sink = sink
        self.recorders = recorders
        self.model = model
        self.interruption = interruption
    }

    /// Returns when every menu is finished or the run was ended early. It never throws; the summary reports the
    /// outcome.
    func run() async -> RunSummary {
        let start = ContinuousClock.now
        announce(
            .started(
                menus: plan.menus.count, photos: plan.photoCount, jobs: jobs, skippedFiles: plan.skippedFiles))
        for note in ineffective + plan.notes { announce(.note(note)) }
        for problem in plan.problems { announce(.problem(path: problem.path.display, message: problem.message)) }
        let untouched = await UntouchedMenus(among: plan.menus, finished: finished)
        if !untouched.summaries.isEmpty { announce(.menusUnchanged(untouched.summaries)) }
        if untouched.isIndexCurrent { await sink.keepIndex() }
        prepare(untouched.open)
        if !untouched.open.isEmpty { await work(on: untouched.open) }
        for note in await sink.notes() { announce(.note(note)) }
        // From here on there is nothing to be ended early.
        interruption.onFirst {}
        var summary = tally.total()
        summary.isStrict = isStrict
        summary.hasIneffective = (ineffective + plan.notes).contains(where: \.isIneffective)
        summary.end(
            isRequested: interruption.isRequested,
            isWhole: summary.menus.count == plan.menus.count && !(endOfAsking.hasCome && summary.menus.pending > 0))
        summary.writeFailure = await sink.close()
        summary.usage = await RunUsage(model: model, photos: tally.photoHits, newPages: summary.menus.newPages)
        summary.seconds = (ContinuousClock.now - start) / .seconds(1)
        summary.isRehearsal = isRehearsal
        announce(.finished(summary))
        return summary
    }

    private func work(on open: MenuList) async {
        let queue = JobQueue(menuCount: open.count)
        interruption.onFirst {
            announce(.ending)
            Task {
                await queue.stop()
                try? await Task.sleep(for: EndOfAsking.grace)
                endOfAsking.come()
            }
        }
        let (menus, handOver) = AsyncStream.makeStream(of: OpenMenu.self)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await finish(menus, of: open, queue: queue) }
            await readPhotos(of: open, from: queue, handOver: handOver)
        }
    }

    private func readPhotos(
        of open: MenuList, from queue: JobQueue, handOver: AsyncStream<OpenMenu>.Continuation
    ) async {
        let board = MenuBoard()
        await withTaskGroup(of: Void.self) { lanes in
            // No more than there is to read.
            for number in 0..<min(jobs, open.photoCount) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let lane = Lane(
                        menus: open, queue: queue, board: board,
                        readers: LaneReader(readerMakers) { announce(.note($0)) },
                        finished: finished, announce: announce,
                        handOver: {
                            await room.admit(1)
                            handOver.yield($0)
                        })
                    await lane.run()
                }
            }
        }
        handOver.finish()
    }

    /// Judges menus as they come, each in a task of its own: a slow language model delays neither lanes nor other
    /// menus.
    private func finish(_ menus: AsyncStream<OpenMenu>, of open: MenuList, queue: JobQueue) async {
        // This kind of group releases each task as it ends; another kind would keep all of them until the run ends.
        await withDiscardingTaskGroup { group in
            for await menu in menus {
                group.addTask {
                    let isTaken = await endOfAsking.bound {
                        await sink.take(menu, for: open[menu.index], announce: announce)
                    }
                    if !isTaken { await queue.stop() }
                    room.leave(1)
                }
            }
        }
    }

    private func announce(_ event: RunEvent) {
        tally.record(event)
        for recorder in recorders { recorder.record(event) }
    }
}
