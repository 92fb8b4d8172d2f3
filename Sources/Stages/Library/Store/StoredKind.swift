/// What the program keeps on a machine besides results, settings and keys, by what it is for.
///
/// Whoever adds a file adds it to `StoreLocations.places`; `storage`, `privacy` and `reset` follow from there.
package enum StoredKind: String, CaseIterable, Sendable, Codable {
    case history, caches
    case runLogs = "run_logs"
    case reports, updates, profiles, notes

    /// Whether `vegyscan reset` removes it. Profiles have an end of their own, `profile erase`; notes say where to bring a
    /// backup back from, and where results wait to be finished.
    package var goesWithReset: Bool {
        switch self {
        case .history, .caches, .runLogs, .reports, .updates: true
        case .profiles, .notes: false
        }
    }
}
