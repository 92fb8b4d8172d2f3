package import Files
internal import Models

/// The files that a backup consists of, with their places on this machine; missing files are left out.
package struct BackupContents: Sendable {
    package var locations: StoreLocations
    /// The user's own settings file; nil where no config folder is known.
    package var settings: FilePath?
    /// Nil where no profiles are kept.
    package var profiles: ProfileStore?

    package init(locations: StoreLocations, settings: FilePath?, profiles: ProfileStore? = nil) {
        self.locations = locations
        self.settings = settings
        self.profiles = profiles
    }

    /// Where a file of a role lies, or nil where there is no place for it.
    package func path(of role: BackupRole) -> FilePath? {
        switch role {
        case .history: locations.history
        case .settings: settings
        case .profiles: profiles?.file
        }
    }

    /// What the present history holds; nil when there is none or it can't be read.
    package func presentHistory() -> HistoryFacts? {
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
