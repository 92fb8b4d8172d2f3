internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// What menu pages look like, and the keys of their dishes.
extension Cache {
    /// The most dishes on a page, counting every way in which it was read.
    private static let mostDishes = 1_000

    /// Stores a page, replacing one with the same first hash. That page's dishes stay known: perhaps only some were
    /// asked about this time, or the page was read a little differently.
    func keep(_ hashes: [PerceptualHash], dishes: [String], at now: Double) throws(DatabaseError) {
        guard let first = hashes.first else { return }
        try database.transaction { () throws(DatabaseError) in
            let earlier = try self.dishes(ofPageLike: first, at: now).filter { !dishes.contains($0) }
            let all = Array((dishes + earlier).prefix(Self.mostDishes))
            guard let body = try? JSONEncoder.bundle().encode(all), body.count <= limits.bytes / 100 else { return }
            try database.run(
                """
                DELETE FROM page WHERE id IN (
                    SELECT page FROM page_hash WHERE algorithm = ? AND version = ? AND value = ?)
                """, .text(first.algorithm), .integer(first.version), .text(first.value))
            let id = try database.number(
                "INSERT INTO page (dishes, bytes, kept_at, used_at) VALUES (?1, ?2, ?3, ?3) RETURNING id",
                .blob(Array(body)), .integer(body.count), .real(now))
            guard let id else { throw .damaged }
            for hash in hashes {
                try database.run(
                    """
                    INSERT OR REPLACE INTO page_hash (page, algorithm, version, value, quality)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                    .integer(id), .text(hash.algorithm), .integer(hash.version), .text(hash.value),
                    hash.quality.map { .integer($0) } ?? .null)
            }
            try makeRoom(at: now)
        }
    }

    /// The keys of a page's dishes; nil when the page is gone or too old.
    func dishes(ofPage id: Int, at now: Double) throws(DatabaseError) -> [String]? {
        let found = try database.rows(
            "SELECT dishes, kept_at, used_at FROM page WHERE id = ?", .integer(id), read: PageRow.init)
        guard let row = found.first, let dishes = row.keys, age(keptAt: row.keptAt, at: now) == .fresh else {
            return nil
        }
        if isUseStale(row.usedAt, at: now) {
            try? database.run("UPDATE page SET used_at = ? WHERE id = ?", .real(now), .integer(id))
        }
        return dishes
    }

    private func dishes(ofPageLike hash: PerceptualHash, at now: Double) throws(DatabaseError) -> [String] {
        let id = try database.number(
            "SELECT page FROM page_hash WHERE algorithm = ? AND version = ? AND value = ?", .text(hash.algorithm),
            .integer(hash.version), .text(hash.value))
        guard let id else { return [] }
        return try dishes(ofPage: Int(id), at: now) ?? []
    }

    /// The hashes of the pages that were added after the given one, in order.
    func hashes(after last: Int) throws(DatabaseError) -> [(id: Int, hash: PerceptualHash)] {
        try database.rows(
            "SELECT page, algorithm, version, value, quality FROM page_hash WHERE page > ? ORDER BY page, algorithm",
            .integer(last)
        ) { row in
            guard let id = row.integer(0), let hash = PerceptualHash(row) else { return nil }
            return (Int(id), hash)
        }
    }

    func hashes(ofPage id: Int64) throws(DatabaseError) -> [PerceptualHash] {
        try database.rows(
            "SELECT page, algorithm, version, value, quality FROM page_hash WHERE page = ? ORDER BY algorithm",
            .integer(id), read: PerceptualHash.init)
    }
}

extension PerceptualHash {
    /// Nil when the value is no hash.
    init?(_ row: borrowing Statement) {
        guard let algorithm = row.text(1), let version = row.integer(2), let value = row.text(3) else { return nil }
        self.init(
            algorithm: algorithm, version: Int(version), value: value, quality: row.integer(4).map { Int($0) })
        guard bits != nil else { return nil }
    }
}

/// A row of the pages.
struct PageRow {
    var body: [UInt8]
    var keptAt: Double
    var usedAt: Double

    init?(_ row: borrowing Statement) {
        guard let body = row.blob(0), let keptAt = row.real(1), let usedAt = row.real(2) else { return nil }
        self.body = body
        self.keptAt = keptAt
        self.usedAt = usedAt
    }

    /// The keys of the page's dishes; nil when they can't be read.
    var keys: [String]? { try? JSONDecoder().decode([String].self, from: Data(body)) }
}
