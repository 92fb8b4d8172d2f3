/// What a backup holds, and when and by whom it was made.
package struct BackupManifest: Codable, Sendable, Hashable {
    /// One of the files, listed in the order in which their bytes follow.
    package struct Part: Codable, Sendable, Hashable {
        package var role: BackupRole
        /// Bytes.
        package var size: Int
        /// As 64 hexadecimal digits.
        package var sha256: String
    }

    /// ISO 8601, UTC.
    package var createdAt: String
    /// The version of the program that made it.
    package var program: String
    /// The menus in its history; nil when it holds none.
    package var history: HistoryFacts?
    package var parts: [Part]

    enum CodingKeys: String, CodingKey {
        case program, history, parts
        case createdAt = "created_at"
    }
}

/// The role of a file in a backup; each machine derives the file's place from it.
package enum BackupRole: String, Codable, Sendable, CaseIterable {
    /// The database of scanned menus, with favourites.
    case history
    /// The user's own settings file.
    case settings
    /// The dietary profiles.
    case profiles
}

/// A summary of a history.
package struct HistoryFacts: Codable, Sendable, Hashable {
    package var menus: Int
    /// When the latest menu was scanned, in seconds since 1970, UTC; nil when there are none.
    package var latest: Double?
}
