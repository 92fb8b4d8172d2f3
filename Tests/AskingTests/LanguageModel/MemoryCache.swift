import Asking
import Judging
import Models

/// A cache in memory.
actor MemoryCache: OpinionCache {
    private(set) var kept: [DishQuestion: ModelOpinion] = [:]
    /// Whether every answer is too old.
    var isExpired = false

    func answers(to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge) -> [DishAnswer?] {
        questions.map { question in
            kept[question].map { DishAnswer($0, from: .dishCache, isExpired: isExpired) }
        }
    }

    func keep(_ opinions: [AnsweredQuestion]) {
        for answered in opinions { kept[answered.question] = answered.opinion }
    }

    func pages(like hashes: [PerceptualHash]) -> [RememberedPage] { [] }
    func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) {}

    func expire() { isExpired = true }
}
