import Models
import Pages
import TestMaterial
import Testing

@testable import Menus

/// What each step of layout makes of a page.
@Suite struct LayoutStepsTests {
    private static let menu: PrintedPage = {
        var page = PrintedPage()
        page.print("STARTERS", x: 60, y: 100, size: 30)
        page.print("Tomato soup", price: "5.50", y: 200)
        page.print("with basil and cream", x: 60, y: 230, size: 16)
        page.print("Green salad", price: "6.00", y: 300)
        page.print("Onion tart", price: "7.25", y: 370)
        return page
    }()

    private func words(_ steps: LayoutSteps) -> [LayoutSteps.LabelledWord] { steps.cells.flatMap(\.self) }

    @Test func wordsHaveTheirBoxesAndLabels() throws {
        let steps = LayoutSteps(Self.menu.read)
        let lines = Self.menu.lines
        #expect(steps.cells.map { $0.map(\.box) } == lines.map { $0.words.map(\.box) })
        #expect(steps.cells[1].map(\.corrected) == [.name, .inName, .price])
        #expect(steps.cells[2].map(\.corrected) == [.description, .description, .description, .description])
        #expect(!steps.isRightToLeft)
        let soup = try #require(steps.dishes.first)
        #expect(steps.dishes.map(\.name) == ["Tomato soup", "Green salad", "Onion tart"])
        #expect(soup.nameBox == lines[1].words.dropLast().map(\.box).union())
        #expect(soup.box == (lines[1].words + lines[2].words).map(\.box).union())
    }

    @Test func labelsOfTheModelStandBesideThoseAfterTheRules() {
        var page = PrintedPage()
        page.print("Tomato soup", price: "5.50", y: 200)
        page.print("Phone 040 123456", x: 60, y: 500)
        let steps = LayoutSteps(page.read)
        let layout = PageLayout(LayoutSpace(MarkedPage(number: 1, page: page.read)).tokens)
        let labels = PageLabels(layout).labels
        #expect(words(steps).map(\.label) == labels)
        #expect(words(steps).map(\.corrected) == LabelledCell.all(of: layout, labels).flatMap(\.labels))
    }

    /// What is drawn must stand on the level page, whose picture it is drawn on.
    @Test(arguments: [20.0, -90, 137, 180])
    func aTurnedPageHasTheBoxesOfTheLevelOne(degrees: Double) {
        let level = LayoutSteps(Self.menu.read)
        let turned = LayoutSteps(Self.menu.turned(by: degrees))
        #expect(turned.cells.map { $0.map(\.box) } == level.cells.map { $0.map(\.box) })
        #expect(words(turned).map(\.corrected) == words(level).map(\.corrected))
        #expect(turned.dishes.map(\.box) == level.dishes.map(\.box))
        #expect(turned.dishes.map(\.nameBox) == level.dishes.map(\.nameBox))
    }

    @Test func piecesOfAWordShareItsBox() throws {
        var page = PrintedPage()
        for (place, name) in ["Pad", "Som", "Tom"].enumerated() {
            page.print("\(place + 1)0.\(name) Thai", price: "\(place + 7).50", y: 200 + 60 * place)
        }
        let steps = LayoutSteps(page.read)
        let word = try #require(page.lines.first?.words.first?.box)
        let pieces = try #require(steps.cells.first).prefix(2).map(\.box)
        #expect(steps.cells.first?.count == 4)
        #expect(pieces.map(\.y) == [word.y, word.y] && pieces.map(\.height) == [word.height, word.height])
        #expect(pieces.first?.x == word.x && pieces.last?.maxX == word.maxX)
        #expect(pieces.first?.maxX == pieces.last?.x && pieces.allSatisfy { $0.width > 0 })
    }

    @Test func aPageFromTheRightKeepsItsBoxes() throws {
        var page = PrintedPage(languages: ["he"])
        for (place, name) in ["מרק עדשים", "סלט ירקות", "עוף צלוי"].enumerated() {
            page.printFromRight(name, price: "\(place + 12).50", y: 200 + 60 * place)
        }
        let steps = LayoutSteps(page.read)
        #expect(steps.isRightToLeft)
        #expect(Set(words(steps).map(\.box)) == Set(page.lines.flatMap(\.words).map(\.box)))
        let first = try #require(steps.cells.first)
        #expect(first.map(\.corrected) == [.name, .inName, .price])
        #expect(first[0].box.x > first[1].box.x && first[1].box.x > first[2].box.x)
    }

    @Test func aPageWithoutWordsHasNothing() {
        let steps = LayoutSteps(PrintedPage().read)
        #expect(steps.cells.isEmpty && steps.dishes.isEmpty && !steps.isRightToLeft)
    }
}
