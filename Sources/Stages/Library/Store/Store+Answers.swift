package import Asking
package import Judging
package import Models

/// What a model said about dishes.
extension Store: OpinionCache {
    package func answers(
        to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge
    ) -> [DishAnswer?] {
        let reuse = DishReuse(judge: judge)
        let remembered = RememberedDishes(self.pages(like: pages), asked: questions, reuse)
        let found = withReadCache { cache throws(DatabaseError) in
            var found: [KnownAnswer?] = []
            for question in questions {
                found.append(try cache.knownAnswer(to: question, on: remembered, reuse, at: time))
            }
            return found
        }
        guard let found else { return questions.map { _ in nil } }
        for case .some(let known) in found where !known.answer.isExpired { count(known.level) }
        return found.map { $0?.answer }
    }

    package func keep(_ opinions: [AnsweredQuestion]) {
        withCache { cache throws(DatabaseError) in try cache.keep(opinions, at: time) }
    }
}

/// An answer with where it was found.
struct KnownAnswer {
    var answer: DishAnswer
    var level: CacheLevel
    /// The question that it was given to.
    var question: DishQuestion
    var keptAt: Double
}

extension Cache {
    /// The answer for the dish on a similar page; else the answer to the question itself, else that to another reading
    /// of it, else an outdated one.
    func knownAnswer(
        to question: DishQuestion, on pages: RememberedDishes, _ reuse: DishReuse, at now: Double
    ) throws(DatabaseError) -> KnownAnswer? {
        if let (other, likeness) = pages.dish(like: question), let kept = try answer(to: other, at: now),
            age(keptAt: kept.keptAt, at: now) == .fresh
        {
            return found(kept, .menu, isSlip: likeness == .slip, at: now)
        }
        let own = try answer(to: question, at: now)
        if let own, age(keptAt: own.keptAt, at: now) == .fresh { return found(own, .dish, at: now) }
        let others = try answersLooking(like: question, at: now).filter { reuse.likeness(question, $0.question) != nil }
        // Where two dishes could be meant, there is no way to tell which.
        if let other = others.first, others.count == 1 { return found(other, .slip, isSlip: true, at: now) }
        return own.map { found($0, .dish, isExpired: true, at: now) }
    }

    private func found(
        _ kept: KeptAnswer, _ level: CacheLevel, isSlip: Bool = false, isExpired: Bool = false, at now: Double
    ) -> KnownAnswer {
        // Looking up an expired answer doesn't make it more worth keeping.
        if !isExpired { use(kept, at: now) }
        let answer = DishAnswer(
            kept.opinion, from: level == .menu ? .menuCache : .dishCache, isExpired: isExpired, isSlip: isSlip)
        return KnownAnswer(answer: answer, level: level, question: kept.question, keptAt: kept.keptAt)
    }
}
