internal import Models
internal import Stages

/// The way of one photo, from its bytes to the text on it. Each lane owns one.
struct PhotoChain: PhotoReader {
    let load: LoadPhoto
    let decode: Decode
    let inspect = Inspect()
    let straighten = Straighten()
    let recognise: Recognise
    let qualityPolicy: QualityPolicy
    let cache: (any PageMemory)?
    let gate: (any PixelAdmission)?
    /// Told before each stage.
    let begins: (StageName) -> Void

    /// - Parameters:
    ///   - cache: nil to read every photo anew.
    ///   - gate: nil where photos are read one at a time anyway.
    init(
        _ settings: ReadingSettings, cache: (any PageMemory)? = nil, gate: (any PixelAdmission)? = nil,
        begins: @escaping (StageName) -> Void = { _ in }
    ) {
        load = LoadPhoto(limits: settings.limits)
        decode = Decode(limits: settings.limits, readsLocation: settings.readsLocation)
        recognise = Recognise(
            languages: settings.languages, deadline: .seconds(settings.deadline), detector: settings.detector,
            engineFolder: settings.engineFolder.map { EngineFolder(FilePath(bytes: $0)) })
        qualityPolicy = settings.quality
        self.cache = cache
        self.gate = gate
        self.begins = begins
    }

    init(settings: Settings, qualityPolicy: QualityPolicy, cache: ReadingCache? = nil) {
        self.init(ReadingSettings(settings, quality: qualityPolicy), cache: cache)
    }

    func read(_ file: PhotoFile, durations: inout StageDurations) async -> PhotoOutcome {
        await self(file, durations: &durations)
    }

    /// Never throws: trouble with a photo is an outcome, and the next photo is not concerned.
    ///
    /// - Parameter steps: keeps the picture after each step; nil, as ever but when looking for a mistake, keeps none.
    func callAsFunction(
        _ file: PhotoFile, steps: StepRecorder? = nil, durations: inout StageDurations
    ) async -> PhotoOutcome {
        var record = PhotoRecord(path: file.shown, sha256: "")
        do throws(StageFailure) {
            let photo = try load(file)
            let facts = decode.facts(of: photo)
            record = facts.record
            if let page = await cache?.page(forPhoto: photo.sha256, facts) { return outcome(of: page) }
            let size = facts.pixels
            await gate?.admit(size)
            defer { gate?.leave(size) }
            begins(.decode)
            let picture = try durations.measure(.decode) { () throws(StageFailure) in try decode(photo) }
            record = picture.photo
            let pixels = cache == nil ? "" : picture.contentHash
            if let page = await cache?.page(forPixels: pixels, photo: photo.sha256, facts) { return outcome(of: page) }
            steps?.record(picture)
            begins(.inspect)
            let quality = try durations.measure(.inspect) { () throws(StageFailure) in try inspect(picture) }
            if isTooPoor(quality) { return .rejected(record, quality) }
            begins(.straighten)
            let start = ContinuousClock.now
            let sheet = try straighten(picture, quality: quality, steps: steps)
            durations.add(.straighten, ContinuousClock.now - start)
            // The angle a page was taken at is known only now.
            if isTooPoor(sheet.quality) { return .rejected(record, sheet.quality) }
            begins(.recognise)
            let readingStart = ContinuousClock.now
            let page = try recognise(sheet, steps: steps)
            durations.add(.recognise, ContinuousClock.now - readingStart)
            // What a deadline cut short may be read whole another time.
            if !page.warnings.contains(where: { $0.code == "deadline" }) {
                await cache?.keep(page, forPhoto: photo.sha256, pixels: pixels)
            }
            return .read(page)
        } catch {
            return .failed(record, error)
        }
    }

    /// Of a page that was read before.
    private func outcome(of page: ReadPage) -> PhotoOutcome {
        isTooPoor(page.quality) ? .rejected(page.photo, page.quality) : .read(page)
    }

    private func isTooPoor(_ quality: Quality) -> Bool { qualityPolicy.leavesOut(quality) }
}

extension QualityPolicy {
    /// Whether a photo of this quality is not to be read.
    func leavesOut(_ quality: Quality) -> Bool { self == .reject && !quality.reasons.isEmpty }
}

extension PhotoFacts {
    /// Pixels as the header claims them; nothing has been checked yet.
    var pixels: Int {
        let (pixels, isTooLarge) = record.storedWidth.multipliedReportingOverflow(by: record.storedHeight)
        return isTooLarge ? .max : pixels
    }
}
