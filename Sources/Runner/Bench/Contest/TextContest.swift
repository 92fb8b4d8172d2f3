internal import Files
internal import Models
internal import Reading
internal import Stages

/// Has several programs read the same photos, one after the other so that none slows another down.
struct TextContest: Sendable {
    /// A program, or a way of this one.
    enum Engine: String, CaseIterable, Sendable {
        case classic, neural, tesseract
    }

    /// A program that invents text may write more than any transcription has; whatever writes more than this failed.
    private static let mostBytes = 1 << 20

    let truth: TruthFolder
    let settings: Settings
    let environment: ProcessEnvironment
    let tell: @Sendable (NamedPhoto, PhotoOutcome, StageDurations) -> Void

    /// Throws where it isn't installed; found out before the first photo is read.
    func check(_ engine: Engine) throws(StageFailure) {
        switch engine {
        case .classic: try settings(for: .classic).checkReading()
        case .neural: try settings(for: .neural).checkReading()
        case .tesseract: _ = try tesseract()
        }
    }

    /// Throws as `check`.
    func contender(_ engine: Engine) async throws(StageFailure) -> Contender {
        switch engine {
        case .classic: return await own(.classic, engine.rawValue)
        case .neural: return await own(.neural, engine.rawValue)
        case .tesseract:
            let program = try tesseract()
            let start = ContinuousClock.now
            let read = await program.read(truth.photos, lanes: settings.lanes(photos: truth.photos.count))
            let wall = (ContinuousClock.now - start) / .seconds(1)
            return Contender(
                engine.rawValue, version: program.version, texts: read.map { $0?.text }, truths: truth.truths,
                seconds: read.map { $0?.seconds }, wallSeconds: wall)
        }
    }

    /// What another program left in a folder: `menu.jpg.txt`, or else `menu.txt`, for `menu.jpg`. A photo without a
    /// file counts as failed.
    func contender(textsIn folder: FilePath) throws(StageFailure) -> Contender {
        let names = Set(try FolderListing.names(in: folder))
        let texts = truth.photos.map { photo -> String? in
            let answer = PhotosWithAnswers.answer(to: photo.file.path.lastComponent, ending: ".txt", among: names)
            return answer.flatMap { SmallFile.bytes(of: folder.appending($0), limit: Self.mostBytes) }
                .map { String(decoding: $0, as: UTF8.self) }
        }
        return Contender(folder.lastComponent.display, texts: texts, truths: truth.truths)
    }

    /// What a command writes for each photo on its standard output.
    func contender(_ command: PhotoCommand) async -> Contender {
        let runs = command.runs(within: settings.deadline.value, upTo: Self.mostBytes)
        let start = ContinuousClock.now
        let read = await runs.read(
            truth.photos.map(\.file.path), lanes: settings.lanes(photos: truth.photos.count), name: "command")
        let wall = (ContinuousClock.now - start) / .seconds(1)
        return Contender(
            command.name, version: command.line,
            texts: read.map { $0.map { String(decoding: $0.output, as: UTF8.self) } },
            truths: truth.truths, seconds: read.map { $0?.seconds }, wallSeconds: wall)
    }

    private func settings(for detector: DetectorChoice) -> Settings {
        var settings = settings
        settings.detector.value = detector
        return settings
    }

    private func tesseract() throws(StageFailure) -> TesseractProgram {
        guard let program = TesseractProgram(settings: settings, environment: environment) else {
            throw TesseractProgram.missing
        }
        return program
    }

    private func own(_ detector: DetectorChoice, _ name: String) async -> Contender {
        let settings = settings(for: detector)
        let result = await TextBench(truth: truth, settings: settings, tesseract: nil, tell: tell).run()
        let rows = result.report.photos
        return Contender(
            name, version: "vegyscan \(ProgramVersion.current)",
            texts: zip(rows, result.texts).map { $0.failure == nil ? $1 : nil }, truths: truth.truths,
            seconds: rows.map(\.seconds), wallSeconds: result.report.run.wallSeconds)
    }
}
