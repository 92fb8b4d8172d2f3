/// What asking a model about menus will take, before anything is spent.
public struct Forecast: Codable, Sendable, Hashable {
    public var dishes: Int
    /// Dishes that need no request, by where their answer will come from.
    public var answered: [DishAnswer.Origin: Int] = [:]
    /// The number of requests if each is answered at once and in full.
    public var calls = 0
    /// Likely tokens: four bytes each in the question, some 70 a dish in the answer.
    public var promptTokens = 0
    public var completionTokens = 0
    /// The most tokens that these requests can take.
    public var worstPromptTokens = 0
    public var worstCompletionTokens = 0
    /// The cost of the likely tokens; nil when the price is unknown, and then the worst case is nil too.
    public var cost: Money?
    public var worstCost: Money?
    /// Whether some requests have no known price.
    private(set) var lacksPrice = false

    public init(dishes: Int = 0) {
        self.dishes = dishes
    }

    mutating func add(bytes: Int, output: Int, dishes: Int, spending: Spending) {
        let likely = (input: TokenBound.expectedInput(bytes: bytes), output: TokenBound.expectedOutput(dishes: dishes))
        let worst = (input: TokenBound.input(bytes: bytes), output: output)
        var batch = Forecast()
        batch.calls = 1
        batch.promptTokens = likely.input
        batch.completionTokens = likely.output
        batch.worstPromptTokens = worst.input
        batch.worstCompletionTokens = worst.output
        batch.cost = spending.price?.cost(input: likely.input, output: likely.output)
        batch.worstCost = spending.price?.cost(input: worst.input, output: worst.output)
        batch.lacksPrice = spending.price == nil
        self += batch
    }

    /// Adds the forecasts of menus in one run.
    public static func += (sum: inout Forecast, other: Forecast) {
        sum.dishes += other.dishes
        sum.answered.merge(other.answered, uniquingKeysWith: +)
        sum.calls += other.calls
        sum.promptTokens = sum.promptTokens.adding(other.promptTokens)
        sum.completionTokens = sum.completionTokens.adding(other.completionTokens)
        sum.worstPromptTokens = sum.worstPromptTokens.adding(other.worstPromptTokens)
        sum.worstCompletionTokens = sum.worstCompletionTokens.adding(other.worstCompletionTokens)
        sum.lacksPrice = sum.lacksPrice || other.lacksPrice
        sum.cost = sum.lacksPrice ? nil : add(sum.cost, other.cost)
        sum.worstCost = sum.lacksPrice ? nil : add(sum.worstCost, other.worstCost)
    }

    private static func add(_ one: Money?, _ other: Money?) -> Money? {
        guard let one, let other else { return one ?? other }
        return Money(micros: one.micros.adding(other.micros), in: one.currency)
    }

    enum CodingKeys: String, CodingKey {
        case dishes, answered, calls, cost
        case promptTokens = "prompt_tokens"
        case completionTokens = "completion_tokens"
        case worstPromptTokens = "worst_prompt_tokens"
        case worstCompletionTokens = "worst_completion_tokens"
        case worstCost = "worst_cost"
        case lacksPrice = "lacks_price"
    }
}

extension DishAnswer.Origin: CodingKeyRepresentable {}
