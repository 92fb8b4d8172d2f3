import Models
import Testing

@testable import Stages

/// Rows, headings and columns where the print is tight or bent.
@Suite struct RowsTests {
    @Test func tightRowsOfABentPageKeepTheirPrices() {
        var page = PrintedPage()
        let names = ["Hungry man", "Omelette", "Steak and egg", "Breakfast club", "Bagel"]
        // Lines 18 apart with capitals of 16, falling by 6 from name to price.
        for (index, name) in names.enumerated() {
            let y = 100 + 18 * index
            page.print(name, x: 60, y: y, size: 16)
            let words = page.lines.removeLast().words
            page.print("\(index + 5).75", x: 700, y: y + 6, size: 16)
            page.add(words + page.lines.removeLast().words)
        }
        #expect(page.draft.priced == names.enumerated().map { "\($0.element) \(Double($0.offset + 5) + 0.75)" })
    }

    @Test func sizesBehindAHeadingHeadTheColumnsOfPrices() {
        var page = PrintedPage()
        page.print("CHICKEN 2 Pcs _2 4 Pcs _2 6 Pcs", x: 60, y: 100)
        for (index, name) in ["Butter chicken", "Kadai chicken", "Chicken curry", "Chicken korma"].enumerated() {
            page.print(name, x: 60, y: 150 + 50 * index)
            for column in 0..<3 { page.print("\(80 + 60 * column)", x: 420 + 160 * column, y: 150 + 50 * index) }
        }
        let draft = page.draft
        #expect(draft.dishes.count == 4)
        #expect(draft.dishes.allSatisfy { $0.section == "CHICKEN" && $0.prices.map(\.amount) == [80, 140, 200] })
    }

    @Test func aPricedHeadingPricesTheListBelow() {
        var page = PrintedPage()
        page.print("Contorni", price: "€ 4,50", y: 100)
        for (index, name) in ["Patatine Fritte", "Polenta", "Spinaci", "Fagiolini"].enumerated() {
            page.print(name, x: 60, y: 150 + 40 * index)
        }
        let draft = page.draft
        #expect(draft.dishes.count == 4)
        #expect(draft.dishes.allSatisfy { $0.section == "Contorni" && $0.prices.map(\.amount) == [4.5] })
    }

    @Test func aBigDishNameWithASmallDescriptionIsNoHeading() {
        var page = PrintedPage()
        for (index, name) in ["Mega Munch", "Full Irish", "Slimmer Breakfast"].enumerated() {
            let y = 100 + 140 * index
            page.print(name, price: "€1\(index).00", y: y, size: index == 2 ? 30 : 24)
            page.print("2 Medallions, 2 Eggs,", x: 60, y: y + 30, size: 14)
            page.print("Saute Mushrooms, Tomato,", x: 60, y: y + 52, size: 14)
            page.print("Potatoes", x: 60, y: y + 74, size: 14)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Mega Munch", "Full Irish", "Slimmer Breakfast"])
    }

    @Test func noRowDescribesWhereThePriceStandsFirst() {
        var page = PrintedPage()
        for (index, name) in ["Corn curd", "Spring roll", "Jado chicken", "Chilli lamb"].enumerated() {
            let y = 100 + 120 * index
            page.print("\(225 + 10 * index)", x: 60, y: y)
            page.print(name, x: 160, y: y)
            page.print("Deep fried crispy strips", x: 160, y: y + 28)
            page.print("with green onion", x: 160, y: y + 56)
        }
        #expect(page.draft.dishes.map(\.name) == ["Corn curd", "Spring roll", "Jado chicken", "Chilli lamb"])
    }

    @Test func aNoteFarBelowTheLastDishIsNoDescription() {
        var page = PrintedPage()
        for (index, name) in ["Tomato soup", "Green salad", "Egg sandwich"].enumerated() {
            page.print(name, price: "\(index + 4).50", y: 100 + 66 * index)
            page.print("fresh every day", x: 60, y: 126 + 66 * index, size: 14)
        }
        page.print("We accept no liability for anything at all here", x: 60, y: 360)
        #expect(page.draft.dishes.last?.description == "fresh every day")
    }
}
