/// The count of what was reused.
extension Store {
    func count(_ level: CacheLevel) {
        hits.add(level)
        uncounted.add(level)
    }

    /// Adds what was reused since the last call to the count that `cache stats` shows; a look-up alone writes nothing.
    package func saveHits() {
        let new = uncounted
        uncounted = CacheHits()
        withCache { cache throws(DatabaseError) in try cache.add(new) }
    }
}

extension Cache {
    func add(_ hits: CacheHits) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for level in CacheLevel.allCases where hits[level] > 0 {
                try database.run(
                    """
                    INSERT INTO hit (level, number) VALUES (?1, ?2)
                    ON CONFLICT (level) DO UPDATE SET number = number + ?2
                    """, .text(level.rawValue), .integer(hits[level]))
            }
        }
    }

    /// The count over all runs.
    func hits() throws(DatabaseError) -> CacheHits {
        let rows = try database.rows("SELECT level, number FROM hit") { row -> (CacheLevel, Int64)? in
            guard let level = row.text(0).flatMap(CacheLevel.init), let number = row.integer(1) else { return nil }
            return (level, number)
        }
        var hits = CacheHits()
        for (level, number) in rows { hits.add(level, Int(number)) }
        return hits
    }
}
