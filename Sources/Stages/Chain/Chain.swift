public import Asking
internal import Files
public import Menus
public import Models
public import Pages
public import Reading

/// The way from photos to a menu that is understood:
///
///     load → decode → inspect → straighten → recognise      each photo
///     symbols → dishes → locate → classify                  their menu
///
/// Made in one place, `init(_:…)`. A stage of somebody else's takes the place of one of ours by being assigned to its
/// property, or stands between two by calling the one that it takes the place of.
public struct Chain: Sendable {
    /// Makes the way of a photo. Its reader keeps engines that serve one thread at a time, so each lane makes its own.
    public var makePhotoChain: @Sendable () -> PhotoChain
    public var menu: MenuChain

    /// - Parameters:
    ///   - reading: how photos are read.
    ///   - locate: says where a menu was photographed.
    ///   - classify: says what its dishes suit; offline unless it is given a language model.
    ///   - producer: who is named in bundles.
    public init(
        _ reading: ReadingSettings = ReadingSettings(), locate: Locate = Locate(), classify: Classify = Classify(),
        producer: Producer
    ) {
        makePhotoChain = { PhotoChain(reading) }
        menu = MenuChain(locate: locate, classify: classify, qualityPolicy: reading.quality, producer: producer)
    }

    /// The menu on some photos, which are read one after the other in page order. Trouble with a photo is told in the
    /// bundle and ends nothing.
    public func callAsFunction(_ photos: [PhotoFile]) async -> MenuBundle {
        let read = makePhotoChain()
        var outcomes: [PhotoOutcome] = []
        for photo in photos {
            var durations = StageDurations()
            outcomes.append(await read(photo, durations: &durations))
        }
        return await menu(outcomes)
    }
}

/// The way of one photo, from its bytes to the text on it. Each lane owns one.
public struct PhotoChain {
    /// Bytes from the disk, and their SHA-256.
    public var load: (PhotoFile) throws(StageFailure) -> LoadedPhoto
    /// What the file's header says, before a pixel is decoded.
    public var facts: (LoadedPhoto) -> PhotoFacts
    /// Upright pixels.
    public var decode: (LoadedPhoto) throws(StageFailure) -> Picture
    /// How well it will read, in figures and advice.
    public var inspect: (borrowing Picture) throws(StageFailure) -> Quality
    /// A level page, and the way back to the photo.
    public var straighten: (consuming Picture, Quality, StepRecorder?) throws(StageFailure) -> Sheet
    /// Lines, words and boxes; the pixels are let go.
    public var recognise: (consuming Sheet, StepRecorder?) throws(StageFailure) -> ReadPage

    public var qualityPolicy: QualityPolicy
    /// Earlier readings; nil to read every photo anew.
    public var cache: (any PageMemory)?
    /// Nil where photos are read one at a time anyway.
    public var gate: (any PixelAdmission)?
    /// Told before each stage.
    public var begins: (StageName) -> Void
    /// Shown each photo that is decoded; a photo that was read before isn't.
    public var show: (borrowing Picture) -> Void = { _ in }

    public init(
        _ settings: ReadingSettings, cache: (any PageMemory)? = nil, gate: (any PixelAdmission)? = nil,
        begins: @escaping (StageName) -> Void = { _ in }
    ) {
        let loading = LoadPhoto(limits: settings.limits)
        let decoding = Decode(limits: settings.limits, readsLocation: settings.readsLocation)
        let inspecting = Inspect()
        let recognising = Recognise(
            languages: settings.languages, deadline: .seconds(settings.deadline), detector: settings.detector,
            engineFolder: settings.engineFolder.map { EngineFolder(FilePath(bytes: $0)) }, legend: .ofMenus)
        let straightening = Straighten(byShape: !recognising.levels)
        load = { file throws(StageFailure) in try loading(file) }
        facts = { decoding.facts(of: $0) }
        decode = { photo throws(StageFailure) in try decoding(photo) }
        inspect = { picture throws(StageFailure) in try inspecting(picture) }
        straighten = { picture, quality, steps throws(StageFailure) in
            try straightening(picture, quality: quality, steps: steps)
        }
        recognise = { sheet, steps throws(StageFailure) in try recognising(sheet, steps: steps) }
        qualityPolicy = settings.quality
        self.cache = cache
        self.gate = gate
        self.begins = begins
    }

    /// Never throws: trouble with a photo is an outcome, and the next photo is not concerned.
    ///
    /// - Parameters:
    ///   - steps: keeps the picture after each step, also of layout, which is run for that alone; nil, as ever but when
    ///     looking for a mistake, keeps none.
    ///   - durations: told how long each stage took, also when it fails.
    public func callAsFunction(
        _ file: PhotoFile, steps: StepRecorder? = nil, durations: inout StageDurations
    ) async -> PhotoOutcome {
        let outcome = await read(file, steps, &durations)
        // The name of the file decides, so this is no part of what the cache keeps of its content.
        guard case .read(var page) = outcome, [.tiff, .pdf].contains(page.photo.format), let warning = file.pagesUnread
        else { return outcome }
        page.warnings.append(warning)
        return .read(page)
    }

