package import Foundation

/// What the caches hold.
package struct CacheStatistics: Codable, Sendable, Hashable {
    /// One kind of entry.
    package struct Kind: Codable, Sendable, Hashable {
        package var entries: Int
        /// The size of the entries' contents.
        package var bytes: Int
        /// Nil when there is none.
        package var oldest: Date?
        /// How many are past their time limit; readings and pages of that age are never used.
        package var expired: Int
    }

    /// Texts of photos, by their pixels.
    package var readings: Kind
    /// The number of photo files that lead to them.
    package var photos: Int
    /// What a model said about dishes.
    package var answers: Kind
    /// What menu pages look like.
    package var pages: Kind
    /// The size of the database with its journal.
    package var fileBytes: Int
    /// How often something was reused since the caches were made or cleared.
    package var hits: CacheHits
    package var limits: CacheLimits
    /// SQLite's name of its journal: `wal`, or `delete` on a network file system.
    package var journal: String
    package var isOnNetwork: Bool

    enum CodingKeys: String, CodingKey {
        case readings, photos, answers, pages, hits, limits, journal
        case fileBytes = "file_bytes"
        case isOnNetwork = "is_on_network"
    }
}
