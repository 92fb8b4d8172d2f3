internal import Files
internal import Library
internal import Models
internal import Pages
internal import Reading
internal import Stages

/// Reads photos in a worker process, so that one that makes a library crash, hang or take all memory harms only itself.
///
/// What was read before is looked up and kept here, by the one process that writes. Belongs to one lane, and its
/// worker with it.
final class WorkerReader: PhotoReader {
    private let settings: ReadingSettings
    private let supply: WorkerSupply
    private let cache: ReadingCache?
    private let gate: WeightedGate?
    private let report: FilePath?
    private let tell: @Sendable (RunNote) -> Void
    private let load: LoadPhoto
    private let decode: Decode
    private var worker: WorkerProcess?
    /// Reads within this process where none can be started.
    private var inside: PhotoChain?
    private var asked = 0

    /// How often a photo is tried, each time in a fresh process but the first.
    private static let attempts = 2

    /// - Parameter report: the folder of the report that pictures are drawn for; nil for none.
    init(
        _ settings: ReadingSettings, supply: WorkerSupply, cache: ReadingCache?, gate: WeightedGate?,
        report: FilePath? = nil, tell: @escaping @Sendable (RunNote) -> Void
    ) {
        self.settings = settings
        self.supply = supply
        self.cache = cache
        self.gate = gate
        self.report = report
        self.tell = tell
        load = LoadPhoto(limits: settings.limits)
        decode = Decode(limits: settings.limits, readsLocation: settings.readsLocation)
    }

    func read(_ file: PhotoFile, durations: inout StageDurations) async -> PhotoOutcome {
        if let inside { return await inside.read(file, durations: &durations) }
        do throws(StageFailure) {
            if let page = try await known(file) {
                return settings.quality.leavesOut(page.quality) ? .rejected(page.photo, page.quality) : .read(page)
            }
        } catch {
            return .failed(PhotoRecord(path: file.shown, sha256: ""), error)
        }
        return await readOutside(file, &durations)
    }

    /// What was read from the same bytes before. Only then is the photo's header read here, since it was harmless
    /// before.
    private func known(_ file: PhotoFile) async throws(StageFailure) -> ReadPage? {
        guard let cache else { return nil }
        let photo = try load(file)
        let unknown = PhotoFacts(record: PhotoRecord(path: photo.path, sha256: photo.sha256))
        return await cache.page(forPhoto: photo.sha256, unknown)?.of(decode.facts(of: photo))
    }

    private func readOutside(_ file: PhotoFile, _ durations: inout StageDurations) async -> PhotoOutcome {
        let start = ContinuousClock.now
        var stage = StageName.decode
        var trouble = WorkerFailure.garbled
        for attempt in 1...Self.attempts {
            do throws(WorkerFailure) {
                let answer = try await ask(file, &stage)
                durations.add(answer.durations)
                if let pixels = answer.pixels, case .read(let page) = answer.outcome {
                    await cache?.keep(page, forPhoto: page.photo.sha256, pixels: pixels)
                }
                return answer.outcome
            } catch {
                worker = nil
                trouble = error
            }
            if case .notStarted(let reason) = trouble {
                guard supply.readsInside(since: reason, tell: tell) else { break }
                var chain = PhotoChain(settings, cache: cache, gate: gate)
                if let report { chain.drawPictures(for: report) }
                inside = chain
                return await chain.read(file, durations: &durations)
            }
            if attempt < Self.attempts { tell(RunNote(path: file.path.display, message: trouble.notice)) }
        }
        durations.add(stage, ContinuousClock.now - start)
        let photo = try? load(file)
        return .failed(PhotoRecord(path: file.shown, sha256: photo?.sha256 ?? ""), trouble.failure(in: stage))
    }

    private struct Answer {
        var outcome: PhotoOutcome
        var durations: StageDurations
        var pixels: String?
    }

    private func ask(_ file: PhotoFile, _ stage: inout StageName) async throws(WorkerFailure) -> Answer {
        let worker = try await readyWorker()
        let seconds = supply.limits.seconds
        var end = worker.moment(in: seconds)
        var room: Int?
        defer { if let room { gate?.leave(room) } }
        stage = .decode
        asked += 1
        try send(worker, .read(number: asked, path: file.path.data, page: file.page, shown: file.shown), until: end)
        while true {
            let line = try worker.line(until: end, allowing: seconds)
            switch WorkerProtocol.value(WorkerProtocol.Message.self, of: line) {
            case .begins(let name):
                stage = name
            case .wantsRoom(let pixels) where room == nil:
                await gate?.admit(pixels)
                room = pixels
                end = worker.moment(in: seconds)
                try send(worker, .admitted, until: end)
            case .wantsPage(let pixels, let sha256, let facts):
                let page = await cache?.page(forPixels: pixels, photo: sha256, facts)
                try send(worker, .page(page), until: end)
            case .finished(asked, let outcome, let durations, let pixels) where outcome.photo.path == file.shown:
                return Answer(outcome: outcome, durations: durations, pixels: pixels)
            default:
                throw worker.stop(for: .garbled)
            }
        }
    }

    private func send(
        _ worker: WorkerProcess, _ request: WorkerProtocol.Request, until end: SuspendingClock.Instant
    ) throws(WorkerFailure) {
        guard let line = WorkerProtocol.line(request) else { throw worker.stop(for: .garbled) }
        try worker.send(line, until: end, allowing: supply.limits.seconds)
    }

    /// The present worker, or a new one if there is none or it died or wrote unasked meanwhile.
    private func readyWorker() async throws(WorkerFailure) -> WorkerProcess {
        if let worker, !worker.isStale { return worker }
        worker = nil
        let opening = WorkerProtocol.Opening(settings: settings, usesCache: cache != nil, report: report?.data)
        let fresh = try await supply.start(opening)
        worker = fresh
        return fresh
    }
}
