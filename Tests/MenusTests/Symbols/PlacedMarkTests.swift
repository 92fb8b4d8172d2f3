import Foundation
import Menus
import Models
import TestMaterial
import Testing

/// Marks beside dishes that could be something else: a price, a unit, a number.
@Suite struct PlacedMarkTests {
    /// The others of a list still count where one of its marks isn't explained.
    @Test func aListWithAnUnexplainedMarkKeepsTheOthers() throws {
        var page = PrintedPage()
        for (row, dish) in ["Gemischter Salat a,l", "Tagessuppe c,l", "Nudelteller a,c,g"].enumerated() {
            page.print(dish, price: "\(6 + row),50", y: 100 + 50 * row)
        }
        page.print("a Gluten, g Milch, l Sellerie", x: 60, y: 500, size: 14)
        let said = page.draft.dishes.map { Set($0.symbols.map(\.meaning)) }
        #expect(
            said == [
                [.contains(.gluten), .contains(.celery)], [.unresolved, .contains(.celery)],
                [.contains(.gluten), .unresolved, .contains(.milk)],
            ])
    }

    /// Where marks have a column, "g" beside a price is one, though it is also a unit.
    @Test func aUnitInTheColumnOfMarksIsAMark() {
        var page = PrintedPage(languages: ["de"])
        for (row, mark) in ["a", "l", "c", "g", "a"].enumerated() {
            page.print("Tagesgericht \(["eins", "zwei", "drei", "vier", "fünf"][row])", x: 60, y: 100 + 50 * row)
            page.print("\(6 + row),50", x: 500, y: 100 + 50 * row)
            page.print(mark, x: 600, y: 100 + 50 * row)
        }
        page.print("a Gluten, c Eier, g Milch, l Sellerie", x: 60, y: 500, size: 14)
        #expect(
            page.draft.dishes.map { $0.symbols.map(\.meaning) } == [
                [.contains(.gluten)], [.contains(.celery)], [.contains(.eggs)], [.contains(.milk)],
                [.contains(.gluten)],
            ])
    }

    /// Marks between a name and an amount in whole numbers with its currency.
    @Test func marksBeforeAnAmountAreAllTaken() {
        var page = PrintedPage(languages: ["tr"])
        for (row, marks) in ["I R U", "U", "I U", "R"].enumerated() {
            page.print("Tavuk çorbası \(marks) \(370 + row) €", x: 60, y: 100 + 50 * row)
        }
        for (row, line) in ["I = Balık", "R = Kereviz", "U = Yumuşakçalar"].enumerated() {
            page.print(line, x: 60, y: 500 + 30 * row, size: 14)
        }
        #expect(
            page.draft.dishes.first.map { Set($0.symbols.map(\.meaning)) } == [
                .contains(.fish), .contains(.celery), .contains(.molluscs),
            ])
    }

    /// "3,14" has the form of a price.
    @Test func marksBehindWholePricesAreNoPrices() {
        var page = PrintedPage(languages: ["tr"])
        for (row, (dish, mark)) in [("Sütlaç", "3,14"), ("Menemen", "5,12"), ("Simit", "1,3"), ("Künefe", "")]
            .enumerated()
        {
            page.print("\(dish) \(285 + 15 * row) \(mark)", x: 60, y: 100 + 50 * row)
        }
        let lines = ["1 = gluten", "3 = yumurta", "5 = yerfıstığı", "12 = sülfitler", "14 = yumuşakçalar"]
        for (row, text) in lines.enumerated() { page.print(text, x: 60, y: 500 + 30 * row, size: 14) }
        #expect(
            page.draft.dishes.map { Set($0.symbols.map(\.meaning)) } == [
                [.contains(.eggs), .contains(.molluscs)], [.contains(.peanuts), .contains(.sulphites)],
                [.contains(.gluten), .contains(.eggs)], [],
            ])
        #expect(page.draft.dishes.map { $0.prices.compactMap(\.amount) } == [[285], [300], [315], [330]])
    }

    @Test func aColumnOfMarksBehindACurrencyIsRead() {
        var page = PrintedPage(languages: ["tr"])
        for (row, (dish, mark)) in [("Menemen", "B"), ("Simit", "B"), ("Künefe", "A,D"), ("Kokoreç", "")].enumerated() {
            page.print(dish, price: "\(150 + 10 * row),00 TL \(mark)", y: 100 + 50 * row)
        }
        for (row, text) in ["A = Susam", "B = Sert kabuklu meyveler", "D = Balık"].enumerated() {
            page.print(text, x: 60, y: 500 + 30 * row, size: 14)
        }
        #expect(
            page.draft.dishes.map { Set($0.symbols.map(\.meaning)) } == [
                [.contains(.nuts)], [.contains(.nuts)], [.contains(.sesame), .contains(.fish)], [],
            ])
    }

    /// The currency belongs to the number before it, so that what follows is no second price.
    @Test(arguments: ["kr", "Ft"]) func numbersBehindACurrencyAreMarks(currency: String) {
        var page = PrintedPage(languages: [currency == "kr" ? "sv" : "hu"])
        let marks = ["3,8,10", "2", "9,14", "14", "", "9", "3"]
        for (row, mark) in marks.enumerated() {
            page.print("Stekt strömming med mos", price: "\(95 + 35 * row) \(currency) \(mark)", y: 100 + 50 * row)
        }
        for (row, text) in ["2. Kräftdjur", "3. Ägg", "8. Nötter", "9. Selleri", "10. Senap", "14. Blötdjur"]
            .enumerated()
        {
            page.print(text, x: 60, y: 500 + 30 * row, size: 14)
        }
        #expect(page.draft.dishes.map { $0.symbols.map(\.mark).joined(separator: ",") } == marks)
        #expect(
            page.draft.dishes.map { $0.prices.compactMap(\.amount) } == marks.indices.map { [Double(95 + 35 * $0)] })
    }

    /// A legend's marks behind names, descriptions and prices, and glued to these.
    @Test(arguments: [
        ("Tagessuppe 4,50 A,G", 4.5), ("Tagessuppe 4,50A,G", 4.5), ("Tagessuppe 4,50 A G", 4.5),
        ("TagessuppeA,G 4,50", 4.5), ("Tagessuppea.g 4,50", 4.5), ("Tagessuppe A/G 4,50", 4.5),
        ("Tagessuppe AG 4,50", 4.5), ("Tagessuppe (A,G) 4,50", 4.5),
    ])
    func marksStandInManyPlaces(line: String, price: Double) {
        var page = PrintedPage(languages: ["de"])
        for (row, text) in [line, line.replacing("Tagessuppe", with: "Brotsuppe"), "Obst 5,50"].enumerated() {
            page.print(text, x: 60, y: 100 + 50 * row)
        }
        for (row, text) in ["A Gluten", "C Eier", "G Milch"].enumerated() {
            page.print(text, x: 60, y: 500 + 30 * row, size: 14)
        }
        let soup = page.draft.dishes.first
        #expect(soup?.name == "Tagessuppe")
        #expect(soup?.symbols.map(\.meaning) == [.contains(.gluten), .contains(.milk)])
        #expect(soup?.prices.compactMap(\.amount) == [price])
    }

    /// Numbers that could be an amount, far from the price of their row.
    @Test func listsOfNumbersBesideAPriceAreMarks() {
        var page = PrintedPage(languages: ["de"])
        for (row, text) in ["Suppe 8,14", "Salat 10", "Brot 8,10"].enumerated() {
            page.print(text, price: "1\(row),50", y: 100 + 50 * row, split: true)
        }
        for (row, text) in ["8 - Nüsse", "10-Senf", "14 - Mollusken"].enumerated() {
            page.print(text, x: 60, y: 500 + 30 * row, size: 14)
        }
        let dishes = page.draft.dishes
        #expect(dishes.map(\.name) == ["Suppe", "Salat", "Brot"])
        #expect(
            dishes.map { $0.symbols.map(\.meaning) } == [
                [.contains(.nuts), .contains(.molluscs)], [.contains(.mustard)],
                [.contains(.nuts), .contains(.mustard)],
            ])
        #expect(dishes.map { $0.prices.compactMap(\.amount) } == [[10.5], [11.5], [12.5]])
    }
}
