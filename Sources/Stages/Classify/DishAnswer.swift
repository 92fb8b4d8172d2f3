public import Judging

/// A language model's opinion on one dish, and how it came to be known.
public struct DishAnswer: Codable, Sendable, Hashable {
    /// Where an answer comes from, the dearest first.
    public enum Origin: String, Codable, Sendable, CaseIterable {
        /// A request of this menu.
        case request
        /// A request of another menu in the same run.
        case run
        /// The same dish, asked about in an earlier run.
        case dishCache = "dish_cache"
        /// The same dish on an earlier photo of the same menu.
        case menuCache = "menu_cache"
    }

    public var opinion: ModelOpinion
    public var origin: Origin
    /// Whether it is older than the caches keep answers; such a one only stands in while the service is away.
    public var isExpired: Bool
    /// Whether it was given to another reading of the same print: "chlcken" for "chicken".
    public var isSlip: Bool

    public init(_ opinion: ModelOpinion, from origin: Origin, isExpired: Bool = false, isSlip: Bool = false) {
        self.opinion = opinion
        self.origin = origin
        self.isExpired = isExpired
        self.isSlip = isSlip
    }
}

/// What came of asking about several dishes.
public struct DishAnswers: Sendable {
    /// In the order of the dishes; nil where there is no valid answer.
    public var answers: [DishAnswer?]
    /// Why some dishes have none though the model was to be asked; nil when it said all it had to say.
    public var failure: LanguageModelFailure?

    public init(_ answers: [DishAnswer?], failure: LanguageModelFailure? = nil) {
        self.answers = answers
        self.failure = failure
    }
}
