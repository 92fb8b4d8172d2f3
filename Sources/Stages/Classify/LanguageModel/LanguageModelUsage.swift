/// What asking a language model has cost so far.
public struct LanguageModelUsage: Codable, Sendable, Hashable {
    /// Requests sent, those tried again included.
    public var calls: Int
    /// As the service counted them; 0 where it says nothing.
    public var promptTokens: Int
    /// As the service counted them; 0 where it says nothing.
    public var completionTokens: Int
    /// Dishes answered from a cache, without a request.
    public var cacheHits: Int
    /// Dishes answered by a request that another menu had under way.
    public var joined: Int

    public init(
        calls: Int = 0, promptTokens: Int = 0, completionTokens: Int = 0, cacheHits: Int = 0, joined: Int = 0
    ) {
        self.calls = calls
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.cacheHits = cacheHits
        self.joined = joined
    }

    /// Adds what one answer states; figures that can't be true are left out.
    mutating func add(promptTokens prompt: Int, completionTokens completion: Int) {
        let plausible = 0...100_000_000
        if plausible.contains(prompt) { promptTokens &+= prompt }
        if plausible.contains(completion) { completionTokens &+= completion }
    }

    enum CodingKeys: String, CodingKey {
        case calls, joined
        case promptTokens = "prompt_tokens"
        case completionTokens = "completion_tokens"
        case cacheHits = "cache_hits"
    }
}
