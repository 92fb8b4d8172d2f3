import Models
import Stages
import Synchronization

/// Makes bundles of photos whose dishes are known, and scores them.
struct DishBench: Sendable {
    let truth: DishTruthFolder
    let settings: Settings
    let layoutOnly: Bool
    let tell: @Sendable (NamedPhoto, PhotoOutcome, StageDurations) -> Void

    struct Result: Sendable {
        var report: DishBenchReport
        /// In the order of the photos; empty where another program's dishes were scored.
        var bundles: [MenuBundle] = []
    }

    /// Reads each photo as a menu of one page, as `scan` does without caches and language model.
    func run() async -> Result {
        let start = ContinuousClock.now
        let cpuStart = ProcessorTime.own
        let outcomes = await outcomes()
        let chain = menuChain
        var bundles: [MenuBundle] = []
        for (outcome, _) in outcomes { bundles.append(await chain([outcome])) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let cpuSeconds = ProcessorTime.own - cpuStart
        let peak = PeakMemory.bytes
        let rows = outcomes.indices.map { row($0, outcomes[$0].0, bundles[$0]) }
        let run = TextBenchRun(
            version: ProgramVersion.current, fingerprint: chain.producer.fingerprint,
            languages: settings.languages.value.text, lanes: settings.lanes(photos: truth.photos.count),
            failed: rows.count { $0.failure != nil }, wallSeconds: seconds.rounded(toDecimals: 3),
            cpuSeconds: cpuSeconds.rounded(toDecimals: 3), stages: StageTotals(outcomes.map(\.1)).rows,
            peakMemoryBytes: peak)
        return Result(report: Self.report(rows, layoutOnly: layoutOnly, run: run), bundles: bundles)
    }

    /// Scores what another program found; photos that it doesn't name have no dishes.
    static func score(_ foreign: ForeignDishes, against truth: DishTruthFolder) -> DishBenchReport {
        let rows = zip(truth.photos, truth.truths).map { photo, dishes in
            let found = foreign.dishes[photo.file.path.lastComponent.display] ?? []
            let counts = DishCounts(dishes, found, DishPairing(dishes, found).pairs, aspects: foreign.aspects)
            return DishBenchRow(photo: photo.name, figures: DishFigures(counts), counts: counts)
        }
        return report(rows, layoutOnly: false, run: nil)
    }

    private static func report(_ rows: [DishBenchRow], layoutOnly: Bool, run: TextBenchRun?) -> DishBenchReport {
        let wellRead = rows.filter { $0.wordF1 ?? 0 >= DishBenchRow.wellRead }
        return DishBenchReport(
            photos: rows, overall: DishSummary(rows), wellRead: wellRead.isEmpty ? nil : DishSummary(wellRead),
            layoutOnly: layoutOnly, run: run)
    }

    private var menuChain: MenuChain {
        let fingerprint = Fingerprint.bundle(settings, reading: Fingerprint.reading(settings))
        return MenuChain(
            locate: Locate(isAllowed: settings.location.value),
            classify: Classify(targetLanguage: settings.targetLanguage.value), qualityPolicy: .off,
            producer: Producer(version: ProgramVersion.current, fingerprint: fingerprint))
    }

    private func outcomes() async -> [(PhotoOutcome, StageDurations)] {
        let outcomes = Mutex([Int: (PhotoOutcome, StageDurations)]())
        await PhotoLanes(settings: settings).read(truth.photos) { index, outcome, durations in
            tell(truth.photos[index], outcome, durations)
            outcomes.withLock { $0[index] = (outcome, durations) }
        }
        return outcomes.withLock { outcomes in truth.photos.indices.compactMap { outcomes[$0] } }
    }

    private func row(_ index: Int, _ outcome: PhotoOutcome, _ bundle: MenuBundle) -> DishBenchRow {
        var (text, failure): (String, StageFailure?) = ("", nil)
        switch outcome {
        case .read(let page): text = page.text
        case .failed(_, let reason): failure = reason
        case .rejected: break
        }
        var (wanted, found) = (truth.truths[index], bundle.dishes.map(FoundDish.init))
        if layoutOnly {
            let read = ReadDishes(wanted, found, in: text, transcription: truth.texts[index])
            (wanted, found) = (read.truth, read.found)
        }
        let counts = DishCounts(wanted, found, DishPairing(wanted, found).pairs, aspects: .all)
        let bag = truth.texts[index].map { WordBag(truth: TextWords.of($0), found: TextWords.of(text)) }
        return DishBenchRow(
            photo: truth.photos[index].name, wordF1: bag?.f1.rounded(toDecimals: 4), figures: DishFigures(counts),
            counts: counts, failure: failure)
    }
}
