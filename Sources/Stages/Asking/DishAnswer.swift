public import Judging

/// A language model's opinion on one dish, and how it came to be known.
public struct DishAnswer: Codable, Sendable, Hashable {
    /// Where an answer comes from, the most expensive source first.
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
    /// Whether it is older than the caches' limit; such an answer only stands in while the service is away.
    public var isExpired: Bool
    /// Whether it was given for another reading of the same print: "chlcken" for "chicken".
    public var isSlip: Bool

    public init(_ opinion: ModelOpinion, from origin: Origin, isExpired: Bool = false, isSlip: Bool = false) {
        self.opinion = opinion
        self.origin = origin
        self.isExpired = isExpired
        self.isSlip = isSlip
    }
}

/// The outcome of asking about several dishes.
public struct DishAnswers: Sendable {
    /// In the order of the dishes; nil where there is no valid answer.
    public var answers: [DishAnswer?]
    /// For each dish in order: whether it still has to be asked about, even if an old answer stands in.
    public var waiting: [Bool]
    /// Why some dishes wait; nil when none do.
    public var failure: LanguageModelFailure?

    public init(_ answers: [DishAnswer?], waiting: [Bool], failure: LanguageModelFailure? = nil) {
        self.answers = answers
        self.waiting = waiting
        self.failure = waiting.contains(true) ? failure ?? .unusable : nil
    }
}
