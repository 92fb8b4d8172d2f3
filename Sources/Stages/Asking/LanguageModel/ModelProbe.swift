/// What one tiny call to a language model showed.
public struct ModelProbe: Sendable, Hashable {
    /// Whether a server answered at that address, in whatever way.
    public var reachable: Bool
    /// Whether the model answered with words.
    public var answers: Bool
    /// Nil when the model answers, even with nothing.
    public var failure: LanguageModelFailure?

    public init(reachable: Bool, answers: Bool, failure: LanguageModelFailure? = nil) {
        self.reachable = reachable
        self.answers = answers
        self.failure = failure
    }
}
