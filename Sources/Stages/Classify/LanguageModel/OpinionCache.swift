/// A place that keeps what a model said about a dish, so that it isn't asked twice.
public protocol OpinionCache: Sendable {
    /// Nil when there is none.
    func opinion(forKey key: String) async -> ModelOpinion?
    /// Only valid opinions come here, never a failure; `model` is the name it was asked by.
    func keep(_ opinion: ModelOpinion, forKey key: String, model: String) async
}