    private func read(
        _ file: PhotoFile, _ steps: StepRecorder?, _ durations: inout StageDurations
    ) async -> PhotoOutcome {
        var record = PhotoRecord(path: file.shown, sha256: "")
        do throws(StageFailure) {
            let photo = try load(file)
            let facts = facts(photo)
            record = facts.record
            if let page = await cache?.page(forPhoto: photo.sha256, facts) { return outcome(of: page) }
            let size = facts.pixels
            await gate?.admit(size)
            defer { gate?.leave(size) }

            let picture = try stage(.decode, &durations) { () throws(StageFailure) in try decode(photo) }
            record = picture.photo
            let pixels = cache == nil ? "" : picture.contentHash
            if let page = await cache?.page(forPixels: pixels, photo: photo.sha256, facts) { return outcome(of: page) }
            steps?.record(picture)
            show(picture)

            let quality = try stage(.inspect, &durations) { () throws(StageFailure) in try inspect(picture) }
            if isTooPoor(quality) { return .rejected(record, quality) }

            let sheet = try stage(.straighten, &durations, picture) { picture throws(StageFailure) in
                try straighten(picture, quality, steps)
            }
            // The angle a page was taken at is known only now.
            if isTooPoor(sheet.quality) { return .rejected(record, sheet.quality) }

            let page = try stage(.recognise, &durations, sheet) { sheet throws(StageFailure) in
                try recognise(sheet, steps)
            }
            steps?.record(page)
            // What a deadline cut short may be read whole another time.
            if !page.warnings.contains(where: { $0.code == WarningCode.deadline.rawValue }) {
                await cache?.keep(page, forPhoto: photo.sha256, pixels: pixels)
            }
            return .read(page)
        } catch {
            return .failed(record, error)
        }
    }

    private func stage<Output: ~Copyable>(
        _ name: StageName, _ durations: inout StageDurations, _ body: () throws(StageFailure) -> Output
    ) throws(StageFailure) -> Output {
        begins(name)
        return try durations.measure(name, body)
    }

    private func stage<Input: ~Copyable, Output: ~Copyable>(
        _ name: StageName, _ durations: inout StageDurations, _ input: consuming Input,
        _ body: (consuming Input) throws(StageFailure) -> Output
    ) throws(StageFailure) -> Output {
        begins(name)
        return try durations.measure(name, input, body)
    }

    /// Of a page that was read before.
    private func outcome(of page: ReadPage) -> PhotoOutcome {
        isTooPoor(page.quality) ? .rejected(page.photo, page.quality) : .read(page)
    }

    private func isTooPoor(_ quality: Quality) -> Bool { qualityPolicy.leavesOut(quality) }
}

/// The way of one menu, from the text on its pages to the finished bundle.
public struct MenuChain: Sendable {
    /// The legend, and the marks beside dishes.
    public var symbols: @Sendable ([NumberedPage]) -> MarkedMenu = { Symbols()($0) }
    /// Names, prices and sections, and every line that is none of it.
    public var findDishes: @Sendable (MarkedMenu) -> MenuDraft = { FindDishes()($0) }
    /// Where it was photographed.
    public var locate: @Sendable ([PhotoMetadata]) -> Location
    /// The places, from 0, of pages that were photographed elsewhere than the others.
    public var pagesElsewhere: @Sendable ([PhotoMetadata]) -> [Int]
    /// What a vegan, a vegetarian or somebody with an allergy can order.
    public var classify: @Sendable (MenuDraft) async -> JudgedDishes

    public var qualityPolicy: QualityPolicy
    public var producer: Producer
    /// What is known of the menu beforehand.
    public var facts = MenuFacts()
    /// Where the words of lines go; a bundle in memory has them all the same.
    public var words = WordPlacement.inline

    public init(locate: Locate, classify: Classify, qualityPolicy: QualityPolicy, producer: Producer) {
        self.locate = { locate($0) }
        pagesElsewhere = { locate.pagesElsewhere($0) }
        self.classify = { await classify($0) }
        self.qualityPolicy = qualityPolicy
        self.producer = producer
    }

    /// - Parameter outcomes: one for each page, in page order.
    public func callAsFunction(_ outcomes: [PhotoOutcome]) async -> MenuBundle {
        let (draft, location, capturedAt) = draft(of: outcomes)
        let judged = await classify(draft)
        return MenuBundle(
            id: BundleID.make(pageHashes: outcomes.map(\.photo.identity)),
            status: .of(outcomes, isComplete: judged.pending.isEmpty),
            source: (location.source == .none ? BundleSource.libraryWithoutLocation : .library).text,
            capturedAt: capturedAt,
            location: location,
            restaurantName: draft.restaurantName,
            languages: draft.languages,
            cuisine: draft.cuisine,
            pages: Self.allPages(outcomes, read: draft.pages),
            words: words,
            dishes: judged.dishes,
            pendingDishes: judged.pending,
            warnings: warnings(of: outcomes) + draft.warnings + warnings(of: draft, from: outcomes) + judged.warnings,
            producer: producer)
    }

    /// The menu before its dishes are judged; needs no network.
    public func draft(of outcomes: [PhotoOutcome]) -> (draft: MenuDraft, location: Location, capturedAt: String?) {
        let pages = readPages(of: outcomes)
        let location = locate(pages.map(\.page.metadata))
        let draft = findDishes(symbols(pages)).stating(facts).settingCuisine(country: location.country)
        return (draft, location, pages.lazy.compactMap(\.page.metadata.capturedAt).first)
    }

    func readPages(of outcomes: [PhotoOutcome]) -> [NumberedPage] {
        outcomes.enumerated().compactMap { index, outcome in
            guard case .read(let page) = outcome else { return nil }
            return NumberedPage(number: index + 1, page: page)
        }
    }

    /// The pages that were read, and the others with what is known of their photos.
    private static func allPages(_ outcomes: [PhotoOutcome], read: [Page]) -> [Page] {
        let byNumber = Dictionary(read.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        return outcomes.enumerated().map { index, outcome in
            let number = index + 1
            return switch outcome {
            case .read(let page): byNumber[number] ?? Page(number: number, photo: page.photo, lines: page.lines)
            case .rejected(let photo, let quality): Page(number: number, photo: photo, quality: quality)
            case .failed(let photo, let failure): Page(number: number, photo: photo, failure: failure)
            }
        }
    }
}
