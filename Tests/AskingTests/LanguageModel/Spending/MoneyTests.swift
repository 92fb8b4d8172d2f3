import Foundation
import Testing

@testable import Asking

@Suite struct MoneyTests {
    @Test(arguments: [("0.50", 500_000), ("1", 1_000_000), ("0.000001", 1), ("999999999.999999", 999_999_999_999_999)])
    func amountsAreExact(text: String, micros: Int) throws {
        let money = try #require(Money(text, in: .euro))
        #expect(money.micros == micros)
        let coded = try JSONDecoder().decode(Money.self, from: JSONEncoder().encode(money))
        #expect(coded == money)
    }

    @Test(arguments: ["", ".", "1.", ".5", "-1", "1e3", "0.0000001", "1,50", "١", "10000000000", "1.2.3", " 1", "nan"])
    func anythingElseIsNone(text: String) {
        #expect(Money(text, in: .euro) == nil)
    }

    @Test func descriptionsAreShort() {
        #expect("\(Money(micros: 500_000, in: .euro))" == "0.50 EUR")
        #expect("\(Money(micros: 1_230, in: .dollar))" == "0.00123 USD")
        #expect("\(Money(micros: 1_231, in: .dollar))" == "0.00124 USD")
        #expect("\(Money(micros: 123_456, in: .dollar))" == "0.124 USD")
        #expect("\(Money(micros: 999_999, in: .dollar))" == "1.00 USD")
        #expect("\(Money(micros: 12_345_678, in: .dollar))" == "12.35 USD")
        #expect("\(Money(micros: 0, in: .dollar))" == "0.00 USD")
        #expect("\(Money(micros: -1, in: .euro))" == "-0.000001 EUR")
        #expect("\(Money(micros: .max, in: .euro))".hasSuffix(" EUR"))
        // Another program needs each digit.
        #expect(Money(micros: 12_345_678, in: .dollar).amount == "12.345678")
    }

    @Test func sumsNeverRunOver() {
        #expect(Int.max.adding(1) == .max)
        #expect(Int.max.timesMillionth(Int.max) == .max)
        #expect(1.timesMillionth(1) == 1)
        #expect(0.timesMillionth(5) == 0)
        #expect(3_000_000.timesMillionth(500_000) == 1_500_000)
        #expect(CurrencyCode("eur") == .euro)
        #expect(CurrencyCode("€") == nil && CurrencyCode("EURO") == nil)
    }
}
