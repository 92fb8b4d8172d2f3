internal import Files
internal import Foundation
internal import Judging
internal import Library
internal import Models
internal import Pages
internal import Reading
internal import Stages

/// Scans photos, then altered copies of them, and reports what the caches knew about the copies.
///
/// No model is asked: each dish of a photo is given an answer that names the dish, which shows when an answer reaches
/// another one.
struct CacheBench: Sendable {
    let photos: [NamedPhoto]
    let settings: Settings
    let tell: @Sendable (NamedPhoto, StageFailure) -> Void

    /// The outcome for one copy.
    private struct Outcome: Sendable {
        var photo: Int
        var alteration: Alteration
        var tally: CopyTally
    }

    /// - Throws: `cannot_write` when there is no room for a store beside the copies.
    func run(in folder: FilePath) async throws(StageFailure) -> CacheBenchReport {
        let store = try Store(locations: .folder(folder.appending("store")))
        let start = ContinuousClock.now
        let (menus, first) = await originals(store)
        var answers = NamedAnswers()
        for menu in menus.values.sorted(by: { $0.page.photo.path < $1.page.photo.path }) {
            await store.keep(menu.questions.map { answers.answer(to: $0) })
            await store.remember(menu.page.pageHashes, dishes: menu.questions)
        }
        let again = await rescan(menus, store)
        let copies = await copies(menus, answers, store, folder)
        let pairs = await PairBench(store: store, answers: answers).run(photos.indices.compactMap { menus[$0] })
        return CacheBenchReport(
            photos: menus.count, failed: photos.count - menus.count,
            dishes: menus.values.reduce(0) { $0 + $1.questions.count }, firstSeconds: first.rounded(toDecimals: 2),
            rescanSeconds: again.seconds.rounded(toDecimals: 2), rescanHits: again.hits,
            alterations: Alteration.allCases.compactMap { alteration in
                let tallies = copies.filter { $0.alteration == alteration }.map(\.tally)
                return tallies.isEmpty
                    ? nil : .init(alteration: alteration, tally: tallies.reduce(into: CopyTally()) { $0 += $1 })
            },
            pairs: pairs, wallSeconds: ((ContinuousClock.now - start) / .seconds(1)).rounded(toDecimals: 1))
    }

    private func cache(_ store: Store, isKept: Bool) -> ReadingCache {
        ReadingCache(store: store, fingerprint: Fingerprint.reading(settings), isKept: isKept)
    }

    private func originals(_ store: Store) async -> (menus: [Int: KnownMenu], seconds: Double) {
        let start = ContinuousClock.now
        let next = NextPhoto(count: photos.count)
        let cache = cache(store, isKept: true)
        let menus = await withTaskGroup(of: [Int: KnownMenu].self) { lanes in
            for number in 0..<settings.lanes(photos: photos.count) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let chain = PhotoChain(settings: settings, qualityPolicy: .off, cache: cache)
                    var menus: [Int: KnownMenu] = [:]
                    while let index = next.take() {
                        var durations = StageDurations()
                        switch await chain(photos[index].file, durations: &durations) {
                        case .read(let page): menus[index] = KnownMenu(page, settings: settings)
                        case .failed(_, let failure): tell(photos[index], failure)
                        case .rejected: break
                        }
                    }
                    return menus
                }
            }
            return await lanes.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        }
        return (menus, (ContinuousClock.now - start) / .seconds(1))
    }

    /// Scans the same photos again, one after the other: how many are known, and how long that takes with their dishes.
    private func rescan(_ menus: [Int: KnownMenu], _ store: Store) async -> (hits: Int, seconds: Double) {
        let cache = cache(store, isKept: false)
        let chain = PhotoChain(settings: settings, qualityPolicy: .off, cache: cache)
        let start = ContinuousClock.now
        let before = await store.hits
        for index in photos.indices where menus[index] != nil {
            var durations = StageDurations()
            guard case .read(let page) = await chain(photos[index].file, durations: &durations) else { continue }
            let menu = KnownMenu(page, settings: settings)
            _ = await store.answers(to: menu.questions, on: page.pageHashes, judge: Judge())
        }
        return (await store.hits[.photo] - before[.photo], (ContinuousClock.now - start) / .seconds(1))
    }

    private func copies(
        _ menus: [Int: KnownMenu], _ answers: NamedAnswers, _ store: Store, _ folder: FilePath
    ) async -> [Outcome] {
        let next = NextPhoto(count: photos.count)
        let cache = cache(store, isKept: false)
        return await withTaskGroup(of: [Outcome].self) { lanes in
            for number in 0..<settings.lanes(photos: photos.count) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) {
                    let scan = CopyScan(
                        settings: settings, cache: cache, answers: answers,
                        file: folder.appending("copy-\(number + 1).jpg"))
                    var outcomes: [Outcome] = []
                    while let index = next.take() {
                        guard let menu = menus[index] else { continue }
                        for alteration in Alteration.allCases {
                            do throws(StageFailure) {
                                guard let tally = try await scan(photos[index], alteration, of: menu) else { continue }
                                outcomes.append(Outcome(photo: index, alteration: alteration, tally: tally))
                            } catch {
                                tell(photos[index], error)
                                outcomes.append(
                                    Outcome(
                                        photo: index, alteration: alteration, tally: CopyTally(copies: 1, failed: 1)))
                            }
                        }
                    }
                    return outcomes
                }
            }
            return await lanes.reduce(into: []) { $0 += $1 }
        }
    }
}
