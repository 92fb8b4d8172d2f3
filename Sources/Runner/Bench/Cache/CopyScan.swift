internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Models
internal import Pages
internal import Reading
internal import Stages

/// Makes an altered copy of a photo, scans it, and compares the answers its dishes get with the dishes they were given
/// to. Belongs to one lane.
struct CopyScan {
    private let alter: Alter
    private let load: LoadPhoto
    private let decode: Decode
    private let chain: PhotoChain
    private let cache: ReadingCache
    private let answers: NamedAnswers
    private let settings: Settings
    /// Where the copy is written; the next one takes its place.
    private let file: FilePath

    init(settings: Settings, cache: ReadingCache, answers: NamedAnswers, file: FilePath) {
        alter = Alter(limits: settings.limits)
        load = LoadPhoto(limits: settings.limits)
        decode = Decode(limits: settings.limits, readsLocation: settings.location.value)
        chain = PhotoChain(settings: settings, qualityPolicy: .off, cache: cache)
        self.cache = cache
        self.answers = answers
        self.settings = settings
        self.file = file
    }

    /// Nil when there is no such copy of the photo.
    func callAsFunction(
        _ photo: NamedPhoto, _ alteration: Alteration, of original: KnownMenu
    ) async throws(StageFailure) -> CopyTally? {
        let loaded = try load(photo.file)
        guard let bytes = try alter(loaded, alteration) else { return nil }
        try AtomicFile.write(bytes, to: file)
        var tally = CopyTally(copies: 1)
        let copy = try load(file, shownAs: photo.file.shown)
        if await cache.store.finding(forPhoto: cache.key(of: copy)) == .hit {
            tally.sameBytes = 1
        } else if await cache.store.finding(forPixels: cache.key(ofPixels: try decode(copy).contentHash)) == .hit {
            tally.samePixels = 1
        }
        var durations = StageDurations()
        switch await chain(PhotoFile(path: file, shown: photo.file.shown), durations: &durations) {
        case .read(let page): await count(page, of: original, in: &tally)
        case .failed(_, let failure): throw failure
        case .rejected: break
        }
        return tally
    }

    private func count(_ page: ReadPage, of original: KnownMenu, in tally: inout CopyTally) async {
        let menu = KnownMenu(page, settings: settings)
        let keys = Set(original.questions.map(\.key))
        let pages = await cache.store.pages(like: page.pageHashes)
        if pages.contains(where: { page in page.dishes.contains { keys.contains($0.key) } }) { tally.proposed = 1 }
        let found = await cache.store.answers(to: menu.questions, on: page.pageHashes, judge: Judge())
        for (question, answer) in zip(menu.questions, found) {
            tally.dishes += 1
            guard let answer else {
                tally.misses.add(question, among: original.questions)
                continue
            }
            if answer.isSlip {
                tally.slip += 1
            } else if answer.origin == .menuCache {
                tally.menu += 1
            } else {
                tally.dish += 1
            }
            if answers.isWrong(answer, for: question, amongThoseOf: original) { tally.wrong += 1 }
        }
        if !menu.questions.isEmpty {
            tally.menus = 1
            if found.allSatisfy({ $0 != nil }) { tally.menusWithoutCall = 1 }
        }
    }
}
