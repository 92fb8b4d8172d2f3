import Menus
import Models
import TestMaterial
import Testing

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
