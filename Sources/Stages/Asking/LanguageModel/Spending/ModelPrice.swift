/// What a service charges for a model's work.
public struct ModelPrice: Sendable, Hashable {
    /// Millionths of the currency for a million tokens.
    public var input: Int
    /// Millionths of the currency for a million tokens.
    public var output: Int
    public var currency: CurrencyCode
    /// The date of the price as the table states it, such as 2025-10; nil for a server that costs nothing.
    public var asOf: String?

    public static func free(in currency: CurrencyCode) -> ModelPrice {
        ModelPrice(input: 0, output: 0, currency: currency, asOf: nil)
    }

    /// What so many tokens cost, rounded up to a millionth.
    public func cost(input tokens: Int, output written: Int) -> Money {
        // Both parts are rounded up: the sum is at most two millionths too large, and never too small.
        Money(micros: tokens.timesMillionth(input).adding(written.timesMillionth(output)), in: currency)
    }
}
