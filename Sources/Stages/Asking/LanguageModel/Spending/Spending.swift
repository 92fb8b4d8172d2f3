/// What asking one service costs, and the budget for it.
struct Spending: Sendable {
    /// Nil when it is unknown.
    let price: ModelPrice?
    let budget: Budget
    let currency: CurrencyCode
    let isLimited: Bool

    /// Throws `unknownPrice` when there is a budget but no price to check against it.
    init(_ settings: LanguageModelSettings, at address: EndpointAddress) throws(LanguageModelFailure) {
        currency = settings.budget?.currency ?? settings.currency
        price = settings.prices.price(model: settings.model, at: address, in: currency)
        isLimited = settings.budget != nil
        if isLimited, price == nil { throw .unknownPrice }
        budget = Budget(limit: settings.budget?.micros)
    }

    /// The most, in millionths, that a request can cost; 0 without a price.
    func worst(bytes: Int, output: Int) -> Int {
        price?.cost(input: TokenBound.input(bytes: bytes), output: output).micros ?? 0
    }

    /// Services charge nothing for a request that they reject; they don't say about one that fails on their side.
    func outcome(_ answer: WebAnswer, _ usage: StatedUsage?) -> Budget.Outcome {
        if let usage { return .paid(price?.cost(input: usage.prompt, output: usage.completion).micros ?? 0) }
        switch answer.status {
        case 300..<408, 409..<500, 503, 529: return .free
        default: return .unknown
        }
    }

    /// Nil without a price.
    func money(_ micros: Int) -> Money? { price == nil ? nil : Money(micros: micros, in: currency) }
}
