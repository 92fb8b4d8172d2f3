internal import Files
internal import Foundation
internal import Library
internal import Models

/// The only writer of a run. It writes the bundles, and the history, the journal and finally the index, which only
/// repeat what bundles say.
actor MenuRecorder {
    private let writer: BundleWriter
    private let journal: Journal
    /// Whether the index says already what it would be made to say.
    private var isIndexCurrent = false
    /// The hashes of the folders of menus that this run scanned and of which there was no result. The names themselves,
    /// of perhaps a hundred thousand, would take five times the memory.
    private var newcomers: Set<Int> = []
    /// Whether a profile's verdicts are written once the bundles are there.
    private let rejudges: Bool
    /// How many files of verdicts went with bundles that were replaced.
    private var removedVerdicts = 0
    /// Whether photos would be read by the neural engine if it were there.
    private let missesEngine: Bool
    /// Whether the run has told that this changes earlier results.
    private var hasToldOfEngine = false
    /// Nil when nothing is to be kept outside the output folder.
    private let history: Store?
    private var writeFailure: StageFailure?
    private let output: FilePath
    /// The folder's identity when the run began. If somebody removed it meanwhile, it must not be made again: the menus
    /// in it would be missing but the index would name them.
    private let identity: FileIdentity?
    /// The journal as it stood when it was first asked what it knows of a menu.
    private lazy var known = journal.load()

    /// - Parameters:
    ///   - output: is there already.
    ///   - journal: its journal; nil to open it here.
    ///   - rejudges: whether a profile's verdicts are written once the bundles are there.
    ///   - missesEngine: whether photos would be read by the neural engine if it were there.
    init(
        output: FilePath, history: Store?, journal: Journal? = nil, rejudges: Bool = false, missesEngine: Bool = false
    ) {
        self.history = history
        self.rejudges = rejudges
        self.missesEngine = missesEngine
        self.output = output
        identity = FileIdentity(of: output)
        writer = BundleWriter(folder: output)
        self.journal = journal ?? Journal(folder: output)
    }

    /// Tells that no menu of this run needs anything, and the index is that of the menus in the folder.
    func keepIndex() { isIndexCurrent = true }

    /// Records a menu that was scanned, unless that would cost an earlier result what only that one knows: if a page
    /// can't be read any more, the earlier result stays; if the photos show another menu now, both stay.
    ///
    /// - Parameters: as of `record`.
    func recordScan(
        _ bundle: MenuBundle, menu: String, seconds: Double, photos: [FileStamp?], origin: String?
    ) async -> MenuSummary? {
        guard let earlier = writer.existing(menu: FilePath(menu)).map({ EarlierResult(bundle: $0) }) else {
            newcomers.insert(menu.hashValue)
            // The journal remembers a result that somebody removed, or that can't be read any more.
            let added = known.entry(of: menu)?.photos.count { $0.path.hasPrefix(AddedPages.folder) } ?? 0
            let aside: FilePath?
            do throws(StageFailure) {
                try checkOutput()
                aside = try writer.setAside(menu: FilePath(menu))
            } catch {
                writeFailure = writeFailure ?? error
                return nil
            }
            var summary = await record(bundle, menu: menu, seconds: seconds, photos: photos, origin: origin)
            if let aside { summary?.notes.append(.setAside(output.appending(aside).display)) }
            if added > 0 { summary?.notes.append(.pagesLost(added, of: menu)) }
            return summary
        }
        if earlier.isLost(to: bundle) {
            var summary = MenuSummary(menu: menu, bundle: bundle, wasRead: false, seconds: seconds)
            summary.notes = [.earlierKept(menu, dishes: earlier.bundle.dishes.count)]
            return summary
        }
        guard earlier.isAnother(than: bundle) else {
            var summary = await record(bundle, menu: menu, seconds: seconds, photos: photos, origin: origin)
            let gone = earlier.pages(missingIn: bundle)
            if !gone.isEmpty {
                let dishes = earlier.bundle.dishes.count { dish in gone.contains { $0.number == dish.page } }
                summary?.notes = [.photosGone(gone.map(\.photo.path), of: menu, dishes: dishes)]
            }
            if missesEngine, !hasToldOfEngine, earlier.isReadByEngine {
                hasToldOfEngine = true
                summary?.notes.append(.engineMissing(menu))
            }
            return summary
        }
        let folder = EarlierResult.folder(for: bundle, besides: menu, in: output)
        var summary = await record(bundle, menu: folder, seconds: seconds, photos: photos, origin: origin)
        // From now on what lies at the place is found under its own name.
        if summary != nil, var entry = known.entry(of: menu) {
            entry.origin = nil
            journal.add(entry)
        }
        summary?.notes = [.otherMenu(at: menu, now: folder)]
        summary?.plannedMenu = menu
        return summary
    }

    /// Records a menu: first its row in the history, then its bundle.
    ///
    /// A menu whose bundle exists counts as done, so that a run killed between the two would never add it to the
    /// history; in this order, the next run writes the bundle and the same row again.
    ///
    /// - Parameters:
    ///   - wasRead: whether only its dishes were judged anew.
    ///   - photos: how the files of its photos looked, in page order, as far as that can be relied on; nil when nobody
    ///     looked, and what the journal knows of them goes on counting.
    ///   - origin: where they came from, for the journal; nil for what it knows already.
    /// - Returns: nil when the bundle could not be written: nothing more will be, and the run should end.
    func record(
        _ bundle: MenuBundle, menu: String, wasRead: Bool = false, seconds: Double = 0, photos: [FileStamp?]? = nil,
        origin: String? = nil
    ) async -> MenuSummary? {
        if writeFailure != nil { return nil }
        let folder = FilePath(menu)
        // A new scan doesn't find what was added by hand.
        var bundle = bundle
        let earlier = writer.existing(menu: folder)
        if bundle.addedPart == nil, let added = earlier?.addedPart { bundle = bundle.appending(added) }
        await history?.record(
            bundle, menu: menu, output: writer.file(ofMenu: folder), scannedAt: Date(), replacing: earlier?.id)
        // Another menu may have run into a full disk meanwhile.
        if writeFailure != nil { return nil }
        do throws(StageFailure) {
            try checkOutput()
            isIndexCurrent = false
            let hasVerdicts = !rejudges && ProfileFile.isThere(beside: folder, in: output)
            let stamp = try output.appending(folder).naming { () throws(StageFailure) in
                try writer.write(bundle, menu: folder)
            }
            if hasVerdicts { removedVerdicts += 1 }
            let noted = photos == nil || origin == nil ? known.entry(of: menu) : nil
            journal.add(
                JournalEntry(
                    bundle, menu: folder, stamp: stamp, photos: photos ?? noted?.stamps(of: bundle) ?? [],
                    origin: origin ?? noted?.origin))
        } catch {
            writeFailure = error
            return nil
        }
        return MenuSummary(menu: menu, bundle: bundle, wasRead: wasRead, seconds: seconds)
    }

    /// The bundle that is there, when a language model judged dishes of it or is waited for.
    nonisolated func waiting(in menu: String) -> MenuBundle? {
        writer.existing(menu: FilePath(menu)).flatMap { $0.pendingDishes.isEmpty && !$0.isJudgedByModel ? nil : $0 }
    }

    /// Notes what was found out of menus that the journal doesn't know, so that the index will have them.
    func note(_ lines: [IndexLine]) {
        for line in lines where known.entry(of: line.menu) == nil {
            journal.add(JournalEntry(line: line, fingerprint: "", bundle: nil, photos: []))
        }
    }

    /// Tells of new results of this run that show photos of others; nil when there are none. The photos were renamed,
    /// moved or copied, and nobody but the person knows whether all results are wanted.
    func samePhotos() -> RunNote? {
        if newcomers.isEmpty || writeFailure != nil { return nil }
        let repeated = RepeatedPhotos(
            among: journal.load().entries, isNew: { newcomers.contains($0.hashValue) },
            isThere: { FileKind.of(writer.file(ofMenu: FilePath($0))) == .file })
        return .samePhotos(repeated, in: output)
    }

    /// Tells how many profile's verdicts went with the results that they were of, where nobody judges anew; nil when
    /// there are none.
    func lostVerdicts() -> RunNote? { .verdictsRemoved(removedVerdicts, in: output) }

    /// Writes the index over the menus of this run and those that earlier runs left in the folder.
    ///
    /// - Returns: why something could not be written, or nil.
    func finish() -> StageFailure? {
        if let writeFailure { return listing(writeFailure) }
        do throws(StageFailure) {
            try checkOutput()
            if isIndexCurrent { return nil }
            try output.naming { () throws(StageFailure) in try IndexRenewal(writer: writer, journal: journal)() }
            return nil
        } catch {
            return error
        }
    }

    /// Lists what could be written all the same, or says how it will be.
    private func listing(_ failure: StageFailure) -> StageFailure {
        guard (try? checkOutput()) != nil else { return failure }
        do throws(StageFailure) {
            try IndexRenewal(writer: writer, journal: journal)()
            return failure
        } catch {
            var failure = failure
            failure.message +=
                " The index lacks some of them until the next run, or until: vegyscan repair \(output.quotedForShell)"
            return failure
        }
    }

    private func checkOutput() throws(StageFailure) {
        guard let identity, FileIdentity(of: output) == identity else {
            throw StageFailure(
                .persist, .cannotWrite,
                "The output folder was removed or replaced while the run was writing to it; run again to make what is "
                    + "missing.")
        }
    }
}
