import Menus
import Models
import Pages
import Testing

@testable import Runner

@Suite struct LayoutBenchTests {
    @Test func timesEveryPageAtEverySize() {
        let rows = LayoutBench(sizes: [20, 40, 80], rounds: 1).run()
        #expect(rows.map(\.page) == MadePage.allCases.map(\.rawValue))
        #expect(rows.allSatisfy { $0.seconds.count == 3 && $0.ratios.count == 2 })
        #expect(rows.flatMap(\.seconds).allSatisfy { $0 > 0 })
    }

    @Test(arguments: MadePage.allCases)
    func pagesHoldWhatIsAsked(page: MadePage) {
        let made = page.page(lines: 40)
        let words = made.lines.reduce(0) { $0 + $1.words.count }
        #expect(page == .oneLine ? made.lines.count == 1 && words == 40 : made.lines.count == 40)
        #expect(made.lines.map(\.id) == Array(made.lines.indices))
        #expect(page.page(lines: 40) == made)
    }

    @Test func menusAmongThemHaveDishes() {
        for page in [MadePage.list, .columns] {
            let menu = FindDishes()(Symbols()([NumberedPage(number: 1, page: page.page(lines: 80))]))
            #expect(menu.dishes.count == 40)
        }
        for page in [MadePage.prose, .prices] {
            #expect(FindDishes()(Symbols()([NumberedPage(number: 1, page: page.page(lines: 80))])).dishes.isEmpty)
        }
    }
}
