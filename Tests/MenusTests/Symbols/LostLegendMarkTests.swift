import Menus
import Models
import Pages
import TestMaterial
import Testing

/// Legends and lists of marks with a gap: what one side lost, the other tells.
struct LostLegendMarkTests {
    /// By the line's text without its price.
    private static func symbols(_ lines: [String], tilt: Int = 0) -> [String: [DietarySymbol]] {
        var page = PrintedPage(languages: ["de"])
        for (index, text) in lines.enumerated() {
            let parts = text.split(separator: "|")
            page.print(String(parts[0]), x: 60, y: 100 + 40 * index)
            if parts.count > 1 { page.print(String(parts[1]), x: 900, y: 100 + 40 * index + tilt) }
        }
        let read = page.read
        let menu = Symbols()([NumberedPage(number: 1, page: read)])
        var found: [String: [DietarySymbol]] = [:]
        for mark in menu.pages[0].marks { found[read.lines[mark.line].text, default: []] += mark.symbols }
        return found
    }

    private static let menu = ["Schnitzel A,C|12,50", "Suppe G|4,50", "Knödel A|7,50", "Salat C,G|6,50"]

    @Test func aMeaningWithoutItsMarkGetsTheOnlyOneThatFits() {
        let found = Self.symbols(Self.menu + ["A Gluten", "Eier", "G Milch", "L Sellerie"])
        #expect(found["Salat C,G"]?.map(\.meaning) == [.contains(.eggs), .contains(.milk)])
    }

    /// Marks in a column of their own, of which the first was lost.
    @Test func theFirstMarkOfAColumnIsFound() {
        var page = PrintedPage(languages: ["de"])
        for (row, dish) in ["Suppe (1)", "Braten (2)", "Salat (1)", "Knödel (3)"].enumerated() {
            page.print(dish, price: "\(row + 7),50", y: 100 + 40 * row)
        }
        for (row, meaning) in ["Erdnüsse", "Eier", "Senf", "Fisch", "Sellerie"].enumerated() {
            page.print(meaning, x: 60, y: 500 + 40 * row)
            if row > 0 { page.print("\(row + 1)", x: 400, y: 500 + 40 * row) }
        }
        let marks = Symbols()([NumberedPage(number: 1, page: page.read)]).pages[0].marks
        #expect(marks.filter { $0.line == 0 }.flatMap(\.symbols).map(\.meaning) == [.contains(.peanuts)])
    }

    @Test func aMarkLostBetweenTwoMeaningsIsTheLatters() {
        let menu = ["Suppe 5,6|4,50", "Braten 6|9,50", "Knödel 7,8|7,50", "Salat 4,8|6,50"]
        let found = Self.symbols(menu + ["4 Eier 5 Soja Sulfite 7 Milch 8 Sellerie"])
        #expect(found["Braten 6"]?.map(\.meaning) == [.contains(.sulphites)])
        #expect(found["Suppe 5,6"]?.map(\.meaning).contains(.contains(.soybeans)) == true)
    }

    @Test func aMarkReadAsAQuoteIsTheOneThatNobodyExplains() {
        let menu = ["Suppe b,i|4,50", "Braten l|9,50", "Knödel g|7,50", "Salat g,l|6,50"]
        let found = Self.symbols(menu + ["b Krebstiere, g Milch, h Nüsse, i Sellerie, j Senf,", "'Sulfite"])
        #expect(found["Braten l"]?.map(\.meaning) == [.contains(.sulphites)])
    }

    @Test func theSecondDottedStrokeIsAnL() {
        let menu = ["Suppe b,i|4,50", "Braten l|9,50", "Knödel g|7,50", "Salat g,l|6,50"]
        let found = Self.symbols(menu + ["b Krebstiere, g Milch, i Sellerie, i Sulfite, n Weichtiere"])
        #expect(found["Braten l"]?.map(\.meaning) == [.contains(.sulphites)])
        #expect(found["Suppe b,i"]?.map(\.meaning) == [.contains(.crustaceans), .contains(.celery)])
    }

