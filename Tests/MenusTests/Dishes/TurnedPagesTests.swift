import Models
import Pages
import TestMaterial
import Testing

@testable import Menus

/// Pages that were photographed at any angle.
@Suite struct TurnedPagesTests {
    private var menu: PrintedPage {
        var page = PrintedPage()
        page.print("STARTERS", x: 60, y: 100, size: 34)
        page.print("Hummus and flatbread (VG)", price: "6.00", y: 200)
        page.print("Halloumi fries (V)", price: "7.50", y: 250)
        page.print("Chicken wings", price: "8.25", y: 300)
        page.print("(VG) vegan", x: 60, y: 700)
        page.print("(V) vegetarian", x: 60, y: 750)
        return page
    }

    private func draft(_ page: ReadPage) -> MenuDraft { FindDishes()(Symbols()([NumberedPage(number: 1, page: page)])) }

    @Test(arguments: [-90.0, -60, -45, -25, -15, 3, 15, 25, 44, 46, 75, 100, 135, 160, 180, 250])
    func dishesAreThoseOfTheLevelPage(degrees: Double) throws {
        let level = menu.draft
        #expect(level.priced == ["Hummus and flatbread 6.0", "Halloumi fries 7.5", "Chicken wings 8.25"])
        #expect(level.dishes.map { $0.symbols.map(\.meaning) } == [[.vegan], [.vegetarian], []])
        let page = menu.turned(by: degrees)
        let turned = draft(page)
        #expect(turned.priced == level.priced)
        #expect(turned.dishes.map(\.symbols) == level.dishes.map(\.symbols))
        #expect(turned.dishes.map(\.section) == level.dishes.map(\.section))
        #expect(turned.pages[0].lines.map(\.role) == level.pages[0].lines.map(\.role))
    }

    @Test func boxesStayThoseOfThePhoto() throws {
        let page = menu.turned(by: 30)
        let turned = draft(page)
        #expect(turned.pages[0].lines.map(\.box) == page.lines.map(\.box))
        #expect(turned.pages[0].lines.map(\.words) == page.lines.map(\.words))
        for dish in turned.dishes { #expect(dish.box == dish.lines.map { page.lines[$0].box }.union()) }
    }

    @Test func levelBoxesOfOtherWordsAreNotUsed() {
        var page = menu.turned(by: 30)
        page.level?.words.removeLast()
        #expect(page.levelled == page)
        page.level = nil
        #expect(page.levelled == page)
    }

    @Test func aLevelledPageIsLevelOnItsPhoto() {
        let page = menu.turned(by: 100)
        #expect(page.straightening.quarterTurns == 3 && page.straightening.skew == 10)
        let level = page.levelled
        #expect(level.straightening.quarterTurns == 0 && level.straightening.skew == 0 && level.level == nil)
        #expect(level.lines == menu.read.lines)
    }
}
