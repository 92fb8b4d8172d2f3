import Foundation
import Menus
import Models
import TestMaterial
import Testing

@Suite struct OddPagesTests {
    @Test func findsNoDishInOtherPrint() {
        var hours = PrintedPage()
        for (index, line) in [
            "Opening hours", "Mo - Fr 11.30 - 14.00", "Monday 11:00 - 22:00", "Sat 5pm - 11pm", "Closed on Sundays",
        ].enumerated() {
            hours.print(line, x: 60, y: 100 + 40 * index)
        }
        #expect(hours.draft.dishes.isEmpty)

        var card = PrintedPage()
        for (index, line) in [
            "Jane Miller", "Managing director", "12 High Street, Leeds", "Tel. +44 113 496 0000", "jane@example.com",
            "www.example.com",
        ].enumerated() {
            card.print(line, x: 60, y: 100 + 40 * index)
        }
        #expect(card.draft.dishes.isEmpty)
        #expect(card.draft.pages[0].lines.suffix(4).allSatisfy { $0.role == .restaurant })

        var prose = PrintedPage()
        for (index, line) in [
            "Our house was built in 1897 by two brothers who came from the",
            "mountains with nothing but a pot and a recipe for soup. They",
            "cooked for miners, for travellers and for anyone who was hungry,",
            "and we still cook as they did, with what the season gives us.",
        ].enumerated() {
            prose.print(line, x: 60, y: 100 + 30 * index)
        }
        #expect(prose.draft.dishes.isEmpty)
    }

    @Test func findsNoDishInPricesAlone() {
        var page = PrintedPage()
        for index in 0..<8 { page.print("\(index + 3).50", x: 700, y: 100 + 40 * index) }
        let draft = page.draft
        #expect(draft.dishes.isEmpty)
        #expect(draft.pages[0].unassigned.count == 8)
    }

    @Test func findsDishesOfACanteenWithoutPrices() {
        var page = PrintedPage()
        page.print("Montag", x: 60, y: 100, size: 26)
        page.print("Linsensuppe (A, G)", x: 60, y: 150)
        page.print("Schnitzel mit Pommes (A, C)", x: 60, y: 190)
        page.print("A: Gluten, C: Eier, G: Milch", x: 60, y: 600, size: 14)
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Linsensuppe", "Schnitzel mit Pommes"])
        #expect(draft.dishes.map(\.section) == ["Montag", "Montag"])
        #expect(draft.dishes.first?.symbols.map(\.meaning) == [.contains(.gluten), .contains(.milk)])
        #expect(draft.pages[0].lines.last?.role == .legend)
        #expect(draft.dishes.allSatisfy { $0.prices.isEmpty })
    }

    @Test func handsOnEmptyPagesAndTheirNumbers() {
        var second = PrintedPage()
        second.print("Tomato soup", price: "4.50", y: 100)
        second.print("Green salad", price: "5.50", y: 140)
        let pages = [NumberedPage(number: 2, page: PrintedPage().read), NumberedPage(number: 4, page: second.read)]
        let draft = FindDishes()(Symbols()(pages))
        #expect(draft.pages.map(\.number) == [2, 4])
        #expect(draft.dishes.map(\.page) == [4, 4])
        #expect(FindDishes()(MarkedMenu(pages: [])).dishes.isEmpty)
    }

    @Test(arguments: [1, 2, 3])
    func readsPhotosLyingOnTheirSide(turns: Int) {
        let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: menu.turned(turns))]))
        #expect(draft.priced == menu.draft.priced)
    }

    @Test(arguments: [-0.05, 0.03, 0.08])
    func readsSlantingLines(slope: Double) {
        let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: menu.skewed(slope))]))
        #expect(draft.priced == menu.draft.priced)
    }

    private var menu: PrintedPage {
        var page = PrintedPage(width: 1600)
        for (index, name) in ["Tomato soup", "Green salad", "Fish cakes", "Onion tart", "Bean stew", "Rice bowl"]
            .enumerated()
        {
            page.print(name, price: "\(index + 3).50", x: 60, right: 700, y: 200 + 60 * index)
            page.print("Large " + name, price: "\(index + 8).50", x: 860, right: 1500, y: 200 + 60 * index)
        }
        return page
    }

    @Test func namesTheRestaurantOnlyWhenSure() {
        var page = menu
        page.print("Golden Lantern", x: 600, y: 110, size: 60)
        #expect(page.draft.restaurantName == "Golden Lantern")
        var headed = menu
        headed.print("LUNCH MENU", x: 600, y: 110, size: 60)
        #expect(headed.draft.restaurantName == nil)
        #expect(menu.draft.restaurantName == nil)
        var described = menu
        described.print("Indian Kitchen", x: 600, y: 110, size: 26)
        #expect(described.draft.restaurantName == nil)
        described.print("Golden Lantern", x: 600, y: 70, size: 28)
        #expect(described.draft.restaurantName == "Golden Lantern")
    }

    @Test func agreesOnLanguagesAndCuisine() {
        var page = PrintedPage(languages: ["it", "en"])
        page.print("Spaghetti carbonara", price: "9.50", y: 100)
        page.print("Risotto ai funghi", price: "11.50", y: 140)
        page.print("Bruschetta", price: "5.50", y: 180)
        var other = page
        other.languages = ["en"]
        let draft = FindDishes()(
            Symbols()([NumberedPage(number: 1, page: page.read), NumberedPage(number: 2, page: other.read)]))
        #expect(draft.languages == ["en", "it"])
        #expect(draft.cuisine == "italian")
        #expect(menu.draft.cuisine == nil)
    }

    @Test func handlesTwoThousandLines() {
        var page = PrintedPage(width: 4000, height: 40000)
        for index in 0..<1000 {
            page.print(
                "Dish with the name \(index)x", price: "\(index % 30 + 3).50", x: 60, right: 1500, y: 100 + 36 * index,
                split: true)
        }
        let draft = page.draft
        #expect(draft.dishes.count == 1000)
        #expect(draft.conservesText)
    }

    @Test func survivesBoxesNoPageHas() {
        for box in [
            Box(x: 0, y: 0, width: 0, height: 0), Box(x: -50, y: -50, width: 10, height: -3),
            Box(x: 1 << 40, y: 1 << 40, width: 1 << 40, height: 1 << 40),
            Box(x: 5, y: 5, width: 1_000_000_000, height: 1),
        ] {
            var page = menu
            for word in ["Soup", "4.50", "(V)", "....", ""] {
                page.lines.append(
                    Line(
                        id: page.lines.count, text: word, box: box, confidence: 0, block: 0,
                        words: [Word(text: word, box: box, confidence: 0)]))
            }
            page.lines.append(Line(id: 7, text: "no words 3.50", box: box, confidence: 1, block: 0, words: []))
            let draft = page.draft
            #expect(draft.pages[0].lines.count == page.lines.count)
            #expect(draft.conservesText)
        }
    }

    @Test func repeatsItselfByteForByte() throws {
        let first = try JSONBytes.of(menu.draft)
        for _ in 0..<3 {
            let again = try JSONBytes.of(menu.draft)
            #expect(again == first)
        }
    }
}

private enum JSONBytes {
    static func of(_ draft: MenuDraft) throws -> [UInt8] {
        Array(try JSONEncoder.bundle().encode(draft))
    }
}
