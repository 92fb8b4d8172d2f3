import Models
import Testing

@testable import Menus

@Suite("Words in cells, in the order of reading")
struct PageLayoutTests {
    /// Words 10 high at a place, in a line of their own.
    private func line(_ text: String, x: Double, y: Double, line: Int = 0) -> [Token] {
        var left = x
        return text.split(separator: " ").enumerated().map { number, word in
            let width = 6 * Double(word.count)
            defer { left += width + 4 }
            return Token(
                text: String(word), rect: Rect(left: left, top: y - 10, right: left + width, bottom: y), line: line,
                word: number, confidence: 1)
        }
    }

    private func cells(_ lines: [[Token]]) -> [String] { PageLayout(lines).cells.map(\.tokens.joinedText) }

    @Test func aPriceJoinsTheWordsOfItsRow() {
        let page = [
            line("Tomato soup", x: 0, y: 20), line("4.50", x: 300, y: 20), line("Green salad", x: 0, y: 45),
            line("5.50", x: 300, y: 46),
        ]
        #expect(cells(page) == ["Tomato soup 4.50", "Green salad 5.50"])
    }

    @Test func betweenTwoRowsItJoinsTheNearer() {
        // Prices hang five pixels low, rows stand 14 apart.
        let page = (0..<4).flatMap { row in
            [
                line("Dish of \(["one", "two", "three", "four"][row])", x: 0, y: 20 + 14 * Double(row)),
                line("\(row + 4).50", x: 300, y: 25 + 14 * Double(row)),
            ]
        }
        #expect(cells(page) == ["Dish of one 4.50", "Dish of two 5.50", "Dish of three 6.50", "Dish of four 7.50"])
    }

    @Test func columnsAreReadOneAfterTheOther() {
        let page = (0..<3).flatMap { row in
            [
                line("Left \(row)a", x: 0, y: 20 + 20 * Double(row)),
                line("Right \(row)b", x: 200, y: 20 + 20 * Double(row)),
            ]
        }
        #expect(cells(page) == ["Left 0a", "Left 1a", "Left 2a", "Right 0b", "Right 1b", "Right 2b"])
    }

