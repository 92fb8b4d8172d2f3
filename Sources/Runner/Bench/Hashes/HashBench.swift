internal import Models

/// How far altered copies of a photo are from it, and photos of different menus from one another.
struct HashBench: Sendable {
    let photos: [NamedPhoto]
    let settings: Settings
    /// Where the copies are kept, or nil.
    var kept: CopyFolder?
    let tell: @Sendable (NamedPhoto, StageFailure) -> Void

    struct Result: Sendable {
        /// In the order of the photos, without those that failed.
        var photos: [HashedPhoto] = []
        var clock = HashClock()
        var failed = 0
    }

    /// What one lane did.
    private struct Share: Sendable {
        var hashed: [Int: HashedPhoto] = [:]
        var clock = HashClock()
    }

    func run() async -> Result {
        let next = NextPhoto(count: photos.count)
        let shares = await withTaskGroup(of: Share.self) { lanes in
            for number in 0..<settings.lanes(photos: photos.count) {
                lanes.addTask(executorPreference: LaneExecutor(name: "lane-\(number + 1)")) { share(of: next) }
            }
            return await lanes.reduce(into: []) { $0.append($1) }
        }
        var result = Result()
        for share in shares { result.clock += share.clock }
        result.photos = photos.indices.compactMap { index in shares.lazy.compactMap { $0.hashed[index] }.first }
        result.failed = photos.count - result.photos.count
        return result
    }

    private func share(of next: NextPhoto) -> Share {
        let hasher = PhotoHasher(settings: settings, kept: kept)
        var share = Share()
        while let index = next.take() {
            do throws(StageFailure) {
                share.hashed[index] = try hasher.hashes(of: photos[index], clock: &share.clock)
            } catch {
                tell(photos[index], error)
            }
        }
        return share
    }
}
