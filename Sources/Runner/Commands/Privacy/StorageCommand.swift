internal import Files
internal import Library
internal import Models

/// `vegyscan storage`: what takes room, and what could go.
struct StorageCommand: Command {
    static let name: CommandName = "storage"
    static let description = CommandDescription(
        name: name,
        summary: "show how much is stored and what could be removed",
        discussion: [
            "History, caches, run logs and the results that the history knows; and the room left on their disks."
        ],
        options: [.json, .store],
        examples: [Example("vegyscan storage", meaning: "See what takes room.")])

    /// Bytes; below this a disk counts as nearly full: a run of a thousand menus needs as much.
    static let scarce = 500_000_000

    let access: StoreAccess
    let printsJSON: Bool

    init(_ intake: CommandIntake) throws(CommandFailure) {
        access = try StoreAccess(intake, try intake.resolveSettings())
        printsJSON = intake.arguments.has(.json)
    }

    func run() async throws(CommandFailure) -> ExitCode {
        try await access.openHistory { store throws(StageFailure) in try await show(store) }
    }

    private func show(_ store: Store?) async throws(StageFailure) -> ExitCode {
        let locations = access.locations
        let usage = try await StorageUsage(locations, store: store)
        let free = DiskSpace(of: locations.history.parent)?.free
        if printsJSON { return VegyScan.print(StorageRecord(usage, free: free).jsonText) }
        var lines = ["Storage used: \(usage.text)"]
        lines.append("  Results: \(ByteSize(usage.results).text), in the folders that scans wrote to")
        for kind in StoredKind.allCases {
            lines.append("  \(kind.title): \(ByteSize(usage[kind]).text)\(kind.storageRemark)")
        }
        if let free {
            lines.append("Free on the disk: \(ByteSize(free).text)")
            if free < Self.scarce {
                lines.append(
                    "The disk is nearly full: vegyscan cache clear would free \(ByteSize(usage[.caches]).text); "
                        + "photos would have to be read again, menus and favourites stay.")
            }
        }
        return VegyScan.print(lines.joined(separator: "\n") + "\n")
    }
}

extension StoredKind {
    /// As a heading.
    var title: String {
        switch self {
        case .history: "History"
        case .caches: "Caches"
        case .runLogs: "Run logs"
        case .reports: "Problem reports"
        case .updates: "Updates"
        case .profiles: "Profiles"
        case .notes: "Notes"
        }
    }

    /// What there is to know behind the size.
    fileprivate var storageRemark: String {
        switch self {
        case .history: "; vegyscan history clear empties it, with the favourites"
        case .caches: "; vegyscan cache clear frees them, and only time is lost"
        case .runLogs: ", of the last 50 runs"
        case .reports: ", that vegyscan support wrote"
        case .updates: " of words and prices; vegyscan update remove takes them out"
        case .profiles: ", encrypted; vegyscan profile erase removes them"
        case .notes: ", of the last backup, of what waits for the LLM and of what was told"
        }
    }
}

private struct StorageRecord: Encodable {
    let menus: Int
    let usedBytes: Int
    let resultBytes: Int
    let historyBytes: Int
    let cacheBytes: Int
    let runLogBytes: Int
    let reportBytes: Int
    let updateBytes: Int
    let profileBytes: Int
    let noteBytes: Int
    let freeBytes: Int?

    enum CodingKeys: String, CodingKey {
        case menus
        case usedBytes = "used_bytes"
        case resultBytes = "result_bytes"
        case historyBytes = "history_bytes"
        case cacheBytes = "cache_bytes"
        case runLogBytes = "run_log_bytes"
        case reportBytes = "report_bytes"
        case updateBytes = "update_bytes"
        case profileBytes = "profile_bytes"
        case noteBytes = "note_bytes"
        case freeBytes = "free_bytes"
    }

    init(_ usage: StorageUsage, free: Int?) {
        menus = usage.menus
        usedBytes = usage.total
        resultBytes = usage.results
        (historyBytes, cacheBytes, runLogBytes) = (usage[.history], usage[.caches], usage[.runLogs])
        (reportBytes, updateBytes) = (usage[.reports], usage[.updates])
        (profileBytes, noteBytes) = (usage[.profiles], usage[.notes])
        freeBytes = free
    }
}
