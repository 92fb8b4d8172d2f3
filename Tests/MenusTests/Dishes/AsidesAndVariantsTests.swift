import Menus
import Models
import TestMaterial
import Testing

/// What stands with a name and is no name: asides in brackets, variants with prices of their own, prices in words.
@Suite struct AsidesAndVariantsTests {
    /// A page of three more dishes, so that its style shows.
    private func page(_ size: Int = 20) -> PrintedPage {
        var page = PrintedPage()
        for (index, name) in ["Tomato soup", "Green salad", "Onion tart"].enumerated() {
            page.print(name, price: "\(index + 4).50", y: 700 + 60 * index, size: size)
        }
        return page
    }

    @Test func smallBracketsDescribe() {
        var page = page()
        page.print("Lamb chops", x: 60, y: 640)
        let name = page.lines.removeLast().words
        page.print("(with rosemary)", x: 290, y: 640, size: 14)
        let aside = page.lines.removeLast().words
        page.print("12.00", x: 840, y: 640)
        let price = page.lines.removeLast().words
        page.add(name + aside + price)
        let dish = page.draft.dishes.first
        #expect(dish?.name == "Lamb chops")
        #expect(dish?.description == "(with rosemary)")
        #expect(dish?.prices.map(\.amount) == [12])
        #expect(page.draft.conservesText && page.draft.addsNoWord)
    }

    @Test(arguments: [
        ("Kebab (4 pcs)", "Kebab (4 pcs)", nil),
        ("Veggie platter (hummus, falafel, tabbouleh)", "Veggie platter", "(hummus, falafel, tabbouleh)"),
        ("NOODLE SOUP (with beef)", "NOODLE SOUP", "(with beef)"),
        ("Smoked (fish", "Smoked (fish", nil),
    ])
    func bracketsLikeTheNameStayInItUnlessTheyList(printed: String, name: String, description: String?) {
        var page = page()
        page.print(printed, price: "12.00", y: 640)
        let dish = page.draft.dishes.first
        #expect(dish?.name == name)
        #expect(dish?.description == description)
    }

    @Test func dashesBelowANamePriceItsVariants() {
        var page = PrintedPage()
        for (index, name) in ["Red Curry", "Green Curry", "Dry Curry"].enumerated() {
            let y = 100 + 200 * index
            page.print(name, x: 60, y: y, size: 22)
            page.print("coconut milk, beans and basil, ginger, rice", x: 60, y: y + 30, size: 14)
            page.print("-Tofu", price: "$12", y: y + 62, size: 18)
            page.print("-Prawn", price: "$16", y: y + 94, size: 18)
            page.print("Salmon", price: "$18", y: y + 126, size: 18)
        }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Red Curry", "Green Curry", "Dry Curry"])
        #expect(draft.dishes.first?.prices.map(\.label) == ["Tofu", "Prawn", "Salmon"])
        #expect(draft.dishes.allSatisfy { $0.prices.map(\.amount) == [12, 16, 18] })
    }

    @Test func rowsThatGoOnPriceAVariantToo() {
        var page = page()
        page.print("Potato cakes", price: "6.20", y: 580)
        page.print("with salmon", price: "7.40", y: 606)
        let dish = page.draft.dishes.first
        #expect(dish?.name == "Potato cakes")
        #expect(dish?.prices.map(\.amount) == [6.2, 7.4])
    }

    @Test func aDescribingRowGivesItsPriceToTheNameAbove() {
        var page = page()
        page.print("Breakfast Sandwich", x: 60, y: 600)
        page.print("Choice of biscuit or bagel", price: "7.00", y: 626)
        let dish = page.draft.dishes.first
        #expect(dish?.name == "Breakfast Sandwich")
        #expect(dish?.prices.map(\.amount) == [7])
    }

    @Test func aPricedDishMayBeginLikeWhatDescribes() {
        var page = page()
        page.print("Choice sirloin", price: "24.00", y: 640)
        #expect(page.draft.dishes.map(\.name).contains("Choice sirloin"))
        page.print("Choice ribeye", price: "26.00", y: 880)
        #expect(page.draft.dishes.map(\.name).contains("Choice ribeye"))
    }

    @Test(arguments: ["Market price", "Tagespreis", "Prix du jour", "s/m", "Lütfen sorunuz", "時価"])
    func pricesInWordsHaveNoAmount(words: String) {
        var page = page()
        page.print("Lobster", price: words, y: 640)
        let dish = page.draft.dishes.first
        #expect(dish?.name == "Lobster")
        #expect(dish?.prices.map(\.text) == [words])
        #expect(dish?.prices.map(\.amount) == [nil])
        #expect(page.draft.addsNoWord)
    }

    @Test func wordsOfAPriceBelowEachOtherAreOne() {
        var page = page()
        page.print("Octopus", price: "Lütfen", y: 560, split: true)
        page.print("of the day", x: 60, y: 590, size: 14)
        page.print("sorunuz", x: 830, y: 590)
        #expect(page.draft.dishes.first?.prices.map(\.text) == ["Lütfen sorunuz"])
    }

    @Test(arguments: ["vegan auf Anfrage", "ohne Gluten nach Gewicht", "sans gluten sur demande"])
    func whatLimitsAPromiseIsNoPrice(words: String) {
        var page = page()
        page.print("Potato cakes", price: "6.20", y: 600)
        page.print(words, x: 60, y: 626, size: 14)
        let dish = page.draft.dishes.first
        #expect(dish?.description == words)
        #expect(dish?.prices.map(\.amount) == [6.2])
    }

    @Test func aMarkBehindAPriceInWordsStaysWithItsDish() {
        var page = page()
        page.print("Lobster", price: "Market price (GF)", y: 640)
        #expect(page.draft.dishes.first?.symbols.map(\.mark) == ["GF"])
    }
}
