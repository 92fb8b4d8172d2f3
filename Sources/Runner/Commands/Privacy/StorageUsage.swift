internal import Files
internal import Library
internal import Models

/// What is stored, in bytes.
struct StorageUsage: Sendable {
    var menus = 0
    /// Bytes of what the program keeps for itself.
    private var kept: [StoredKind: Int] = [:]
    /// Bundles that the history knows and that are still there.
    var results = 0

    var total: Int { results + kept.values.reduce(0, +) }

    /// Such as "47.2 MB (23 menus)".
    var text: String { "\(ByteSize(total).text) (\(CountedNoun.menus(menus)))" }

    subscript(_ kind: StoredKind) -> Int { kept[kind] ?? 0 }

    /// - Parameter store: nil to open it, where there is one: looking must not make an empty history.
    init(_ locations: StoreLocations, store: Store? = nil) async throws(StageFailure) {
        var opened = store
        if opened == nil, FileKind.of(locations.history) == .file {
            opened = try Store.opening(locations, mode: .off)
        }
        for bundle in try await opened?.bundleFiles() ?? [] {
            menus += 1
            results += Int(FileStamp(of: bundle)?.size ?? 0)
        }
        let files = StoredFiles(locations)
        for kind in StoredKind.allCases { kept[kind] = files.size(of: kind) }
    }
}
