import Testing

@testable import Runner

@Suite("Amounts of money")
struct MoneyTextTests {
    @Test(arguments: [
        ("0.50", 500_000), ("1", 1_000_000), ("0.000001", 1), ("1000000", 1_000_000_000_000), ("0.05", 50_000),
        ("12.345678", 12_345_678), ("00.10", 100_000),
    ])
    func areRead(text: String, millionths: Int) {
        #expect(MoneyText.millionths(text) == millionths)
    }

    @Test(arguments: [
        "", "0", "0.0", "-1", "+1", "1,50", "1.", ".5", "1e3", "0.0000001", "1000000.01", "99999999999999999999", "€1",
        "1 ", "٣", "0x10", "nan", "inf", "1.2.3",
    ])
    func nothingElseIs(text: String) {
        #expect(MoneyText.millionths(text) == nil)
    }

    @Test func areShownWithTwoDecimalsAtLeast() {
        #expect([500_000, 1, 1_230_000_000, 50_000].map(MoneyText.text) == ["0.50", "0.000001", "1230.00", "0.05"])
    }

    @Test func currenciesHaveThreeLetters() {
        #expect(MoneyText.currency("eur") == "EUR")
        for text in ["", "EU", "EURO", "€", "E1R", "ÄÖÜ", "ßs"] { #expect(MoneyText.currency(text) == nil) }
    }
}
