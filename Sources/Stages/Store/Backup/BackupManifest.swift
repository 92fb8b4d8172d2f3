/// What a backup holds, and when and by whom it was made.
public struct BackupManifest: Codable, Sendable, Hashable {
    /// One of the files, in the order in which their bytes follow.
    public struct Part: Codable, Sendable, Hashable {
        public var role: BackupRole
        /// Bytes.
        public var size: Int
        /// As 64 hexadecimal digits.
        public var sha256: String
    }

    /// ISO 8601, UTC.
    public var createdAt: String
    /// The version of the program that made it.
    public var program: String
    /// The menus in its history; nil when it holds none.
    public var history: HistoryFacts?
    public var parts: [Part]

    enum CodingKeys: String, CodingKey {
        case program, history, parts
        case createdAt = "created_at"
    }
}

/// What a file in a backup is; where it lies follows from that on each machine.
public enum BackupRole: String, Codable, Sendable, CaseIterable {
    /// The database of scanned menus, with favourites.
    case history
    /// The user's own settings file.
    case settings
    /// The dietary profiles.
    case profiles
}

/// A history in short.
public struct HistoryFacts: Codable, Sendable, Hashable {
    public var menus: Int
    /// When the latest of them was scanned, in seconds since 1970, UTC; nil for none.
    public var latest: Double?
}
