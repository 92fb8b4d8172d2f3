/// What the program keeps on a machine besides results, settings and keys, by purpose.
///
/// A new file has to be added to `StoreLocations.places`; `storage`, `privacy` and `reset` follow from there.
package enum StoredKind: String, CaseIterable, Sendable, Codable {
    case history, caches
    case runLogs = "run_logs"
    case reports, updates, profiles, notes

    /// Whether `vegyscan reset` removes it. Profiles have a command of their own, `profile erase`; notes say where a
    /// backup can be restored from, and where results are waiting to be finished.
    package var goesWithReset: Bool {
        switch self {
        case .history, .caches, .runLogs, .reports, .updates: true
        case .profiles, .notes: false
        }
    }
}
