internal import Models
internal import Stages

/// The way of one photo, from its bytes to the text on it. Each lane owns one.
struct PhotoChain {
    let load: LoadPhoto
    let decode: Decode
    let inspect = Inspect()
    let straighten = Straighten()
    let recognise: Recognise
    let qualityPolicy: QualityPolicy
    let cache: ReadingCache?

    /// - Parameter cache: nil to read every photo anew.
    init(settings: Settings, qualityPolicy: QualityPolicy, cache: ReadingCache? = nil) {
        load = LoadPhoto(limits: settings.limits)
        decode = Decode(limits: settings.limits, readsLocation: settings.location.value)
        recognise = Recognise(
            languages: settings.languages.value, deadline: .seconds(settings.deadline.value),
            detector: settings.detector.value, engineFolder: settings.engineFolder.value.map { EngineFolder($0) })
        self.qualityPolicy = qualityPolicy
        self.cache = cache
    }

    /// Never throws: trouble with a photo is an outcome, and the next photo is not concerned.
    ///
    /// - Parameter steps: keeps the picture after each step; nil, as ever but when looking for a mistake, keeps none.
    func callAsFunction(
        _ file: PhotoFile, steps: StepRecorder? = nil, durations: inout StageDurations
    ) async -> PhotoOutcome {
        var record = PhotoRecord(path: file.shown, sha256: "")
        do throws(StageFailure) {
            let photo = try load(file.path, shownAs: file.shown)
            let facts = decode.facts(of: photo)
            record = facts.record
            if let page = await cache?.page(for: photo, facts) { return outcome(of: page) }
            let picture = try durations.measure(.decode) { () throws(StageFailure) in try decode(photo) }
            record = picture.photo
            let pixels = cache == nil ? "" : picture.contentHash
            if let page = await cache?.page(forPixels: pixels, of: photo, facts) { return outcome(of: page) }
            steps?.record(picture)
            let quality = try durations.measure(.inspect) { () throws(StageFailure) in try inspect(picture) }
            if isTooPoor(quality) { return .rejected(record, quality) }
            let start = ContinuousClock.now
            let sheet = try straighten(picture, quality: quality, steps: steps)
            durations.add(.straighten, ContinuousClock.now - start)
            // The angle a page was taken at is known only now.
            if isTooPoor(sheet.quality) { return .rejected(record, sheet.quality) }
            let readingStart = ContinuousClock.now
            let page = try recognise(sheet, steps: steps)
            durations.add(.recognise, ContinuousClock.now - readingStart)
            // What a deadline cut short may be read whole another time.
            if !page.warnings.contains(where: { $0.code == "deadline" }) {
                await cache?.keep(page, of: photo, pixels: pixels)
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

    private func isTooPoor(_ quality: Quality) -> Bool { qualityPolicy == .reject && !quality.reasons.isEmpty }
}
