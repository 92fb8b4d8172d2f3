internal import Asking
internal import Judging
internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// What a model said about dishes.
extension Cache {
    /// The answer kept for exactly this question, or nil; an entry that is too old for any use or can't be understood
    /// is removed.
    func answer(to question: DishQuestion, at now: Double) throws(DatabaseError) -> KeptAnswer? {
        let key = question.key
        let found = try database.rows(
            "SELECT key, question, body, sum, kept_at, used_at FROM answer WHERE key = ?", .text(key),
            read: AnswerRow.init)
        guard let row = found.first, let answer = row.answer, age(keptAt: answer.keptAt, at: now) != .useless,
            answer.question == question
        else {
            if try database.number("SELECT 1 FROM answer WHERE key = ?", .text(key)) != nil {
                try database.run("DELETE FROM answer WHERE key = ?", .text(key))
            }
            return nil
        }
        return answer
    }

    /// The answers to other questions whose words look the same in print, in a fixed order. This is one look-up in an
    /// index: among ten thousand dishes, skeletons are hardly ever equal by chance.
    func answersLooking(like question: DishQuestion, at now: Double) throws(DatabaseError) -> [KeptAnswer] {
        let rows = try database.rows(
            """
            SELECT key, question, body, sum, kept_at, used_at FROM answer WHERE skeleton = ?
            ORDER BY kept_at DESC, key LIMIT 20
            """, .integer(question.skeleton), read: AnswerRow.init)
        return rows.compactMap(\.answer).filter { $0.question != question && age(keptAt: $0.keptAt, at: now) == .fresh }
    }

    func answers(forKeys keys: [String], at now: Double) throws(DatabaseError) -> [KeptAnswer] {
        var found: [KeptAnswer] = []
        for key in keys {
            let rows = try database.rows(
                "SELECT key, question, body, sum, kept_at, used_at FROM answer WHERE key = ?", .text(key),
                read: AnswerRow.init)
            guard let answer = rows.first?.answer, age(keptAt: answer.keptAt, at: now) == .fresh else { continue }
            found.append(answer)
        }
        return found
    }

    /// Records that an answer was used.
    func use(_ answer: KeptAnswer, at now: Double) {
        guard isUseStale(answer.usedAt, at: now) else { return }
        try? database.run("UPDATE answer SET used_at = ? WHERE key = ?", .real(now), .text(answer.question.key))
    }

    func keep(_ answered: [AnsweredQuestion], at now: Double) throws(DatabaseError) {
        try database.transaction { () throws(DatabaseError) in
            for entry in answered { try put(entry, at: now) }
            try makeRoom(at: now)
        }
    }

    private func put(_ entry: AnsweredQuestion, at now: Double) throws(DatabaseError) {
        guard let question = try? JSONEncoder.bundle().encode(entry.question),
            let body = try? JSONEncoder.bundle().encode(entry.opinion), body.count <= limits.bytes / 100
        else { return }
        let key = entry.question.key
        try database.run(
            """
            INSERT OR REPLACE INTO answer (
                key, skeleton, model, prompt, knowledge, question, body, sum, bytes, kept_at, used_at
            ) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)
            """,
            .text(key), .integer(entry.question.skeleton), .text(entry.question.asking.model),
            .text(entry.question.asking.prompt), .text(Knowledge.version), .blob(Array(question)), .blob(Array(body)),
            .text(Self.sum(key, body)), .integer(question.count + body.count), .real(now))
    }
}

/// An answer, with the time when it was given.
struct KeptAnswer {
    var question: DishQuestion
    var opinion: ModelOpinion
    var keptAt: Double
    var usedAt: Double
}

/// A row of the answers.
struct AnswerRow {
    var key: String
    var question: [UInt8]
    var body: [UInt8]
    var sum: String
    var keptAt: Double
    var usedAt: Double

    init?(_ row: borrowing Statement) {
        guard let key = row.text(0), let question = row.blob(1), let body = row.blob(2), let sum = row.text(3),
            let keptAt = row.real(4), let usedAt = row.real(5)
        else { return nil }
        self.key = key
        self.question = question
        self.body = body
        self.sum = sum
        self.keptAt = keptAt
        self.usedAt = usedAt
    }

    /// Nil when question or body isn't what was stored under the key, or makes no sense.
    var answer: KeptAnswer? {
        guard sum == Cache.sum(key, body),
            let question = try? JSONDecoder().decode(DishQuestion.self, from: Data(question)), question.key == key,
            let opinion = try? JSONDecoder().decode(ModelOpinion.self, from: Data(body))
        else { return nil }
        return KeptAnswer(question: question, opinion: opinion, keptAt: keptAt, usedAt: usedAt)
    }
}
