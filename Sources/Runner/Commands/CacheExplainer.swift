internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Menus
internal import Models
internal import Pages
internal import Reading
internal import Stages

/// Finds out what the caches know about a photo, by the same steps as a scan, but without storing or asking anything.
struct CacheExplainer {
    let store: Store
    let settings: Settings
    let model: LanguageModel?
    let words: [String]

    func explanation(of path: FilePath) async throws(StageFailure) -> CacheExplanation {
        let fingerprint = Fingerprint.reading(settings)
        let cache = ReadingCache(store: store, fingerprint: fingerprint, isKept: false)
        let photo = try LoadPhoto(limits: settings.limits)(path, shownAs: path.display)
        let decode = Decode(limits: settings.limits, readsLocation: settings.location.value)
        let metadata = decode.facts(of: photo).metadata
        var explanation = CacheExplanation(
            photo: path.display, sha256: photo.sha256, fingerprint: fingerprint,
            bytes: await store.finding(forPhoto: cache.key(of: photo)), hasModel: model != nil)
        if explanation.bytes != .hit {
            let pixels = try decode(photo).contentHash
            explanation.pixels = await store.finding(forPixels: cache.key(ofPixels: pixels))
        }
        let page = try await read(path, cache)
        await explain(page, in: &explanation)
        if settings.location.value, let place = metadata.coordinate {
            explanation.earlierMenus = await store.menus(near: place, within: EarlierMenu.reach)
        }
        return explanation
    }

    /// From the cache, else on a thread that the OCR engine keeps for itself.
    private func read(_ path: FilePath, _ cache: ReadingCache) async throws(StageFailure) -> ReadPage {
        let settings = settings
        let file = PhotoFile(path: path, shown: path.display)
        let outcome = await Task(executorPreference: LaneExecutor(name: "explain")) {
            var durations = StageDurations()
            return await PhotoChain(settings: settings, qualityPolicy: .off, cache: cache)(file, durations: &durations)
        }.value
        switch outcome {
        case .read(let page): return page
        case .failed(_, let failure): throw failure
        // Not with this policy.
        case .rejected: throw StageFailure(.inspect, .unsupported, "The photo is too poor to be read.")
        }
    }

    private func explain(_ page: ReadPage, in explanation: inout CacheExplanation) async {
        let pages = await store.pages(like: page.pageHashes)
        explanation.pages = pages.map { page in
            CacheExplanation.Page(distance: page.distance, radius: page.radius, dishes: page.dishes.count)
        }
        explanation.nearestPage = await store.nearestPage(to: page.pageHashes)
        let location = Locate(isAllowed: settings.location.value)([page.metadata])
        let menu = FindDishes()(Symbols()([NumberedPage(number: 1, page: page)]))
            .settingCuisine(country: location.country)
        guard let model else { return }
        let questions = model.questions(on: menu, targetLanguage: settings.targetLanguage.value)
        let asked = zip(menu.dishes, questions).compactMap { dish, question in question.map { (dish.name, $0) } }
        let findings = await store.findings(
            for: asked.map(\.1), on: page.pageHashes, judge: Judge(knowledge: Knowledge(own: words)))
        explanation.dishes = zip(asked, findings).map { CacheExplanation.Dish(name: $0.0, finding: $1) }
    }
}
