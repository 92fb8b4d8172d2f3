internal import Models
package import Pages

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// What was read from photos: one body for the same pixels, found by these or by a file's bytes.
extension Cache {
    /// Nil when there is none; an entry that is too old or can't be understood is removed.
    func reading(forPhoto key: String, at now: Double) throws(DatabaseError) -> ReadPage? {
        let pixels = try database.rows("SELECT reading FROM photo WHERE key = ?", .text(key)) { $0.text(0) }
        guard let pixels = pixels.first else { return nil }
        return try reading(forPixels: pixels, at: now)
    }

    func reading(forPixels key: String, at now: Double) throws(DatabaseError) -> ReadPage? {
        let found = try database.rows(
            "SELECT body, sum, kept_at, used_at FROM reading WHERE key = ?", .text(key), read: ReadingRow.init)
        guard let row = found.first, age(keptAt: row.keptAt, at: now) == .fresh, let page = row.page(under: key) else {
            if try database.number("SELECT 1 FROM reading WHERE key = ?", .text(key)) != nil {
                try database.run("DELETE FROM reading WHERE key = ?", .text(key))
            }
            return nil
        }
        if isUseStale(row.usedAt, at: now) {
            try? database.run("UPDATE reading SET used_at = ? WHERE key = ?", .real(now), .text(key))
        }
        return page
    }

    /// Makes a photo's bytes lead to what was read from the same pixels.
    func link(photo: String, toPixels pixels: String) throws(DatabaseError) {
        try database.run("INSERT OR REPLACE INTO photo (key, reading) VALUES (?, ?)", .text(photo), .text(pixels))
    }

    func keep(_ page: ReadPage, forPhoto photo: String, pixels: String, at now: Double) throws(DatabaseError) {
        // A single giant must not displace everything else.
        guard let body = try? JSONEncoder.bundle().encode(page.withoutFile), body.count <= limits.bytes / 4 else {
            return
        }
        try database.transaction { () throws(DatabaseError) in
            try database.run(
                """
                INSERT INTO reading (key, sum, body, bytes, kept_at, used_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
                ON CONFLICT (key) DO UPDATE SET sum = ?2, body = ?3, bytes = ?4, kept_at = ?5, used_at = ?5
                """,
                .text(pixels), .text(Self.sum(pixels, body)), .blob(Array(body)), .integer(body.count), .real(now))
            try link(photo: photo, toPixels: pixels)
            try makeRoom(at: now)
        }
    }
}

extension ReadPage {
    /// Only what follows from the pixels. Path, time, place and orientation belong to one file, and another file with
    /// the same pixels has its own; places are never stored here at all.
    fileprivate var withoutFile: ReadPage {
        var page = self
        page.photo = PhotoRecord(
            path: "", sha256: "", perceptualHash: photo.perceptualHash, width: photo.width, height: photo.height)
        page.metadata = PhotoMetadata()
        return page
    }

    /// The page as read from a file: with that file's own record and metadata instead of any other's.
    package func of(_ facts: PhotoFacts) -> ReadPage {
        var page = self
        page.photo = facts.record
        page.photo.perceptualHash = photo.perceptualHash
        page.metadata = facts.metadata
        return page
    }
}

/// A row of the readings.
struct ReadingRow {
    var body: [UInt8]
    var sum: String
    var keptAt: Double
    var usedAt: Double

    init?(_ row: borrowing Statement) {
        guard let body = row.blob(0), let sum = row.text(1), let keptAt = row.real(2), let usedAt = row.real(3) else {
            return nil
        }
        self.body = body
        self.sum = sum
        self.keptAt = keptAt
        self.usedAt = usedAt
    }

    /// Nil when the body isn't the one that was stored under the key, or makes no sense.
    func page(under key: String) -> ReadPage? {
        guard sum == Cache.sum(key, body), let page = try? JSONDecoder().decode(ReadPage.self, from: Data(body)),
            page.isPlausible
        else { return nil }
        return page
    }
}
