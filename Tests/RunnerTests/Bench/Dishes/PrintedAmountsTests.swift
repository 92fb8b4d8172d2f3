import Testing

@testable import Runner

@Suite struct PrintedAmountsTests {
    @Test(
        arguments: [
            ("12.50", [1250]), ("9,90 €", [990]), ("€. 11.50", [1150]), ("€.3,00", [300]), ("$18", [1800]),
            (".25ea", [25]),
            ("8,--", [800]), ("12.-", [1200]), ("20/-", [2000]), ("55K", [5_500_000]), ("10.000 ₫", [1_000_000]),
            ("1,250", [125_000]), ("1.250,50", [125_050]), ("25₺", [2500]), ("٢٥", [2500]), ("0.500", [50]),
            ("12.5", [1250]),
            ("80/140", [8000, 14000]), ("280 / 160", [28000, 16000]), ("£3.50/£5.50", [350, 550]),
            ("2Pcs 80 / 4 Pcs 140 / 6 Pcs 180", [8000, 14000, 18000]),
            ("Ind. 1.79 / ½ Doz. 10.99 / Doz. 21.99", [179, 1099, 2199]), ("¼ lb 2.25", [225]), ("1/2 doz 7.50", [750]),
            ("0,5 l 4,20", [420]), ("4,20 (0,33 l)", [420]), ("10-12", [1000, 1200]), ("80 140", [8000, 14000]),
            ("Mega - Add Bacon €11.50", [1150]), ("6 €/Person", [600]), ("menu for 2 persons 35", [3500]),
            ("market price", []), ("", []), ("please ask", []), ("12345678901234", []),
        ] as [(String, [Int])])
    func amountsAreReadAsPrinted(text: String, amounts: [Int]) {
        #expect(PrintedAmounts.of(text) == amounts)
    }

    @Test func numbersThatNoMenuHasAreNoAmounts() {
        #expect(PrintedAmounts.hundredths(12.345) == 1235)
        #expect(PrintedAmounts.hundredths(.infinity) == nil && PrintedAmounts.hundredths(.nan) == nil)
        #expect(PrintedAmounts.hundredths(1e300) == nil)
    }

    @Test func everyNumberOfATextIsSeen() {
        #expect(PrintedAmounts.everyNumber(in: "2 Eggs 3.50 / 4pcs 6") == [200, 350, 400, 600])
    }
}
