import Models
import Pages
import TestMaterial
import Testing

@testable import Menus

/// Dishes down, allergens across, and a sign where a dish holds one.
@Suite struct AllergenTableTests {
    private static let columns = [500, 580, 660, 740]
    private static let names = ["Lentil Soup", "Roast Duck", "Green Salad", "Apple Pie", "Fried Rice"]
    private static let top = 200
    private static let step = 60

    private var page = PrintedPage()
    private var signs: [TableSign] = []
    private var turned: [Word] = []

    /// The names, with what heads the columns over them; an empty head is none.
    init() {
        for (row, name) in Self.names.enumerated() {
            page.print(name, price: "\(row + 7).50", right: 420, y: Self.top + row * Self.step)
        }
    }

    private mutating func head(_ texts: [String], y: Int = 120) {
        for (text, x) in zip(texts, Self.columns) where !text.isEmpty {
            page.print(text, x: x - text.count * 6, y: y)
        }
    }

    /// A sign in the middle of a cell, moved by so many pixels.
    private mutating func sign(_ row: Int, _ column: Int, right: Int = 0, down: Int = 0, isUsual: Bool = true) {
        let (x, y) = (Self.columns[column] + right, Self.top + row * Self.step - 10 + down)
        signs.append(TableSign(box: Box(x: x - 6, y: y - 6, width: 12, height: 12), isUsual: isUsual))
    }

    private var menu: MarkedMenu {
        var read = page.read
        read.table = SignTable(signs: signs, turned: turned)
        return Symbols()([NumberedPage(number: 1, page: read)])
    }

    /// What the rows of the names are marked with.
    private var marked: [[SymbolMeaning]] {
        let menu = menu
        return Self.names.indices.map { row in
            menu.pages[0].marks.filter { $0.line == row }.flatMap(\.symbols).map(\.meaning)
        }
    }

    /// Signs in all four columns; the last row has none.
    private mutating func fill() {
        for (row, column) in [(0, 0), (0, 2), (1, 1), (2, 3), (3, 0), (3, 1), (3, 2)] { sign(row, column) }
    }

    private static let filled: [[SymbolMeaning]] = [
        [.contains(.gluten), .contains(.eggs)], [.contains(.milk)], [.contains(.celery)],
        [.contains(.gluten), .contains(.milk), .contains(.eggs)], [],
    ]

