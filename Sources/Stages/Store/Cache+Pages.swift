internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// What menu pages look like, and the keys of their dishes.
extension Cache {
    /// Puts in a page, in place of one with the same hash, and returns its number.
    func keep(_ hash: PerceptualHash, dishes: [String], at now: Double) throws(DatabaseError) -> Int? {
        guard let body = try? JSONEncoder.bundle().encode(dishes), body.count <= limits.bytes / 100 else { return nil }
        return try database.transaction { () throws(DatabaseError) in
            let id = try database.number(
                """
                INSERT INTO page (algorithm, version, value, quality, dishes, bytes, kept_at, used_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
                ON CONFLICT (algorithm, version, value) DO UPDATE SET
                    dishes = ?5, bytes = ?6, kept_at = ?7, used_at = ?7
                RETURNING id
                """,
                .text(hash.algorithm), .integer(hash.version), .text(hash.value),
                hash.quality.map { .integer($0) } ?? .null, .blob(Array(body)), .integer(body.count + hash.value.count),
                .real(now))
            try makeRoom(at: now)
            return id.map { Int($0) }
        }
    }

    /// The keys of a page's dishes; nil when the page has gone or is too old.
    func dishes(ofPage id: Int, at now: Double) throws(DatabaseError) -> [String]? {
        let found = try database.rows(
            "SELECT id, algorithm, version, value, dishes, kept_at, used_at FROM page WHERE id = ?", .integer(id)
        ) { row -> (PageRow, Double, Double)? in
            guard let page = PageRow(row), let keptAt = row.real(5), let usedAt = row.real(6) else { return nil }
            return (page, keptAt, usedAt)
        }
        guard let (page, keptAt, usedAt) = found.first, age(keptAt: keptAt, at: now) == .fresh else { return nil }
        if isUseStale(usedAt, at: now) {
            try? database.run("UPDATE page SET used_at = ? WHERE id = ?", .real(now), .integer(id))
        }
        return page.dishes
    }

    /// The numbers and bits of the pages of an algorithm that were added after a page, in order.
    func hashes(_ algorithm: String, version: Int, after last: Int) throws(DatabaseError) -> [(id: Int, bits: HashBits)]
    {
        try database.rows(
            """
            SELECT id, algorithm, version, value, dishes FROM page WHERE id > ? AND algorithm = ? AND version = ?
            ORDER BY id
            """, .integer(last), .text(algorithm), .integer(version)
        ) { row in
            guard let page = PageRow(row) else { return nil }
            return (page.id, page.bits)
        }
    }
}

/// A row of the pages.
struct PageRow {
    var id: Int
    var bits: HashBits
    /// Keys of questions.
    var dishes: [String]

    init?(_ row: borrowing Statement) {
        guard let id = row.integer(0), let bits = row.text(3).flatMap(HashBits.init(hexadecimal:)),
            let body = row.blob(4), let dishes = try? JSONDecoder().decode([String].self, from: Data(body))
        else { return nil }
        self.id = Int(id)
        self.bits = bits
        self.dishes = dishes
    }
}
