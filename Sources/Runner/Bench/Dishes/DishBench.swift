internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Menus
internal import Models
internal import Outputs
internal import Stages
internal import Synchronization

/// Makes bundles of photos whose dishes are known, and scores them.
struct DishBench: Sendable {
    let truth: DishTruthFolder
    let settings: Settings
    let layoutOnly: Bool
    /// What was read before; nil to read the photos.
    var kept: KeptReadings?
    var judge = Judge()
    let tell: @Sendable (NamedPhoto, PhotoOutcome, StageDurations) -> Void

    struct Result: Sendable {
        var report: DishBenchReport
        /// In the order of the photos; empty where another program's dishes were scored.
        var bundles: [MenuBundle] = []
        /// In the order of the photos.
        var matches: [[DishMatch]]

        /// Keeps the bundles in a folder, by the photos' names.
        func write(_ photos: [NamedPhoto], to folder: FilePath) throws(StageFailure) {
            let writer = BundleWriter(folder: folder)
            for (photo, bundle) in zip(photos, bundles) { try writer.write(bundle, menu: FilePath(photo.name)) }
        }
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
        let scored = outcomes.indices.map { score($0, outcomes[$0].0, outcomes[$0].1, bundles[$0]) }
        let rows = scored.map(\.row)
        let run = BenchRun(
            version: ProgramVersion.current, fingerprint: chain.producer.fingerprint,
            languages: settings.languages.value.text, lanes: settings.lanes(photos: truth.photos.count),
            failed: rows.count { $0.failure != nil }, wallSeconds: seconds.rounded(toDecimals: 3),
            cpuSeconds: cpuSeconds.rounded(toDecimals: 3), stages: StageTotals(outcomes.map(\.1)).rows,
            peakMemoryBytes: peak)
        return Result(
            report: Self.report(rows, of: truth, layoutOnly: layoutOnly, run: run), bundles: bundles,
            matches: scored.map(\.matches))
    }

    /// Scores what another program found; photos that it doesn't name count as without dishes.
    ///
    /// - Parameter seconds: that each photo took, in their order; empty where nothing was timed.
    static func score(
        _ foreign: ForeignDishes, against truth: DishTruthFolder, seconds: [Double?] = []
    ) -> Result {
        let scored = zip(truth.photos, truth.truths).enumerated().map { place, pair in
            let (photo, dishes) = pair
            let time = seconds.indices.contains(place) ? seconds[place] : nil
            let found = foreign.dishes[photo.file.path.lastComponent.display] ?? []
            let pairs = DishPairing(dishes, found).pairs
            let counts = DishCounts(dishes, found, pairs, aspects: foreign.aspects)
            return (
                row: DishBenchRow(
                    photo: photo.name, figures: DishFigures(counts), counts: counts,
                    seconds: time?.rounded(toDecimals: 3)),
                matches: DishMatch.list(dishes, found, pairs)
            )
        }
        return Result(
            report: report(scored.map(\.row), of: truth, layoutOnly: false, run: nil), matches: scored.map(\.matches))
    }

    private static func report(
        _ rows: [DishBenchRow], of truth: DishTruthFolder, layoutOnly: Bool, run: BenchRun?
    ) -> DishBenchReport {
        let wellRead = rows.filter { $0.wordF1 ?? 0 >= DishBenchRow.wellRead }
        let files = truth.photos.map { $0.file.path.lastComponent.display }
        return DishBenchReport(
            photos: rows, overall: DishSummary(rows), wellRead: wellRead.isEmpty ? nil : DishSummary(wellRead),
            layoutOnly: layoutOnly, run: run,
            byLanguage: LanguageFigures(truth.languages?.groups(of: files) ?? [], of: rows))
    }

    private var menuChain: MenuChain {
        let fingerprint = Fingerprint.bundle(settings, reading: Fingerprint.reading(settings))
        return MenuChain(
            locate: Locate(isAllowed: settings.location.value),
            classify: Classify(judge: judge, targetLanguage: settings.targetLanguage.value),
            qualityPolicy: settings.quality.value,
            producer: Producer(version: ProgramVersion.current, fingerprint: fingerprint))
    }

    private func outcomes() async -> [(PhotoOutcome, StageDurations)] {
        if let kept {
            return truth.photos.map { photo in
                let outcome = kept.outcome(of: photo)
                tell(photo, outcome, StageDurations())
                return (outcome, StageDurations())
            }
        }
        let outcomes = Mutex([Int: (PhotoOutcome, StageDurations)]())
        await PhotoLanes(settings: settings).read(truth.photos) { index, outcome, durations in
            tell(truth.photos[index], outcome, durations)
            outcomes.withLock { $0[index] = (outcome, durations) }
        }
        return outcomes.withLock { outcomes in truth.photos.indices.compactMap { outcomes[$0] } }
    }

    private func score(
        _ index: Int, _ outcome: PhotoOutcome, _ durations: StageDurations, _ bundle: MenuBundle
    ) -> (row: DishBenchRow, matches: [DishMatch]) {
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
        let pairs = DishPairing(wanted, found).pairs
        let counts = DishCounts(wanted, found, pairs, aspects: .all)
        let bag = truth.texts[index].map { WordBag(truth: TextWords.of($0), found: TextWords.of(text)) }
        let photo = truth.photos[index]
        let file = photo.file.path.lastComponent.display
        let row = DishBenchRow(
            photo: photo.name, wordF1: bag?.f1.rounded(toDecimals: 4), figures: DishFigures(counts), counts: counts,
            seconds: kept == nil ? durations.total.rounded(toDecimals: 3) : nil, failure: failure,
            languages: bundle.languages,
            mainLanguageIsRight: truth.languages?.isMainRight(bundle.languages, of: file),
            mainLanguageIsListed: truth.languages?.isMainListed(bundle.languages, of: file))
        return (row, DishMatch.list(wanted, found, pairs))
    }
}
