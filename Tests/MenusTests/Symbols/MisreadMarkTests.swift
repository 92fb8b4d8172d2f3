import Menus
import Models
import TestMaterial
import Testing

/// Marks as recognisers garble them.
@Suite("Misread marks")
struct MisreadMarkTests {
    private static func symbols(
        _ lines: [String], languages: [String] = ["en"]
    ) -> [(line: Int, rest: String, symbols: [DietarySymbol])] {
        var page = PrintedPage(languages: languages)
        for (index, text) in lines.enumerated() { page.print(text, x: 60, y: 100 + 40 * index) }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        return menu.pages[0].marks.map { ($0.line, $0.rest, $0.symbols) }
    }

    private static let legend = "(D) Dairy, (G) Gluten, (N) Nuts, (P) Pork"

    @Test(arguments: [
        ("akoori |D} 500", ["D"]), ("eggs (D\\(G) 450", ["D", "G"]), ("eggs (D)/G) 450", ["D", "G"]),
        ("dosa iN} 400", ["N"]), ("dosa |N) 400", ["N"]), ("dosa N) 400", ["N"]), ("dosa (N 400", ["N"]),
        ("benedict (DG(P) 450", ["D", "G", "P"]), ("aloo (DG) 375", ["D", "G"]), ("kebab(G} 12", ["G"]),
    ])
    func mendsBrackets(line: String, marks: [String]) {
        let found = Self.symbols([line, Self.legend]).filter { $0.line == 0 }
        #expect(found.flatMap(\.symbols).map(\.mark) == marks)
        #expect(found.flatMap(\.symbols).allSatisfy { $0.source == .legend })
    }

    @Test(arguments: ["D) Desserts", "Pizza (30 cm) 9.00", "Soup |Q) 5.00", "Burger (lit) 9.00"])
    func takesNoOtherBracketForAMark(line: String) {
        #expect(Self.symbols([line, Self.legend]).filter { $0.line == 0 }.flatMap(\.symbols).isEmpty)
    }

    @Test func findsTheMarkAMisreadCodeStandsFor() {
        let legend = "(GF) indicates gluten free (GFS) indicates ask for gluten free soy sauce"
        let found = Self.symbols(["Chicken (GES) 18", "Mango (GBS) 18", "Curry (CF) 18", legend])
        #expect(found.flatMap(\.symbols).map(\.mark) == ["GFS", "GFS", "GF"])
        // A misread mark promises nothing.
        #expect(found.flatMap(\.symbols).allSatisfy { $0.meaning == .unresolved })
    }

    @Test func believesAMisreadCodeThatWarns() {
        let found = Self.symbols(["Schnitzel (A1O) 12", "Suppe (GE) 5", "(GF) Gluten, (EI) Eier"])
        #expect(found.flatMap(\.symbols).map(\.meaning) == [.contains(.gluten)])
    }

