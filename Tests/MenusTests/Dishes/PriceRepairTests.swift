import Models
import Pages
import TestMaterial
import Testing

@testable import Menus

/// Amounts put right by what the other prices of the page look like.
@Suite struct PriceRepairTests {
    private func amounts(_ prices: [String]) -> [Double?] {
        var page = PrintedPage()
        let names = ["Tomato soup", "Green salad", "Fish cakes", "Onion tart", "Apple pie", "Plum cake", "Rice bowl"]
        for (index, price) in prices.enumerated() { page.print(names[index], price: price, y: 100 + 60 * index) }
        return page.draft.dishes.map { $0.prices.first?.amount }
    }

    @Test func aLostDecimalMarkIsPutBack() {
        #expect(amounts(["8.95", "9.50", "7.95", "10.50", "850"]) == [8.95, 9.5, 7.95, 10.5, 8.5])
    }

    @Test func manyLostDecimalMarksArePutBack() {
        #expect(
            amounts(["8.95", "9.50", "7.95", "10.50", "850", "795", "1095"]) == [
                8.95, 9.5, 7.95, 10.5, 8.5, 7.95, 10.95,
            ])
    }

    @Test func fewPricesWithCentsSayNothingOfManyWithout() {
        let prices = [
            "8.50", "9.50", "10.50", "12.50", "650", "700", "750", "800", "850", "900", "950", "1000", "1100", "990",
        ]
        var page = PrintedPage()
        for (index, price) in prices.enumerated() {
            page.print("Red wine \(index + 1)", price: price, y: 100 + 60 * index)
        }
        #expect(page.draft.dishes.flatMap(\.prices).compactMap(\.amount).contains(650))
    }

    @Test func centsBehindASpaceBelongToTheirNumber() {
        /// The amounts of a dish for "6 95", beside dishes with one price each; the numbers are so far apart.
        func amounts(beside prices: [Double], gap: Double) -> [Double?] {
            let rect = Rect(left: 0, top: 0, right: 20, bottom: 20)
            func draft(_ prices: [FoundPrice]) -> DishDraft {
                var draft = DishDraft(section: nil, name: [], cell: 0, lastCell: 0)
                draft.prices = prices
                return draft
            }
            func price(_ text: String, _ rect: Rect) -> FoundPrice {
                FoundPrice(price: Price(text: text, amount: Double(text)), rect: rect, isMarked: false)
            }
            let cents = Rect(left: 20 + gap, top: 0, right: 40 + gap, bottom: 20)
            var drafts = prices.map { draft([price("\($0)", rect)]) } + [draft([price("6", rect), price("95", cents)])]
            PriceRepair.mend(&drafts)
            return drafts.last?.prices.map(\.price.amount) ?? []
        }
        let exact = [8.95, 9.55, 7.95, 10.25]
        #expect(amounts(beside: exact, gap: 8) == [6.95])
        #expect(amounts(beside: exact, gap: 60) != [6.95])
        #expect(amounts(beside: [8, 9, 7, 10], gap: 8).first == 6)
    }

    @Test func aSignReadAsADigitIsTakenOff() {
        #expect(amounts(["4,50€", "5,20€", "3,90€", "6,00€", "4,506"]) == [4.5, 5.2, 3.9, 6, 4.5])
        #expect(amounts(["₹180", "₹220", "₹250", "₹160", "7210"]) == [180, 220, 250, 160, 210])
    }

    @Test func theTextStaysAsItWasRead() {
        var page = PrintedPage()
        for (index, price) in ["8.95", "9.50", "7.95", "10.50", "850"].enumerated() {
            page.print("Dish \(["one", "two", "three", "four", "five"][index])", price: price, y: 100 + 60 * index)
        }
        #expect(page.draft.dishes.last?.prices.map(\.text) == ["850"])
    }

    @Test func whatMayBeTrueIsLeftAlone() {
        #expect(amounts(["8", "9", "7", "10", "120"]) == [8, 9, 7, 10, 120])
        #expect(amounts(["8.95", "9.50", "7.95", "10.50", "45"]) == [8.95, 9.5, 7.95, 10.5, 45])
        #expect(amounts(["180", "220", "250", "160", "7210"]) == [180, 220, 250, 160, 7210])
    }
}
