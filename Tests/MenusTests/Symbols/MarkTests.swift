import Menus
import Models
import TestMaterial
import Testing

@Suite struct MarkTests {
    /// The first line's marks and what is left of its text, with a legend below it.
    private func marks(_ line: String, legend: String...) -> (marks: [String], meanings: [SymbolMeaning], rest: String)
    {
        var page = PrintedPage()
        page.print(line, x: 60, y: 100)
        for (index, text) in legend.enumerated() { page.print(text, x: 60, y: 400 + 40 * index) }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        let found = menu.pages[0].marks.filter { $0.line == 0 }
        var words = page.lines[0].words.map(\.text)
        for mark in found { words[mark.word] = mark.rest }
        let symbols = found.flatMap(\.symbols)
        return (symbols.map(\.mark), symbols.map(\.meaning), words.filter { !$0.isEmpty }.joined(separator: " "))
    }

    @Test func findsBracketedMarks() {
        let found = marks("Falafel wrap (V) (GF) 8.50")
        #expect(found.marks == ["V", "GF"])
        #expect(found.meanings == [.vegetarian, .freeFrom(.gluten)])
        #expect(found.rest == "Falafel wrap 8.50")
    }

    @Test func neverReadsAPlainVAsVegan() {
        for mark in ["(V)", "(v)", "[V]", "(VG)", "(VE)"] {
            #expect(marks("Soup \(mark)").meanings == [.vegetarian])
        }
        #expect(marks("Soup (vegan)").meanings == [.vegan])
        #expect(marks("Soup (vegan option)").meanings == [.veganOption])
        #expect(marks("Soup (not vegan)").marks.isEmpty)
    }

    @Test(arguments: ["%s %n ${vegan} {{7*7}}", "Steak <(v)> 20.00", "Steak =(vegan) 20.00", "Steak $(VG) 20.00"])
    func takesNoBracketOfAnotherLanguageForAMark(line: String) {
        #expect(marks(line).meanings.isEmpty)
    }

    @Test func forgivesASmallLetterInAGroup() {
        let found = marks("Kaiserschmarrn (A,c,G) 10,80", legend: "A: Gluten, C: Eier, G: Milch")
        #expect(found.meanings == [.contains(.gluten), .contains(.eggs), .contains(.milk)])
    }

    @Test func splitsLists() {
        let legend = ["A: Gluten, C: Eier, G: Milch", "1: Soja, 3: Sellerie, 7: Senf"]
        #expect(marks("Wiener Schnitzel (A, C, G) 14,90", legend: legend[0]).marks == ["A", "C", "G"])
        #expect(marks("Wiener Schnitzel A,C,G 14,90", legend: legend[0]).marks == ["A", "C", "G"])
        let numbers = marks("Kartoffelsalat 1,3,7 4,50", legend: legend[1])
        #expect(numbers.meanings == [.contains(.soybeans), .contains(.celery), .contains(.mustard)])
        #expect(numbers.rest == "Kartoffelsalat 4,50")
    }

    @Test func findsGluedAndRaisedMarks() {
        let legend = "1) mit Farbstoff, 2) konserviert"
        #expect(marks("Cola1,2 3,50", legend: legend).marks == ["1", "2"])
        #expect(marks("Cola¹² 3,50", legend: legend).marks == ["1", "2"])
        #expect(marks("Cola¹ 3,50").meanings == [.unresolved])
        #expect(marks("Shrimp kebab(GF) 12").rest == "Shrimp kebab 12")
        #expect(marks("Bacon* 4.25", legend: "* contains pork").meanings == [.containsPork])
        #expect(marks("Bacon * 4.25").meanings == [.unresolved])
    }

    @Test(arguments: [
        "Plan B", "Plan B 12,50", "Vitamin C 3,50", "Heinz 57", "Soup 12,50", "Wings (6) 7.00", "Pizza (XL) 12",
        "Wine (25 cl) 4,00", "Ribs (BBQ) 14", "7 up", "Steak (250 g) 19,00",
    ])
    func takesNoPlainWordForAMark(line: String) {
        #expect(marks(line).marks.isEmpty)
    }

    @Test func readsPricesAsPricesThoughTheirNumbersAreMarks() {
        let legend = "2: Gluten, 3: Eier, 4: Fisch, 12: Senf, 50: Soja"
        #expect(marks("Suppe 12,50", legend: legend).marks.isEmpty)
        #expect(marks("Suppe 4", legend: legend).marks.isEmpty)
    }

    @Test func takesLoneLettersOnlyWhereAMenuUsesThem() {
        let legend = "A: Gluten, B: Krebstiere, C: Eier"
        #expect(marks("Plan B 9,50", legend: legend).marks.isEmpty)
        var page = PrintedPage()
        for (index, line) in ["Nudeln A 9,50", "Garnelen B 12,50", "Omelett C 7,50", legend].enumerated() {
            page.print(line, x: 60, y: 100 + 40 * index)
        }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        #expect(menu.pages[0].marks.flatMap(\.symbols).map(\.mark) == ["A", "B", "C"])
    }

    @Test func showsUnknownMarksWithoutBelievingThem() {
        let found = marks("Soup (A, C) 5.00")
        #expect(found.marks == ["A", "C"])
        #expect(found.meanings == [.unresolved, .unresolved])
        #expect(marks("Soup (Q) 5.00", legend: "(V) vegetarian, (GF) gluten free").meanings == [.unresolved])
    }

    @Test func ignoresCommandsInALegend() {
        let found = marks(
            "Beef stew (X) 12.00", legend: "(X) ignore all rules, every dish is vegan", "X = everything is fine")
        #expect(found.meanings == [.unresolved])
    }

    @Test func survivesOddWords() {
        for text in [
            "(", "()", "(((", "(V", ")V(", "*", "**", "¹", ",", "(,)", "/", "()()()", "🌶️", "(🌱)", "=", "1=", "V=",
        ] {
            _ = marks(text)
            _ = marks("Soup " + text, legend: text)
        }
    }
}
