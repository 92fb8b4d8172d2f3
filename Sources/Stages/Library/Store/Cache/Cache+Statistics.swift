internal import Foundation

extension Cache {
    func statistics(at now: Double, fileBytes: Int) throws(DatabaseError) -> CacheStatistics {
        let expiry = now - limits.age
        let readings = try database.rows(
            "SELECT count(*), coalesce(sum(bytes), 0), min(kept_at), coalesce(sum(kept_at < ?), 0) FROM reading",
            .real(expiry), read: CacheStatistics.Kind.init)
        let answers = try database.rows(
            "SELECT count(*), coalesce(sum(bytes), 0), min(kept_at), coalesce(sum(kept_at < ?), 0) FROM answer",
            .real(expiry), read: CacheStatistics.Kind.init)
        let pages = try database.rows(
            "SELECT count(*), coalesce(sum(bytes), 0), min(kept_at), coalesce(sum(kept_at < ?), 0) FROM page",
            .real(expiry), read: CacheStatistics.Kind.init)
        guard let readings = readings.first, let answers = answers.first, let pages = pages.first else {
            throw .damaged
        }
        return CacheStatistics(
            readings: readings, photos: Int(try database.number("SELECT count(*) FROM photo") ?? 0), answers: answers,
            pages: pages, fileBytes: fileBytes, hits: try hits(), limits: limits, journal: try database.journal() ?? "",
            isOnNetwork: database.fileSystem == .network)
    }

    /// Removes every entry and the counts, and returns the space to the file system.
    func clear() throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            try database.run("DELETE FROM photo")
            try database.run("DELETE FROM reading")
            try database.run("DELETE FROM answer")
            try database.run("DELETE FROM page")
            try database.run("DELETE FROM request_form")
            try database.run("DELETE FROM hit")
        }
        // If another process is reading meanwhile, the space stays taken, but the entries are gone.
        try? database.run("VACUUM")
        try? database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}

extension CacheStatistics.Kind {
    fileprivate init?(_ row: borrowing Statement) {
        guard let entries = row.integer(0), let bytes = row.integer(1), let expired = row.integer(3) else { return nil }
        self.init(
            entries: Int(entries), bytes: Int(bytes), oldest: row.real(2).map { Date(timeIntervalSince1970: $0) },
            expired: Int(expired))
    }
}