    @Test func whatTheReaderJoinedAcrossColumnsIsParted() {
        #expect(
            cells([line("Soup 4.50", x: 0, y: 20) + line("Salad 5.50", x: 200, y: 20)]) == ["Soup 4.50", "Salad 5.50"])
    }

    @Test func piecesOfALineArePartedAtANarrowGutter() {
        // A price, eight pixels before the next column: with a word space of four it looks like one text.
        var row = line("Soup", x: 0, y: 20) + line("10.99 Salad", x: 92, y: 20)
        row[2].rect.left += 4
        row[2].rect.right += 4
        #expect(cells([row]) == ["Soup", "10.99 Salad"])
        row[1].piece = 1
        row[2].piece = 2
        #expect(cells([row]) == ["Soup 10.99", "Salad"])
    }

    @Test func aPriceBelowItsTextHasNoRow() {
        // Two columns of centred text; each price is level with a text of the other column.
        func dish(_ name: String, _ price: String, x: Double, y: Double) -> [[Token]] {
            [
                line(name, x: x - 3 * Double(name.count), y: y),
                line(price, x: x - 3 * Double(price.count), y: y + 14),
            ]
        }
        let page = (0..<4).flatMap { row in
            dish("Soup of the day \("abcd".prefix(row + 1))", "\(row + 4).50", x: 60, y: 20 + 40 * Double(row))
                + dish("Salad \("abcd".prefix(row + 1))", "\(row + 6).50", x: 220, y: 34 + 40 * Double(row))
        }
        let found = cells(page)
        #expect(found.count == 16)
        #expect(Array(found.prefix(4)) == ["Soup of the day a", "4.50", "Soup of the day ab", "5.50"])
        #expect(Array(found.suffix(2)) == ["Salad abcd", "9.50"])
    }

    @Test func columnsInTwoLanguagesAreReadRowByRow() {
        let names = [("Gulyásleves", "Goulash"), ("Halászlé", "Fish soup"), ("Rétes", "Strudel"), ("Lángos", "Bread")]
        let page = names.enumerated().flatMap { row, name in
            [
                line(name.0, x: 0, y: 20 + 20 * Double(row)),
                line("\(name.1) \(row + 5).50", x: 200, y: 22 + 20 * Double(row)),
            ]
        }
        #expect(
            cells(page) == [
                "Gulyásleves", "Goulash 5.50", "Halászlé", "Fish soup 6.50", "Rétes", "Strudel 7.50", "Lángos",
                "Bread 8.50",
            ])
    }

    @Test func leadersGoAndAreRemembered() {
        let layout = PageLayout([line("Soup ........ 4.50", x: 0, y: 20)])
        #expect(layout.cells.map(\.tokens.joinedText) == ["Soup 4.50"])
        #expect(layout.cells[0].tokens[1].hasLeader)
    }

    @Test func aLeaningPageIsSetStraight() {
        let page = (0..<8).flatMap { row in
            [
                line("汤", x: 0, y: 100 + 20 * Double(row)), line("8", x: 300, y: 91 + 20 * Double(row)),
            ]
        }
        #expect(cells(page) == Array(repeating: "汤 8", count: 8))
    }

    /// The rows of a menu, with something behind the words.
    private func rows(_ behind: (Int) -> [Token]) -> [[Token]] {
        (0..<4).flatMap { row in
            let y = 60 + 25 * Double(row)
            return [
                line("Dish of \(["one", "two", "three", "four"][row])", x: 0, y: y) + behind(row),
                line("\(row + 4).50", x: 400, y: y),
            ]
        }
    }

    /// Chains print how much energy a dish has, under a word of its own or with a unit.
    @Test(arguments: ["Cal", "CALORIES", "kcal", "(kJ)", "ккал", "カロリー"])
    func aColumnOfEnergyIsNoPrice(head: String) {
        let page =
            [line(head, x: 300, y: 30)]
            + rows { line("\(540 + $0)", x: 303, y: 60 + 25 * Double($0)) }
        #expect(
            cells(page) == [head, "Dish of one 4.50", "Dish of two 5.50", "Dish of three 6.50", "Dish of four 7.50"])
    }

    @Test(arguments: ["540 cal", "430-620 kcal", "Cal. 540", "1,240 kcal"])
    func aNumberWithAUnitOfEnergyIsNoPrice(energy: String) throws {
        let page = rows { line(energy, x: 300, y: 60 + 25 * Double($0)) }
        #expect(cells(page) == ["Dish of one 4.50", "Dish of two 5.50", "Dish of three 6.50", "Dish of four 7.50"])
        let cell = try #require(PageLayout([line("Tofu and rice \(energy)", x: 0, y: 20)]).cells.first)
        #expect(cell.tokens.joinedText == "Tofu and rice \(energy)")
        #expect(!cell.endsInPrice && !cell.forms.contains(where: \.isPrice))
    }

    /// Money has cents or stands elsewhere, and a column ends at the next words.
    @Test func pricesBesideEnergyStayPrices() {
        let page =
            [line("Cal", x: 300, y: 30)] + rows { line("\(4 + $0).25", x: 297, y: 60 + 25 * Double($0)) }
        #expect(cells(page).dropFirst().first == "Dish of one 4.25 4.50")
        let sections =
            [line("Cal", x: 300, y: 30)] + rows { line("\(540 + $0)", x: 303, y: 60 + 25 * Double($0)) }
            + [line("Price", x: 297, y: 160), line("Tea", x: 0, y: 185), line("12", x: 303, y: 185)]
        #expect(cells(sections).contains("Tea 12"))
        #expect(cells([line("Soup 9 Cal 540", x: 0, y: 20)]) == ["Soup 9 Cal 540"])
        #expect(PageLayout([line("Cal 25", x: 0, y: 20)]).cells.map(\.endsInPrice) == [true])
    }

    @Test func aMarkBesideEnergyIsNotLost() {
        var page =
            [line("Cal", x: 300, y: 30)] + rows { line("\(540 + $0)", x: 303, y: 60 + 25 * Double($0)) }
        page[1][3].symbols = mark(x: 0, y: 0).symbols
        #expect(PageLayout(page).cells.flatMap { $0.tokens + $0.marks }.flatMap(\.symbols).count == 1)
    }

    @Test func nothingIsFine() {
        #expect(cells([]).isEmpty)
        #expect(cells([[]]).isEmpty)
    }

    /// A mark: a token without text.
    private func mark(x: Double, y: Double) -> Token {
        Token(
            text: "", rect: Rect(left: x, top: y - 10, right: x + 6, bottom: y), line: 0, word: 0, confidence: 1,
            symbols: [DietarySymbol(mark: "A", meaning: .contains(.gluten), source: .legend)])
    }

    @Test func noMarkIsLost() {
        let soup = line("Soup", x: 0, y: 20)
        let leader = line("........", x: 100, y: 20)
        for page in [
            [soup + [mark(x: 40, y: 20)]], [[mark(x: -20, y: 20)] + soup], [soup, [mark(x: 300, y: 20)]],
            [soup, leader + [mark(x: 300, y: 20)]], [soup + leader + [mark(x: 300, y: 20)]],
        ] {
            let cells = PageLayout(page).cells
            #expect(cells.map { ($0.tokens + $0.marks).flatMap(\.symbols).count } == [1])
        }
    }
}
