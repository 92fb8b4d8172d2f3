internal import Files
internal import Foundation

/// The cache on disk; every entry may vanish at any time.
struct Cache {
    let database: Database
    let limits: CacheLimits

    /// How an entry's age is judged.
    enum Age { case fresh, expired, useless }

    /// An entry from the future was stored while the clock was wrong; otherwise it could stay for ever.
    func age(keptAt: Double, at now: Double) -> Age {
        if keptAt - now > 86_400 { return .useless }
        if now - keptAt <= limits.age { return .fresh }
        return now - keptAt <= limits.ageOfStandIns ? .expired : .useless
    }

    /// Whether the recorded time of the last use has to be renewed.
    func isUseStale(_ usedAt: Double, at now: Double) -> Bool { abs(now - usedAt) > limits.useGrain }

    /// The checksum that binds a body to its key.
    static func sum(_ key: String, _ body: some Collection<UInt8>) -> String {
        ContentHash.sha256(Array(key.utf8) + [0] + body)
    }

    /// Removes what is no longer useful. If there is still too much, it removes expired answers and then the least
    /// recently used entries, until a tenth of the space is free again.
    func makeRoom(at now: Double) throws(DatabaseError) {
        try limitAnswers(at: now)
        guard try bytes > limits.bytes else { return }
        try database.run("DELETE FROM reading WHERE kept_at < ?", .real(now - limits.age))
        try database.run("DELETE FROM page WHERE kept_at < ?", .real(now - limits.age))
        try database.run("DELETE FROM answer WHERE kept_at < ?", .real(now - limits.ageOfStandIns))
        if try bytes > limits.bytes {
            try database.run("DELETE FROM answer WHERE kept_at < ?", .real(now - limits.age))
        }
        guard try bytes > limits.bytes else { return }
        for (table, row) in try surplus() {
            switch table {
            case 0: try database.run("DELETE FROM reading WHERE rowid = ?", .integer(row))
            case 1: try database.run("DELETE FROM answer WHERE rowid = ?", .integer(row))
            default: try database.run("DELETE FROM page WHERE rowid = ?", .integer(row))
            }
        }
    }

    /// The size of all tables together.
    var bytes: Int {
        get throws(DatabaseError) {
            Int(
                try database.number(
                    """
                    SELECT (SELECT coalesce(sum(bytes), 0) FROM reading) + (SELECT coalesce(sum(bytes), 0) FROM answer)
                        + (SELECT coalesce(sum(bytes), 0) FROM page)
                    """) ?? 0)
        }
    }

    /// The rows, by the number of their table, that don't fit into nine tenths of the space beside all those that were
    /// used later.
    private func surplus() throws(DatabaseError) -> [(table: Int64, row: Int64)] {
        try database.rows(
            """
            SELECT kind, id FROM (
                SELECT kind, id, sum(bytes) OVER (ORDER BY used_at DESC, kind, id DESC) AS together FROM (
                    SELECT 0 AS kind, rowid AS id, used_at, bytes FROM reading
                    UNION ALL SELECT 1, rowid, used_at, bytes FROM answer
                    UNION ALL SELECT 2, rowid, used_at, bytes FROM page))
            WHERE together > ?
            """, .integer(limits.bytes / 10 * 9)
        ) { row in
            guard let table = row.integer(0), let id = row.integer(1) else { return nil }
            return (table, id)
        }
    }

    private func limitAnswers(at now: Double) throws(DatabaseError) {
        let surplus = try (database.number("SELECT count(*) FROM answer") ?? 0) - Int64(limits.answers)
        guard surplus > 0 else { return }
        try database.run(
            """
            DELETE FROM answer WHERE key IN (
                SELECT key FROM answer ORDER BY kept_at >= ?, used_at, rowid LIMIT ?)
            """, .real(now - limits.age), .integer(surplus))
    }
}
