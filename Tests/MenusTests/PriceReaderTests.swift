import Menus
import Testing

@Suite struct PriceReaderTests {
    @Test(
        arguments: [
            ("12.50", 12.5, nil), ("12,50", 12.5, nil), ("€12.50", 12.5, "EUR"), ("12,50€", 12.5, "EUR"),
            ("$18", 18, "USD"), ("52,-zł", 52, "PLN"), ("85.-€", 85, "EUR"),
            ("£4.25", 4.25, "GBP"), ("₹120", 120, "INR"), ("20/-", 20, "INR"), ("12.-", 12, nil), ("12,-", 12, nil),
            ("Rs.120", 120, "INR"), ("25₺", 25, "TRY"), ("€.3,00", 3, "EUR"), ("1.250,00", 1250, nil),
            ("25.000", 25000, nil),
            ("25K", 25000, nil), ("....4.50", 4.5, nil), ("120kr", 120, nil), ("CHF12.50", 12.5, "CHF"),
            ("¥800", 800, "JPY"),
        ] as [(String, Double, String?)])
    func readsCertainPrices(text: String, amount: Double, currency: String?) {
        let readings = PriceReader.readings(text)
        #expect(readings?.count == 1)
        #expect(readings?.first?.amount == amount)
        #expect(readings?.first?.currency == currency)
        #expect(readings?.first?.isCertain == true)
    }

    @Test func leavesBareNumbersInDoubt() {
        #expect(PriceReader.readings("12")?.first?.isCertain == false)
        #expect(PriceReader.readings("7.5")?.first?.isCertain == false)
    }

    @Test func readsTwoPricesInAWord() {
        #expect(PriceReader.readings("80/140")?.map(\.amount) == [80, 140])
        #expect(PriceReader.readings("4.50/7.00")?.allSatisfy(\.isCertain) == true)
        #expect(PriceReader.readings("1/2") == nil)
    }

    @Test func readsTheEndsOfARange() {
        #expect(PriceReader.readings("7,50-8,50€")?.map(\.amount) == [7.5, 8.5])
        #expect(PriceReader.readings("7,50-8,50€")?.map(\.currency) == ["EUR", "EUR"])
        #expect(PriceReader.readings("$12–18")?.map(\.amount) == [12, 18])
        #expect(PriceReader.readings("11-14")?.contains(where: \.isCertain) != true)
        #expect(PriceReader.readings("12.50-")?.map(\.amount) == [12.5])
    }

    @Test func readsLiraSignsReadAsLettersInDoubt() {
        #expect(PriceReader.readings("25t")?.map(\.amount) == [25])
        #expect(PriceReader.readings("25t")?.first?.isCertain == false)
    }

    @Test(arguments: [
        "", "Soup", "11:30", "0,33l", "200g", "7up", "+49", "1.2.3", "12345678901234567890", "½", "٣", "€",
    ])
    func readsNoPriceInOtherWords(text: String) {
        #expect(PriceReader.readings(text) == nil)
    }
}
