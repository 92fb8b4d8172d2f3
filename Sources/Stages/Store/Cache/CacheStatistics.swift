public import Foundation

/// What the caches hold.
public struct CacheStatistics: Codable, Sendable, Hashable {
    /// One kind of entry.
    public struct Kind: Codable, Sendable, Hashable {
        public var entries: Int
        /// Of the entries' contents.
        public var bytes: Int
        /// Nil when there is none.
        public var oldest: Date?
        /// How many are past their time; readings and pages of that age are never used.
        public var expired: Int
    }

    /// Texts of photos, by their pixels.
    public var readings: Kind
    /// Photo files that lead to them.
    public var photos: Int
    /// What a model said of dishes.
    public var answers: Kind
    /// What menu pages look like.
    public var pages: Kind
    /// Of the database with its journal.
    public var fileBytes: Int
    /// How often something was found again, since the caches were made or cleared.
    public var hits: CacheHits
    public var limits: CacheLimits
    /// SQLite's name of its journal: `wal`, or `delete` on a network file system.
    public var journal: String
    public var isOnNetwork: Bool

    enum CodingKeys: String, CodingKey {
        case readings, photos, answers, pages, hits, limits, journal
        case fileBytes = "file_bytes"
        case isOnNetwork = "is_on_network"
    }
}
