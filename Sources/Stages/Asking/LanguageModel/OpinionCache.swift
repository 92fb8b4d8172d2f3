public import Judging
public import Models

/// A store for what a model said about dishes, so that it isn't asked twice.
public protocol OpinionCache: MenuMemory {
    /// What is known of each question, in order; nil where nothing is. Outdated answers are marked as such.
    ///
    /// - Parameters:
    ///   - pages: hashes of the straightened pages that the dishes stand on; they propose earlier photos of the same
    ///     menu, and the words decide.
    ///   - judge: must say the same about two readings before one may be taken for a slip of the other.
    func answers(to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge) async -> [DishAnswer?]

    /// Only valid opinions are passed in, never a failure.
    func keep(_ opinions: [AnsweredQuestion]) async
}

/// A question with a model's valid answer.
public struct AnsweredQuestion: Codable, Sendable, Hashable {
    public var question: DishQuestion
    public var opinion: ModelOpinion

    public init(_ question: DishQuestion, _ opinion: ModelOpinion) {
        self.question = question
        self.opinion = opinion
    }
}
