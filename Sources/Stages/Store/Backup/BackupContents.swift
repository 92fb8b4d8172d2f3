internal import Models

/// The files that a backup is made of, where they lie on this machine; those that are missing are left out.
public struct BackupContents: Sendable {
    public var locations: StoreLocations
    /// The user's own settings file; nil where no config folder is known.
    public var settings: FilePath?

    public init(locations: StoreLocations, settings: FilePath?) {
        self.locations = locations
        self.settings = settings
    }

    /// Where a file of a role lies, or nil where there is no place for it.
    public func path(of role: BackupRole) -> FilePath? {
        switch role {
        case .history: locations.history
        case .settings: settings
        case .profiles: nil
        }
    }

    /// What the present history holds; nil when there is none, or it can't be read.
    public func presentHistory() -> HistoryFacts? {
        guard FileKind.of(locations.history) == .file else { return nil }
        return try? HistoryFacts(of: Database(locations.history))
    }
}

extension HistoryFacts {
    init(of database: Database) throws(DatabaseError) {
        let found = try database.rows("SELECT count(*), max(scanned_at) FROM menu") { row in
            HistoryFacts(menus: Int(row.integer(0) ?? 0), latest: row.real(1))
        }
        guard let facts = found.first else { throw .damaged }
        self = facts
    }
}