    @Test func theRuleOfABoxIsNoMark() {
        let menu = ["Suppe 1,3|4,50", "Braten 3|9,50", "Knödel 7|7,50"]
        let found = Self.symbols(menu + ["1: Gluten", "3: I Eier", "7: Milch", "8: Nüsse"])
        #expect(found["Braten 3"]?.map(\.meaning) == [.contains(.eggs)])
    }

    @Test func whereTwoMarksFitNoneIsTaken() {
        let menu = Self.menu + ["Braten D|9,50"]
        let found = Self.symbols(menu + ["A Gluten", "Eier", "G Milch", "L Sellerie"])
        #expect(!found.values.joined().contains { $0.meaning == .contains(.eggs) })
    }

    /// A mark that nobody explains, where all others are marks: it is said, not left in the name.
    @Test func aLoneLetterAmongMarksIsOne() {
        let found = Self.symbols(Self.menu + ["Braten M|9,50", "A Gluten, C Eier, G Milch"])
        #expect(found["Braten M"]?.map(\.meaning) == [.unresolved])
    }

    @Test func listsWithALostSpaceAreParted() {
        let found = Self.symbols(Self.menu + ["Auflauf AC G|9,50", "A Gluten, C Eier, G Milch"])
        #expect(
            found["Auflauf AC G"]?.map(\.meaning) == [.contains(.gluten), .contains(.eggs), .contains(.milk)])
    }

    @Test func aLetterReadAsANumberIsMendedByItsPlace() {
        let found = Self.symbols(
            ["Suppe (O)|4,50", "Knödel (0)|7,50", "Salat (N,P)|6,50", "N) Fisch", "0) Soja", "P) Senf", "R) Ei"])
        #expect(found["Suppe (O)"]?.map(\.meaning) == [.contains(.soybeans)])
        #expect(found["Knödel (0)"]?.map(\.meaning) == [.contains(.soybeans)])
    }

    /// Numbers of additives stay numbers among letters.
    @Test func additivesStayNumbers() {
        let legend = "A Gluten, B Krebstiere, C Eier, 1 mit Farbstoff, 2 mit Konservierungsstoff"
        let found = Self.symbols(["Cola 2|2,50", "Suppe A,2|4,50", "Knödel A,C|7,50", legend])
        #expect(found["Suppe A,2"]?.map(\.meaning) == [.contains(.gluten), .additive])
    }

    @Test func phrasesThatMeanSomethingOnlyTogetherKeepTheirMark() {
        let found = Self.symbols(
            ["Sopa K|4,50", "Peixe J,K|9,50", "J Mostarda - K Sementes de sésamo - L Dióxido de enxofre"])
        #expect(found["Sopa K"]?.map(\.meaning) == [.contains(.sesame)])
    }

    @Test func onAPageThatSinksPricesStayOnTheirRows() {
        let dishes = [
            "Erste lange Speise a|12,50", "Zweite lange Speise c|4,50", "Dritte lange Speise a,c|5,50",
            "Vierte lange Speise g|9,50",
        ]
        let found = Self.symbols(dishes + ["a Gluten, c Eier, g Milch"], tilt: 14)
        #expect(found["Vierte lange Speise g"]?.map(\.meaning) == [.contains(.milk)])
    }

    /// The safe side of every guess: what a mark, a letter or a word is taken for may warn and promises nothing.
    @Test func nothingInferredPromises() {
        let dishes = ["Suppe (O)|4,50", "Knödel (P)|7,50", "Salat (N,P)|6,50", "Auflauf (N,O)|8,50"]
        let legends = [
            ["N) Fisch", "0) vegan", "P) Senf"], ["N) Fisch", "vegan", "P) Senf", "R) Ei"],
            ["N Fisch, N vegan, P Senf, R Ei"], ["N = Fisch, = vegan, P = Senf, R = Ei"],
        ]
        for legend in legends {
            let found = Self.symbols(dishes + legend)
            #expect(found["Suppe (O)"]?.contains { $0.meaning == .vegan } != true)
        }
    }

    /// A column of the dishes' own numbers, in front of their names, holds no marks.
    @Test func numbersOfDishesAreNoMarks() {
        func symbols(numbersAt x: Int) -> [DietarySymbol] {
            var page = PrintedPage(languages: ["de"])
            for (index, name) in ["Nudeln", "Suppe", "Braten", "Salat"].enumerated() {
                page.print("\(index + 1)", x: x, y: 100 + 60 * index)
                page.print(name, x: 200, y: 100 + 60 * index)
                page.print("\(index + 5),50", x: 700, y: 100 + 60 * index)
            }
            for (index, meaning) in ["Gluten", "Krebstiere", "Eier", "Fisch"].enumerated() {
                page.print("\(index + 1) = \(meaning)", x: 200, y: 500 + 40 * index)
            }
            return Symbols()([NumberedPage(number: 1, page: page.read)]).pages[0].marks.flatMap(\.symbols)
        }
        #expect(symbols(numbersAt: 20).isEmpty)
        #expect(symbols(numbersAt: 1_000).count == 4)
    }

    /// A small raised H was read as a quote.
    @Test func aQuoteAloneWhereOthersHaveRaisedMarksIsAnUnreadMark() {
        var page = PrintedPage(languages: ["pl"])
        for (row, dish) in ["Smalec z ogórkiem \"", "Surówka A", "Knedle G", "Zupa dnia"].enumerated() {
            page.print(dish, price: "\(30 + row),50", y: 100 + 50 * row)
        }
        page.print("A gluten, G mleko, H orzechy", x: 60, y: 500)
        var read = page.read
        for line in [1, 2] {
            for word in read.lines[line].words.indices where read.lines[line].words[word].text.count == 1 {
                read.lines[line].words[word].raised = true
            }
        }
        let marks = Symbols()([NumberedPage(number: 1, page: read)]).pages[0].marks
        #expect(marks.filter { $0.line == 0 }.flatMap(\.symbols).map(\.meaning) == [.unresolved])
        #expect(marks.filter { $0.line == 3 }.isEmpty)
    }

    @Test func aRaisedMarkThatIsNotCertainWarnsAndNeverPromises() {
        var page = PrintedPage(languages: ["de"])
        page.print("Tofu", price: "9,50", y: 100)
        page.print("A Gluten, V vegan, G Milch", x: 60, y: 300)
        var read = page.read
        let box = Box(x: 200, y: 100, width: 20, height: 12)
        read.lines[0].words.insert(Word(text: "A,V", box: box, confidence: 0.7, raised: true), at: 1)
        let menu = Symbols()([NumberedPage(number: 1, page: read)])
        #expect(
            menu.pages[0].marks.first { $0.rest.isEmpty }?.symbols.map(\.meaning) == [.contains(.gluten), .unresolved])
    }

    @Test func wordsReadAsRaisedAreMarks() {
        var page = PrintedPage(languages: ["de"])
        page.print("Tofu", price: "9,50", y: 100)
        page.print("A Gluten, C Eier, G Milch", x: 60, y: 300)
        var read = page.read
        let box = Box(x: 200, y: 100, width: 20, height: 12)
        for (text, meaning) in [("C", SymbolMeaning.contains(.eggs)), (RaisedMark.unread, .unresolved)] {
            read.lines[0].words.insert(Word(text: text, box: box, confidence: 1, raised: true), at: 1)
            let menu = Symbols()([NumberedPage(number: 1, page: read)])
            #expect(menu.pages[0].marks.first { $0.rest.isEmpty }?.symbols.map(\.meaning) == [meaning])
            read.lines[0].words.remove(at: 1)
        }
    }
}
