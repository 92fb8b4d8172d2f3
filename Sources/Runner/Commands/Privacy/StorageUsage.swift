internal import Models
internal import Stages

/// What is stored, in bytes.
struct StorageUsage: Sendable {
    var menus = 0
    var history = 0
    var caches = 0
    var runLogs = 0
    /// Bundles that the history knows and that are still there.
    var results = 0

    var total: Int { history + caches + runLogs + results }

    /// Such as "47.2 MB (23 menus)".
    var text: String { "\(ByteSize(total).text) (\(CountedNoun.menus(menus)))" }

    /// - Parameter store: nil to open it, where there is one: looking must not make an empty history.
    init(_ locations: StoreLocations, store: Store? = nil) async throws(StageFailure) {
        var opened = store
        if opened == nil, FileKind.of(locations.history) == .file {
            opened = try Store(locations: locations, mode: .off)
        }
        for bundle in try await opened?.bundleFiles() ?? [] {
            menus += 1
            results += Int(FileStamp(of: bundle)?.size ?? 0)
        }
        count(StoredFiles(locations), locations)
    }

    private mutating func count(_ files: StoredFiles, _ locations: StoreLocations) {
        for file in files.databases {
            let size = Int(FileStamp(of: file)?.size ?? 0)
            let isCache = file.lastComponent.bytes.starts(with: locations.cache.lastComponent.bytes)
            if isCache { caches += size } else { history += size }
        }
        runLogs = files.runLogs.reduce(0) { $0 + Int(FileStamp(of: $1)?.size ?? 0) }
    }
}
