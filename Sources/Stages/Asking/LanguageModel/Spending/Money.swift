internal import Foundation

/// An amount in millionths of a currency's unit: whole numbers, so that sums are exact.
public struct Money: Sendable, Hashable {
    /// Millionths: 1,000,000 are one euro. Sums saturate at the largest number instead of overflowing.
    public var micros: Int
    public var currency: CurrencyCode

    public init(micros: Int, in currency: CurrencyCode) {
        self.micros = micros
        self.currency = currency
    }

    /// Reads an amount such as "0.50": digits with at most six decimals after a point. Nil for anything else.
    public init?(_ text: String, in currency: CurrencyCode) {
        guard let micros = Self.micros(text) else { return nil }
        self.init(micros: micros, in: currency)
    }

    static func micros(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = parts.first, (1...9).contains(whole.utf8.count),
            parts.dropFirst().allSatisfy({ (1...6).contains($0.utf8.count) }),
            parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let units = Int(whole),
            let decimals = Int((parts.count == 2 ? parts[1] : "").padding(toLength: 6, withPad: "0", startingAt: 0))
        else { return nil }
        return units * 1_000_000 + decimals
    }

    /// The decimal number without the currency, with at least two decimals and no more than needed.
    public var amount: String {
        let digits = String(micros.magnitude % 1_000_000)
        var decimals = String(repeating: "0", count: 6 - digits.count) + digits
        while decimals.count > 2, decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(micros < 0 ? "-" : "")\(micros.magnitude / 1_000_000).\(decimals)"
    }
}

extension Money: CustomStringConvertible {
    /// As a person reads it: to the hundredth or, where it is less than one, with three significant digits. It is rounded
    /// up, since a cost must not look smaller than it is; `amount` is exact.
    public var description: String {
        var step = 10_000
        if micros.magnitude < 1_000_000 {
            step = 1
            while micros.magnitude / step.magnitude >= 1_000 { step *= 10 }
        }
        let rest = micros % step
        let rounded = rest == 0 ? micros : (micros - rest).adding(rest > 0 ? step : -step)
        return "\(Money(micros: rounded, in: currency).amount) \(currency.code)"
    }
}

extension Money: Codable {
    private enum CodingKeys: String, CodingKey { case amount, currency }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let currency = try container.decode(CurrencyCode.self, forKey: .currency)
        guard let money = Money(try container.decode(String.self, forKey: .amount), in: currency) else {
            throw DecodingError.dataCorruptedError(forKey: .amount, in: container, debugDescription: "no amount")
        }
        self = money
    }

    /// The amount is a text, since many programs turn JSON's numbers into binary fractions.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(amount, forKey: .amount)
        try container.encode(currency, forKey: .currency)
    }
}

/// A currency by its code of ISO 4217, such as EUR; whether it exists is not looked up.
public struct CurrencyCode: Sendable, Hashable {
    public static let euro = CurrencyCode(verified: "EUR")
    public static let dollar = CurrencyCode(verified: "USD")

    public let code: String

    /// Three letters, in upper or lower case; nil for anything else.
    public init?(_ text: String) {
        let letters = text.uppercased()
        guard letters.utf8.count == 3, letters.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
        code = letters
    }

    private init(verified code: String) { self.code = code }
}

extension CurrencyCode: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let currency = CurrencyCode(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no currency")
        }
        self = currency
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}

extension Int {
    /// The sum, or the largest number where it doesn't fit.
    func adding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }

    /// The product of two numbers that aren't negative, divided by a million and rounded up; the largest number where
    /// that doesn't fit.
    func timesMillionth(_ other: Int) -> Int {
        let (high, low) = Swift.max(self, 0).multipliedFullWidth(by: Swift.max(other, 0))
        guard high < 1_000_000 else { return .max }
        let (quotient, remainder) = 1_000_000.dividingFullWidth((high, low))
        return remainder > 0 ? quotient.adding(1) : quotient
    }
}
