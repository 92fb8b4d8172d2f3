internal import Asking

extension Cache {
    /// Checks every entry.
    ///
    /// - Parameter repairing: whether bad ones are removed.
    func verification(repairing: Bool) throws(DatabaseError) -> CacheVerification {
        var result = CacheVerification(isSound: try database.isSound())
        guard result.isSound else { return result }
        let readings = try badReadings(&result.checked)
        let answers = try badAnswers(&result.checked)
        let pages = try badPages(&result.checked)
        result.badReadings = readings.count
        result.badAnswers = answers.count
        result.badPages = pages.count
        guard repairing, result.bad > 0 else { return result }
        try database.transaction { () throws(DatabaseError) in
            for row in readings { try database.run("DELETE FROM reading WHERE rowid = ?", .integer(row)) }
            for row in answers { try database.run("DELETE FROM answer WHERE rowid = ?", .integer(row)) }
            for row in pages { try database.run("DELETE FROM page WHERE rowid = ?", .integer(row)) }
        }
        result.removed = result.bad
        return result
    }

    /// Rows are checked one by one, since together they are as large as the cache.
    private func badReadings(_ checked: inout Int) throws(DatabaseError) -> [Int64] {
        let ids = try database.rows("SELECT rowid FROM reading") { $0.integer(0) }
        checked += ids.count
        var bad: [Int64] = []
        for id in ids {
            let isGood = try database.rows(
                "SELECT body, sum, kept_at, used_at, key FROM reading WHERE rowid = ?", .integer(id)
            ) {
                row in row.text(4).flatMap { ReadingRow(row)?.page(under: $0) } != nil
            }
            if isGood.first != true { bad.append(id) }
        }
        return bad
    }

    private func badAnswers(_ checked: inout Int) throws(DatabaseError) -> [Int64] {
        let ids = try database.rows("SELECT rowid FROM answer") { $0.integer(0) }
        checked += ids.count
        var bad: [Int64] = []
        for id in ids {
            let isGood = try database.rows(
                "SELECT key, question, body, sum, kept_at, used_at, skeleton FROM answer WHERE rowid = ?", .integer(id)
            ) { row in
                guard let answer = AnswerRow(row)?.answer else { return false }
                return answer.question.skeleton == row.integer(6)
            }
            if isGood.first != true { bad.append(id) }
        }
        return bad
    }

    private func badPages(_ checked: inout Int) throws(DatabaseError) -> [Int64] {
        let rows = try database.rows(
            "SELECT dishes, kept_at, used_at, id FROM page", read: { ($0.integer(3) ?? 0, PageRow($0)?.keys != nil) })
        checked += rows.count
        var bad: [Int64] = []
        for (id, isGood) in rows {
            let hashes = try hashes(ofPage: id)
            let all = try database.number("SELECT count(*) FROM page_hash WHERE page = ?", .integer(id))
            if !isGood || hashes.isEmpty || hashes.count != Int(all ?? 0) { bad.append(id) }
        }
        return bad
    }
}
