internal import Files
internal import Models
internal import Outputs
internal import Pages
internal import Stages
internal import Synchronization

/// Reads the photos of a folder with transcriptions and scores what was read.
struct TextBench: Sendable {
    let truth: TruthFolder
    let settings: Settings
    /// Nil to measure this program alone.
    let tesseract: TesseractProgram?
    let tell: @Sendable (NamedPhoto, PhotoOutcome, StageDurations) -> Void

    /// What was read beside the figures.
    struct Result: Sendable {
        var report: TextBenchReport
        /// In the order of the photos; empty for one that failed.
        var texts: [String]
        /// The baseline's, or empty without one.
        var baselineTexts: [String]
    }

    private struct Reading: Sendable {
        var text = ""
        var languages: [String] = []
        var failure: StageFailure?
        var durations = StageDurations()
    }

    func run() async -> Result {
        let start = ContinuousClock.now
        let cpuStart = ProcessorTime.own
        let readings = await readings()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let cpuSeconds = ProcessorTime.own - cpuStart
        // Before scoring, which is no part of reading.
        let peak = PeakMemory.bytes
        let lanes = settings.lanes(photos: truth.photos.count)
        let baselineStart = ContinuousClock.now
        let baselineCPUStart = ProcessorTime.children
        let baselineTexts = await tesseract?.read(truth.photos, lanes: lanes).map { $0?.text }
        let baselineSeconds = (ContinuousClock.now - baselineStart) / .seconds(1)
        let baselineCPU = ProcessorTime.children - baselineCPUStart
        var rows = readings.indices.map { row($0, readings[$0]) }
        for (index, text) in (baselineTexts ?? []).enumerated() {
            rows[index].baseline = TextScore(truth: truth.truths[index], found: text ?? "")
            rows[index].baselineFailed = text == nil
        }
        var report = TextBenchReport(
            photos: rows, overall: ScoreSummary(rows.map(\.score)),
            run: BenchRun(
                version: ProgramVersion.current, fingerprint: Fingerprint.reading(settings),
                languages: settings.languages.value.text, lanes: lanes, failed: rows.count { $0.failure != nil },
                wallSeconds: seconds.rounded(toDecimals: 3), cpuSeconds: cpuSeconds.rounded(toDecimals: 3),
                stages: StageTotals(readings.map(\.durations)).rows,
                peakMemoryBytes: peak),
            mainLanguage: MainLanguageShare(rows))
        let files = truth.photos.map { $0.file.path.lastComponent.display }
        report.byLanguage = LanguageFigures(truth.languages?.groups(of: files) ?? [], of: rows)
        if let tesseract {
            report.baseline = TextBenchBaseline(
                program: tesseract.version, languages: tesseract.languages,
                overall: ScoreSummary(rows.compactMap(\.baseline)), failed: rows.count { $0.baselineFailed == true },
                wallSeconds: baselineSeconds.rounded(toDecimals: 3),
                cpuSeconds: baselineCPU.rounded(toDecimals: 3),
                wallRatio: baselineSeconds > 0 ? (seconds / baselineSeconds).rounded(toDecimals: 3) : nil,
                cpuRatio: baselineCPU > 0 ? (cpuSeconds / baselineCPU).rounded(toDecimals: 3) : nil)
        }
        return Result(
            report: report, texts: readings.map(\.text), baselineTexts: (baselineTexts ?? []).map { $0 ?? "" })
    }

    private func readings() async -> [Reading] {
        let readings = Mutex([Reading](repeating: Reading(), count: truth.photos.count))
        await PhotoLanes(settings: settings).read(truth.photos) { index, outcome, durations in
            tell(truth.photos[index], outcome, durations)
            var reading = Reading(durations: durations)
            switch outcome {
            case .read(let page): (reading.text, reading.languages) = (page.text, page.languages)
            case .failed(_, let failure): reading.failure = failure
            case .rejected: break
            }
            readings.withLock { $0[index] = reading }
        }
        return readings.withLock { $0 }
    }

    private func row(_ index: Int, _ reading: Reading) -> TextBenchRow {
        let photo = truth.photos[index]
        let file = photo.file.path.lastComponent.display
        return TextBenchRow(
            photo: photo.name, score: TextScore(truth: truth.truths[index], found: reading.text),
            failure: reading.failure, seconds: reading.durations.total.rounded(toDecimals: 3),
            stages: StageTotals([reading.durations]).rows, languages: reading.languages,
            mainLanguageIsRight: truth.languages?.isMainRight(reading.languages, of: file),
            mainLanguageIsListed: truth.languages?.isMainListed(reading.languages, of: file))
    }
}
