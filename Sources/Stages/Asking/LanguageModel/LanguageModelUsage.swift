/// What asking a language model has cost so far.
public struct LanguageModelUsage: Codable, Sendable, Hashable {
    /// Requests sent, including retries.
    public var calls: Int
    /// As the service counted them; 0 where it says nothing.
    public var promptTokens: Int
    /// As the service counted them, thoughts included; 0 where it says nothing.
    public var completionTokens: Int
    /// Dishes by where their answer came from; each counts once per menu.
    public var answered: [DishAnswer.Origin: Int]
    /// Of those answered by the run, the dishes that another menu's request was already asking about.
    public var joined: Int
    /// What the counted tokens cost at the list price; nil when the price is unknown.
    public var cost: Money?
    /// The most that may have been spent besides, on requests that are under way or whose tokens the service didn't
    /// count; nil when the price is unknown.
    public var unsettled: Money?

    public init(
        calls: Int = 0, promptTokens: Int = 0, completionTokens: Int = 0, answered: [DishAnswer.Origin: Int] = [:],
        joined: Int = 0, cost: Money? = nil, unsettled: Money? = nil
    ) {
        self.calls = calls
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.answered = answered
        self.joined = joined
        self.cost = cost
        self.unsettled = unsettled
    }

    /// Dishes answered without a request: from memory or a cache.
    public var cacheHits: Int {
        answered.filter { $0.key != .request }.values.reduce(0, +) - joined
    }

    mutating func add(_ attempt: RequestSender.Attempt) {
        calls += attempt.calls
        promptTokens = promptTokens.adding(attempt.usage?.prompt ?? 0)
        completionTokens = completionTokens.adding(attempt.usage?.completion ?? 0)
    }

    enum CodingKeys: String, CodingKey {
        case calls, answered, joined, cost, unsettled
        case promptTokens = "prompt_tokens"
        case completionTokens = "completion_tokens"
    }
}