    @Test func readsQuotesBehindNamesAsRaisedOnes() {
        let coffees = [
            "Tasse Kaffee’ 2,70€", "Kännchen Kaffee! 4,90€", "Caffe Crema’ 2,90€", "Milchkaffee* 3,60€",
            "Espresso‘ 2,20€", "Latte Macchiato' 3,30€", "Cappuccino\" mit Likör 4,90€", "Große Schokolade 3,30€",
        ]
        let found = Self.symbols(coffees, languages: ["de"])
        #expect(found.map(\.line) == [0, 1, 2, 3, 4, 5, 6])
        #expect(found.flatMap(\.symbols).allSatisfy { $0.mark == "1" && $0.meaning == .unresolved })
        #expect(found.map(\.rest).last == "Cappuccino")
        // One kind of sign, or two of them, is punctuation.
        #expect(Self.symbols(["Kids' Menu 4.50", "Ladies' Night 5.00", "Chefs’ Soup 3.00", "Boys' Burger 9"]).isEmpty)
        #expect(Self.symbols(["Tasse Kaffee’ 2,70€", "Espresso‘ 2,20€"], languages: ["de"]).isEmpty)
        #expect(
            Self.symbols(["Un po' 2,70", "Caffe’ 2,20", "Pure‘ 3,00", "Tiramisu` 4,00"], languages: ["it"]).isEmpty)
    }

    @Test func readsAQuoteInFrontAsAStarWhereStarsStandThere() {
        let lines = [
            "* Polenta 4,50", "*Fagiolini 4,50", "‘Patatine Fritte 4,50", "« - Calamari 9,50", "* prodotto surgelato",
        ]
        let found = Self.symbols(lines, languages: ["it"]).filter { $0.line < 4 }
        #expect(found.map(\.line) == [0, 1, 2, 3])
        #expect(found.flatMap(\.symbols).allSatisfy { $0.mark == "*" })
        #expect(Self.symbols(["‘Melted Cheese 4.50", "*Grilled Ham 5.00", "*Beef 6.00"]).allSatisfy { $0.line != 0 })
    }

    @Test func readsASlashedWord() {
        #expect(Self.symbols(["Corn Curd /veg"]).flatMap(\.symbols).map(\.meaning) == [.vegetarian])
        #expect(Self.symbols(["Corn Curd /ve9"]).flatMap(\.symbols).map(\.meaning) == [.vegetarian])
        #expect(Self.symbols(["Soup 4.50 /pers"]).isEmpty)
    }

    @Test func readsLettersInOne() {
        let legend = "A: Gluten, C: Eier, G: Milch, L: Sellerie, M: Senf"
        let found = Self.symbols(["Schnitzel ACG 12,50", "Suppe (ACGLM) 4,50", "Knödel AC 7,50", legend])
        #expect(found.map { $0.symbols.map(\.mark).joined() } == ["ACG", "ACGLM", "AC"])
        #expect(Self.symbols(["Plan AC 12,50", legend]).isEmpty)
    }

    @Test func readsSmallLetters() {
        let legend = "a) Gluten, c) Eier, g) Milch"
        let found = Self.symbols(["Schnitzel a,c,g 12,50", "Suppe a c 4,50", "Bohnen a la casa 7,50", legend])
        #expect(found.map(\.line) == [0, 1, 1])
        let common = Self.symbols(["Soup vg gf 5.50", "Salad ve 6.50", "Stew gf 7.50", "Fish of the day 9.50"])
        #expect(common.flatMap(\.symbols).map(\.mark) == ["vg", "gf", "ve", "gf"])
        let lone = Self.symbols(["Mushroom soup v 5.50", "Green salad v 6.50", "Onion tart V 7.50", "Tuna 8"])
        #expect(lone.flatMap(\.symbols).map(\.meaning) == [.vegetarian, .vegetarian, .vegetarian])
    }

    @Test func readsMarksInAColumnOfTheirOwn() {
        var page = PrintedPage()
        for (index, row) in [("Nudeln", "A,C"), ("Suppe", "G"), ("Fisch", "C"), ("Salat", "A")].enumerated() {
            page.print(row.0, x: 60, y: 100 + 40 * index)
            page.print("\(index + 3),50", x: 500, y: 100 + 40 * index)
            page.print(row.1, x: 800, y: 100 + 40 * index)
        }
        page.print("A: Gluten, C: Eier, G: Milch", x: 60, y: 600)
        let dishes = page.draft.dishes
        #expect(dishes.map(\.name) == ["Nudeln", "Suppe", "Fisch", "Salat"])
        #expect(dishes.map { $0.symbols.map(\.mark) } == [["A", "C"], ["G"], ["C"], ["A"]])
    }

    @Test func takesADietUnderADishForItsMark() {
        var page = PrintedPage(languages: ["de"])
        page.print("Kuchen", x: 60, y: 60, size: 30)
        page.print("Zwiebelkuchen", price: "4,70", y: 120)
        page.print("vegetarisch", x: 60, y: 150)
        page.print("Speckkuchen", price: "5,20", y: 200)
        page.print("Vegetarisch", x: 60, y: 300, size: 30)
        page.print("Gemüsepfanne", price: "8,20", y: 350)
        page.print("Linsencurry", price: "9,20", y: 390)
        let dishes = page.draft.dishes
        #expect(dishes.first { $0.name == "Zwiebelkuchen" }?.symbols.map(\.meaning) == [.vegetarian])
        #expect(dishes.first { $0.name == "Zwiebelkuchen" }?.description == "vegetarisch")
        #expect(dishes.filter { $0.name != "Zwiebelkuchen" }.flatMap(\.symbols).isEmpty)
        #expect(dishes.last?.section == "Vegetarisch")
    }
}
