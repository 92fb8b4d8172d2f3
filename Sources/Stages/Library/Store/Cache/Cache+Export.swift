internal import Pages

extension Cache {
    /// Passes on every readable entry one by one, since together they are as large as the cache.
    ///
    /// - Parameter each: returns false to end early.
    func export(_ each: (CacheEntry) -> Bool) throws(DatabaseError) {
        for row in try database.rows("SELECT rowid FROM answer ORDER BY key", read: { $0.integer(0) }) {
            let entry = try database.rows(
                "SELECT key, question, body, sum, kept_at, used_at, knowledge FROM answer WHERE rowid = ?",
                .integer(row), read: CacheEntry.answer)
            if let entry = entry.first, !each(entry) { return }
        }
        for row in try database.rows("SELECT rowid FROM page ORDER BY id", read: { $0.integer(0) }) {
            let found = try database.rows(
                "SELECT dishes, kept_at, used_at FROM page WHERE id = ?", .integer(row), read: PageRow.init)
            guard let page = found.first, let keys = page.keys else { continue }
            let entry = CacheEntry.Page(
                hashes: try hashes(ofPage: row), keptAt: page.keptAt, usedAt: page.usedAt, dishes: keys)
            if !each(.page(entry)) { return }
        }
        for row in try database.rows("SELECT rowid FROM reading ORDER BY key", read: { $0.integer(0) }) {
            let entry = try database.rows(
                "SELECT body, sum, kept_at, used_at, key FROM reading WHERE rowid = ?", .integer(row),
                read: CacheEntry.reading)
            if let entry = entry.first, !each(entry) { return }
        }
    }
}

extension CacheEntry {
    fileprivate static func answer(_ row: borrowing Statement) -> CacheEntry? {
        guard let columns = AnswerRow(row), let answer = columns.answer, let knowledge = row.text(6) else { return nil }
        return .answer(
            Answer(
                key: columns.key, keptAt: answer.keptAt, usedAt: answer.usedAt, knowledge: knowledge,
                question: answer.question, opinion: answer.opinion))
    }

    fileprivate static func reading(_ row: borrowing Statement) -> CacheEntry? {
        guard let columns = ReadingRow(row), let key = row.text(4), let page = columns.page(under: key) else {
            return nil
        }
        return .reading(
            Reading(
                key: key, keptAt: columns.keptAt, usedAt: columns.usedAt, lines: page.lines, quality: page.quality,
                languages: page.languages))
    }
}
