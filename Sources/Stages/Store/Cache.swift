internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// What is known already, on disk; every entry may vanish at any time.
struct Cache {
    let database: Database
    let limits: CacheLimits

    /// What was read from a photo, or nil. An entry that is too old or can't be understood is removed.
    func reading(forKey key: String, at now: Double) throws(DatabaseError) -> ReadPage? {
        let found = try database.rows(
            "SELECT body, kept_at, used_at FROM reading WHERE key = ?", .text(key), read: Entry.init)
        guard let entry = found.first, isFresh(entry, at: now),
            let page = try? JSONDecoder().decode(ReadPage.self, from: Data(entry.body)), page.isPlausible
        else {
            if try database.number("SELECT 1 FROM reading WHERE key = ?", .text(key)) != nil {
                try database.run("DELETE FROM reading WHERE key = ?", .text(key))
            }
            return nil
        }
        if abs(now - entry.usedAt) > limits.useGrain {
            try? database.run("UPDATE reading SET used_at = ? WHERE key = ?", .real(now), .text(key))
        }
        return page
    }

    func keep(_ page: ReadPage, forKey key: String, at now: Double) throws(DatabaseError) {
        var page = page
        // A path says something about a person and may be another one next time.
        page.photo.path = ""
        // One giant must not push everything else out.
        guard let body = try? JSONEncoder.bundle().encode(page), body.count <= limits.bytes / 4 else { return }
        try database.transaction { () throws(DatabaseError) in
            try database.run(
                "INSERT OR REPLACE INTO reading (key, body, bytes, kept_at, used_at) VALUES (?, ?, ?, ?, ?)",
                .text(key), .blob(Array(body)), .integer(body.count), .real(now), .real(now))
            try makeRoom(at: now)
        }
    }

    func opinion(forKey key: String, at now: Double) throws(DatabaseError) -> ModelOpinion? {
        let found = try database.rows(
            "SELECT body, kept_at, used_at FROM opinion WHERE key = ?", .text(key), read: Entry.init)
        guard let entry = found.first, isFresh(entry, at: now),
            let opinion = try? JSONDecoder().decode(ModelOpinion.self, from: Data(entry.body))
        else {
            if try database.number("SELECT 1 FROM opinion WHERE key = ?", .text(key)) != nil {
                try database.run("DELETE FROM opinion WHERE key = ?", .text(key))
            }
            return nil
        }
        if abs(now - entry.usedAt) > limits.useGrain {
            try? database.run("UPDATE opinion SET used_at = ? WHERE key = ?", .real(now), .text(key))
        }
        return opinion
    }

    func keep(
        _ opinion: ModelOpinion, forKey key: String, model: String, at now: Double
    ) throws(DatabaseError) {
        guard let body = try? JSONEncoder.bundle().encode(opinion), body.count <= limits.bytes / 100 else { return }
        try database.transaction { () throws(DatabaseError) in
            try database.run(
                "INSERT OR REPLACE INTO opinion (key, model, body, bytes, kept_at, used_at) VALUES (?, ?, ?, ?, ?, ?)",
                .text(key), .text(model), .blob(Array(body)), .integer(body.count), .real(now), .real(now))
            let surplus = try (database.number("SELECT count(*) FROM opinion") ?? 0) - Int64(limits.opinions)
            if surplus > 0 {
                try database.run(
                    """
                    DELETE FROM opinion WHERE key IN (SELECT key FROM opinion ORDER BY used_at, rowid LIMIT ?)
                    """, .integer(surplus))
            }
        }
    }

    /// An entry from the future was kept while the clock was wrong; it could stay for ever.
    private func isFresh(_ entry: Entry, at now: Double) -> Bool {
        now - entry.keptAt <= limits.age && entry.keptAt - now <= 86_400
    }

    /// Removes what is too old, then the least recently used readings until a tenth of the room is free again.
    private func makeRoom(at now: Double) throws(DatabaseError) {
        let opinions = try database.number("SELECT coalesce(sum(bytes), 0) FROM opinion") ?? 0
        let readings = try database.number("SELECT coalesce(sum(bytes), 0) FROM reading") ?? 0
        guard opinions + readings > limits.bytes else { return }
        try database.run("DELETE FROM reading WHERE kept_at < ?", .real(now - limits.age))
        try database.run(
            """
            DELETE FROM reading WHERE key IN (
                SELECT key FROM (
                    SELECT key, sum(bytes) OVER (ORDER BY used_at DESC, rowid DESC) AS together FROM reading
                ) WHERE together > ?)
            """, .integer(max(0, Int64(limits.bytes / 10 * 9) - opinions)))
    }
}

/// A row of the cache.
private struct Entry {
    var body: [UInt8]
    var keptAt: Double
    var usedAt: Double

    init?(_ row: borrowing Statement) {
        guard let body = row.blob(0), let keptAt = row.real(1), let usedAt = row.real(2) else { return nil }
        self.body = body
        self.keptAt = keptAt
        self.usedAt = usedAt
    }
}
