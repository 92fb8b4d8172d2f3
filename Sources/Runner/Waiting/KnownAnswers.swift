internal import Asking
internal import Judging
internal import Models

/// Answers that came by file, before those that the caches know: a file may hold more than the caches keep.
struct KnownAnswers: OpinionCache {
    /// By the keys of their questions.
    let opinions: [String: ModelOpinion]
    /// Nil where no caches are used.
    let cache: (any OpinionCache)?

    func answers(to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge) async -> [DishAnswer?] {
        let rest = questions.filter { opinions[$0.key] == nil }
        var found = await (rest.isEmpty ? nil : cache?.answers(to: rest, on: pages, judge: judge))?[...] ?? []
        return questions.map { question in
            opinions[question.key].map { DishAnswer($0, from: .dishCache) } ?? found.popFirst() ?? nil
        }
    }

    func keep(_ opinions: [AnsweredQuestion]) async { await cache?.keep(opinions) }

    func pages(like hashes: [PerceptualHash]) async -> [RememberedPage] { await cache?.pages(like: hashes) ?? [] }

    func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) async {
        await cache?.remember(hashes, dishes: dishes)
    }
}
