internal import Asking

/// How model servers want to be asked: a few short texts, which expire as answers do.
extension Store: FormMemory {
    package func requestForm(forService name: String) -> String? {
        withReadCache { cache throws(DatabaseError) in try cache.requestForm(forService: name, at: time) } ?? nil
    }

    package func keepRequestForm(_ form: String, forService name: String) {
        withCache { cache throws(DatabaseError) in try cache.keepRequestForm(form, forService: name, at: time) }
    }
}

extension Cache {
    /// More services than anyone uses; the oldest are dropped.
    private static let mostForms = 100

    func requestForm(forService name: String, at now: Double) throws(DatabaseError) -> String? {
        let found = try database.rows(
            "SELECT form, kept_at FROM request_form WHERE service = ?", .text(name)
        ) { row -> (form: String, keptAt: Double)? in
            guard let form = row.text(0), let keptAt = row.real(1) else { return nil }
            return (form, keptAt)
        }
        // A server may have learnt something in the meantime.
        return found.first.flatMap { abs(now - $0.keptAt) <= limits.age ? $0.form : nil }
    }

    func keepRequestForm(_ form: String, forService name: String, at now: Double) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            try database.run(
                "INSERT OR REPLACE INTO request_form (service, form, kept_at) VALUES (?, ?, ?)",
                .text(name), .text(form), .real(now))
            try database.run(
                """
                DELETE FROM request_form WHERE service NOT IN (
                    SELECT service FROM request_form ORDER BY kept_at DESC LIMIT ?)
                """, .integer(Self.mostForms))
        }
    }
}
