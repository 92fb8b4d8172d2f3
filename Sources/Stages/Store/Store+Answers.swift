public import Models

/// What a model said of dishes.
extension Store: OpinionCache {
    public func answers(
        to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge
    ) -> [DishAnswer?] {
        let reuse = DishReuse(judge: judge)
        let found = withReadCache { cache throws(DatabaseError) in
            var found: [(answer: DishAnswer, level: CacheLevel)?] = []
            for question in questions { found.append(try cache.knownAnswer(to: question, reuse, at: time)) }
            return found
        }
        guard let found else { return questions.map { _ in nil } }
        for case .some(let known) in found where !known.answer.isExpired { count(known.level) }
        return found.map { $0?.answer }
    }

    public func keep(_ opinions: [AnsweredQuestion]) {
        withCache { cache throws(DatabaseError) in try cache.keep(opinions, at: time) }
    }
}

extension Cache {
    /// The answer to the question itself, else that to another reading of it, else one that is too old.
    func knownAnswer(
        to question: DishQuestion, _ reuse: DishReuse, at now: Double
    ) throws(DatabaseError) -> (answer: DishAnswer, level: CacheLevel)? {
        let own = try answer(to: question, at: now)
        if let own, age(keptAt: own.keptAt, at: now) == .fresh {
            use(own, at: now)
            return (DishAnswer(own.opinion, from: .dishCache), .dish)
        }
        for other in try answersLooking(like: question, at: now) where reuse.likeness(question, other.question) != nil {
            use(other, at: now)
            return (DishAnswer(other.opinion, from: .dishCache, isSlip: true), .slip)
        }
        return own.map { (DishAnswer($0.opinion, from: .dishCache, isExpired: true), .dish) }
    }
}