    @Test mutating func aSignSaysWhatHeadsItsColumn() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        #expect(marked == Self.filled)
        let symbols = menu.pages[0].marks.flatMap(\.symbols)
        #expect(symbols.allSatisfy { $0.source == .legend })
        #expect(Set(symbols.map(\.mark)) == ["Gluten", "Milk", "Eggs", "Celery"])
        // The heads explain something, and name no dish.
        #expect(Set(menu.pages[0].legend.map(\.line)) == [5, 6, 7, 8])
    }

    /// The euro signs of a column of prices stand like the signs of a table.
    @Test mutating func currenciesInAColumnAreNoSigns() {
        for row in Self.names.indices {
            page.print("€", x: Self.columns[0] - 6, y: Self.top + row * Self.step)
            sign(row, 0)
        }
        head(["A Gluten", "C Eggs"], y: 700)
        #expect(menu.pages[0].marks.isEmpty)
    }

    /// Codes behind a price on the row of a dish head no column below them.
    @Test mutating func aRowWithAPriceHeadsNothing() {
        page.print("Fish Cake", price: "9.50", right: 420, y: 120)
        head(["L", "P", "D", "N"])
        page.print("L Celery, P Lupin, D Fish, N Sesame", x: 100, y: 700)
        fill()
        let symbols = menu.pages[0].marks.filter { Self.names.indices.contains($0.line) }.flatMap(\.symbols)
        #expect(symbols.allSatisfy { $0.meaning == .unresolved })
    }

    /// "L" and "K" are also currencies.
    @Test mutating func lettersHeadColumns() {
        head(["D", "K", "L", "M"])
        fill()
        page.print("D Gluten, K Milk, L Eggs, M Celery", x: 100, y: 700)
        #expect(marked == Self.filled)
    }

    @Test mutating func theDishIsSaidToContainItAndAnEmptyCellSaysNothing() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        let dishes = FindDishes()(menu).dishes
        #expect(dishes.map(\.name) == Self.names)
        #expect(dishes.map { $0.symbols.map(\.meaning) } == Self.filled)
    }

    /// Without prices, nothing but the signs shows where a dish begins.
    @Test func eachRowWithSignsBeginsADish() {
        var page = PrintedPage()
        let names = ["lentil soup", "roast duck", "green salad", "apple pie"]
        for (row, name) in names.enumerated() { page.print(name, x: 60, y: Self.top + 30 * row) }
        for (text, x) in zip(["Gluten", "Milk", "Eggs", "Celery"], Self.columns) {
            page.print(text, x: x - text.count * 6, y: 120)
        }
        var read = page.read
        read.table = SignTable(
            signs: [(0, 0), (0, 2), (1, 1), (2, 3), (3, 0), (3, 1), (3, 2)].map { row, column in
                let (x, y) = (Self.columns[column], Self.top + row * 30 - 10)
                return TableSign(box: Box(x: x - 6, y: y - 6, width: 12, height: 12), isUsual: true)
            }, turned: [])
        let dishes = FindDishes()(Symbols()([NumberedPage(number: 1, page: read)])).dishes
        #expect(dishes.map(\.name) == names)
    }

    /// The reader gave two of the codes boxes that are too high, and took one for a turned word.
    @Test mutating func headsReadInSeveralWaysAreOneRow() {
        head(["A", "", "", "L"])
        head(["", "C", "", ""], y: 112)
        turned = [Word(text: "G", box: Box(x: 654, y: 100, width: 12, height: 24), confidence: 0.9)]
        fill()
        page.print("A = Gluten, C = Milk, G = Eggs, L = Celery", x: 60, y: 700)
        #expect(marked == Self.filled)
    }

    /// The heads of the first two columns weren't read: only the signs below them are doubts.
    @Test mutating func columnsWithoutAHeadDoNotCostTheOthersTheirs() {
        head(["", "", "Eggs", "Celery"])
        fill()
        let found = marked
        #expect(found[0] == [.unresolved, .contains(.eggs)] || found[0] == [.contains(.eggs), .unresolved])
        #expect(found[1] == [.unresolved])
        #expect(found[2] == [.contains(.celery)])
    }

    /// "Gambas" beside a dot that was read as a code is a dish, not what the code means.
    @Test mutating func rowsOfATableExplainNothing() {
        page.print("Milk Rice", price: "5.50", right: 420, y: Self.top + 5 * Self.step)
        head(["1", "2", "3", "4"])
        fill()
        signs.append(
            TableSign(
                box: Box(x: Self.columns[1] - 6, y: Self.top + 5 * Self.step - 16, width: 12, height: 12), isUsual: true
            ))
        page.print("1 = Gluten, 2 = Milk, 3 = Eggs, 4 = Celery", x: 60, y: 700)
        #expect(marked == Self.filled)
        #expect(FindDishes()(menu).dishes.map(\.name).contains("Milk Rice"))
    }

    @Test mutating func codesAreWhatTheLegendSays() {
        head(["A", "C", "G", "L"])
        fill()
        for (line, text) in ["A = Gluten", "C = Milk", "G = Eggs", "L = Celery"].enumerated() {
            page.print(text, x: 60, y: 700 + 40 * line)
        }
        #expect(marked == Self.filled)
        #expect(menu.legend.map(\.mark) == ["A", "C", "G", "L"])
    }

    /// The reader takes the letters of narrow columns for a word.
    @Test mutating func codesReadAsOneWordStandOverTheirColumns() {
        page.add([Word(text: "ACGL", box: Box(x: 493, y: 100, width: 254, height: 20), confidence: 0.9)])
        fill()
        for (line, text) in ["A = Gluten", "C = Milk", "G = Eggs", "L = Celery"].enumerated() {
            page.print(text, x: 60, y: 700 + 40 * line)
        }
        #expect(marked == Self.filled)
    }

    /// "9.50" is of the codes 9 and 50, and "24" of 2 and 4.
    @Test mutating func pricesHeadNothing() {
        head(["1", "2", "3", "4"])
        fill()
        for row in Self.names.indices { page.print("24", x: 460, y: Self.top + row * Self.step) }
        for (line, text) in ["1 = Gluten", "2 = Milk", "3 = Eggs", "4 = Celery"].enumerated() {
            page.print(text, x: 60, y: 700 + 40 * line)
        }
        #expect(marked == Self.filled)
    }

    @Test mutating func turnedHeadsCountAsOthers() {
        for (text, x) in zip(["Gluten", "Milk", "Eggs", "Celery"], Self.columns) {
            turned.append(Word(text: text, box: Box(x: x - 8, y: 60, width: 16, height: 90), confidence: 0.9))
        }
        fill()
        #expect(marked == Self.filled)
    }

    @Test mutating func headsOverTwoLinesAreOne() {
        head(["Gluten", "Milk", "Tree", "Celery"], y: 100)
        head(["", "", "nuts", ""], y: 124)
        fill()
        #expect(marked[0] == [.contains(.gluten), .contains(.nuts)])
        #expect(marked[2] == [.contains(.celery)])
    }

    // MARK: Doubt

    @Test mutating func aColumnThatNobodyUnderstandsIsDoubted() {
        head(["Gluten", "Milk", "Zorbl", "Celery"])
        fill()
        #expect(marked[0] == [.contains(.gluten), .unresolved])
        #expect(marked[3] == [.contains(.gluten), .contains(.milk), .unresolved])
        #expect(menu.pages[0].marks.flatMap(\.symbols).contains { $0.mark == "Zorbl" && $0.source == .unresolved })
    }

    /// What is left of the heads must not move to the columns beside them.
    @Test(arguments: 0..<4) mutating func signsUnderALostHeadAreDoubted(lost: Int) {
        var heads = ["Gluten", "Milk", "Eggs", "Celery"]
        let missing = Self.meanings[lost]
        heads[lost] = ""
        head(heads)
        fill()
        for (row, wanted) in zip(marked, Self.filled) {
            #expect(Set(row) == Set(wanted.map { $0 == missing ? .unresolved : $0 }))
        }
    }

    private static let meanings: [SymbolMeaning] = [
        .contains(.gluten), .contains(.milk), .contains(.eggs), .contains(.celery),
    ]

    @Test mutating func aSignBetweenTwoColumnsIsOfNeither() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        sign(4, 1, right: 40)
        #expect(marked[4] == [.unresolved])
        #expect(Array(marked.dropLast()) == Array(Self.filled.dropLast()))
    }

    @Test mutating func aSignBetweenTwoRowsIsOfNeither() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        sign(4, 1, down: -30)
        let all = marked
        #expect(all[3].contains(.unresolved) || all[4].contains(.unresolved))
        #expect(!all[4].contains(.contains(.milk)))
    }

    @Test mutating func columnsThatMatchNoHeadsAreAllDoubted() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        for index in signs.indices { signs[index].box.x += 40 }
        // Eight signs in three columns and four rows are a table, whatever stands over them.
        sign(4, 1, right: 40)
        #expect(marked.joined().allSatisfy { $0 == .unresolved })
        #expect(marked.allSatisfy { !$0.isEmpty })
    }

    @Test mutating func anotherSignMayMeanSomethingElse() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        sign(4, 1, isUsual: false)
        #expect(marked[4] == [.unresolved])
    }

    @Test mutating func whatIsReadInACellWithoutASignIsDoubted() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        page.print("T", x: Self.columns[1] - 6, y: Self.top + 2 * Self.step)
        #expect(marked[2] == [.contains(.celery), .unresolved])
    }

    // MARK: A page that isn't quite level

    @Test mutating func columnsMayLeanAndRowsSlope() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        for (row, column) in [(0, 0), (0, 2), (1, 1), (2, 3), (3, 0), (3, 1), (3, 2)] {
            sign(row, column, right: (row + 2) * 2, down: -(column * 2 + 8))
        }
        #expect(marked == Self.filled)
    }

    // MARK: Words in cells

    @Test mutating func aCrossThatWasReadIsNoPartOfADish() {
        head(["Gluten", "Milk", "Eggs", "Celery"])
        fill()
        for sign in signs {
            page.add([Word(text: "X", box: sign.box, confidence: 0.9)])
        }
        let draft = FindDishes()(menu)
        #expect(draft.dishes.map(\.name) == Self.names)
        #expect(draft.dishes.allSatisfy { $0.description == nil })
        #expect(draft.dishes.map { $0.symbols.map(\.meaning) } == Self.filled)
    }

    // MARK: No table

    /// Dots behind some names are icons, and a few signs with nothing over them are ornaments.
    @Test mutating func aFewSignsWithoutHeadsChangeNothing() {
        for (row, column) in [(0, 0), (1, 1), (2, 0), (3, 1)] { sign(row, column) }
        let marked = menu
        signs = []
        #expect(marked.pages[0].marks == menu.pages[0].marks)
        #expect(marked.pages[0].legend == menu.pages[0].legend)
    }

    /// A price whose currency is glued to it begins no name, and the whole row names its dish.
    @Test mutating func aPriceWithItsCurrencyBeginsNoName() {
        var page = PrintedPage(languages: ["pl"])
        let dishes = ["Zupa pomidorowa z ryżem", "Żurek z jajkiem", "Rosół z makaronem", "Zupa ogórkowa", "Makowiec"]
        for (row, dish) in dishes.enumerated() {
            page.print(dish, x: 60, y: Self.top + row * Self.step)
            page.print("\(52 + row),-zł", x: 380, y: Self.top + row * Self.step)
        }
        for (text, x) in zip(["gluten", "jaja", "mleko", "seler"], Self.columns) {
            page.print(text, x: x - text.count * 6, y: 120)
        }
        self.page = page
        for row in dishes.indices { sign(row, row % 4) }
        var read = page.read
        read.table = SignTable(signs: signs, turned: [])
        let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: read)]))
        #expect(draft.dishes.map(\.name) == dishes)
        #expect(draft.dishes.map { $0.symbols.count } == [1, 1, 1, 1, 1])
    }
}
