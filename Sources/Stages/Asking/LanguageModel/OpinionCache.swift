public import Judging
public import Models

/// A place that keeps what a model said about dishes, so that it isn't asked twice.
public protocol OpinionCache: MenuMemory {
    /// What is known of each question, in their order; nil where nothing is. Answers that are too old come marked so.
    ///
    /// - Parameters:
    ///   - pages: hashes of the straightened pages that the dishes stand on; they propose earlier photos of the same
    ///     menu, and the words decide.
    ///   - judge: must say the same of two readings before one may be taken for a slip of the other.
    func answers(to questions: [DishQuestion], on pages: [PerceptualHash], judge: Judge) async -> [DishAnswer?]

    /// Only valid opinions come here, never a failure.
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
