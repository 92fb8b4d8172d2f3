internal import Models
internal import Stages

/// `vegyscan storage`: what takes room, and what could go.
struct StorageCommand {
    /// Bytes; below this a disk counts as nearly full: a run of a thousand menus needs as much.
    static let scarce = 500_000_000

    let locations: StoreLocations
    let store: Store
    let printsJSON: Bool

    func run() async throws(StageFailure) -> ExitCode {
        let usage = try await StorageUsage(locations, store: store)
        let free = DiskSpace(of: locations.history.parent)?.free
        if printsJSON { return VegyScan.print(StorageRecord(usage, free: free).jsonText) }
        var lines = [
            "Storage used: \(usage.text)",
            "  Results: \(ByteSize(usage.results).text), in the folders that scans wrote to",
            "  History: \(ByteSize(usage.history).text); vegyscan history clear empties it, with the favourites",
            "  Caches: \(ByteSize(usage.caches).text); vegyscan cache clear frees them, and only time is lost",
            "  Run logs: \(ByteSize(usage.runLogs).text), of the last 50 runs",
        ]
        if let free {
            lines.append("Free on the disk: \(ByteSize(free).text)")
            if free < Self.scarce {
                lines.append(
                    "The disk is nearly full: vegyscan cache clear would free \(ByteSize(usage.caches).text); "
                        + "photos would have to be read again, menus and favourites stay.")
            }
        }
        return VegyScan.print(lines.joined(separator: "\n") + "\n")
    }
}

private struct StorageRecord: Encodable {
    let menus: Int
    let usedBytes: Int
    let resultBytes: Int
    let historyBytes: Int
    let cacheBytes: Int
    let runLogBytes: Int
    let freeBytes: Int?

    enum CodingKeys: String, CodingKey {
        case menus
        case usedBytes = "used_bytes"
        case resultBytes = "result_bytes"
        case historyBytes = "history_bytes"
        case cacheBytes = "cache_bytes"
        case runLogBytes = "run_log_bytes"
        case freeBytes = "free_bytes"
    }

    init(_ usage: StorageUsage, free: Int?) {
        menus = usage.menus
        usedBytes = usage.total
        resultBytes = usage.results
        historyBytes = usage.history
        cacheBytes = usage.caches
        runLogBytes = usage.runLogs
        freeBytes = free
    }
}
