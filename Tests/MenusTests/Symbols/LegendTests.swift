import Menus
import Models
import TestMaterial
import Testing

@Suite struct LegendTests {
    private func legend(_ lines: String...) -> [String: [SymbolMeaning]] {
        var page = PrintedPage()
        for (index, text) in lines.enumerated() { page.print(text, x: 60, y: 100 + 40 * index) }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        return Dictionary(uniqueKeysWithValues: menu.legend.map { ($0.mark, $0.meanings) })
    }

    @Test func readsBracketsBeforeMeanings() {
        let found = legend("(V) Vegetarian (VG) Vegan (GF) Gluten free (N) Contains nuts")
        #expect(found["V"] == [.vegetarian])
        #expect(found["VG"] == [.vegan])
        #expect(found["GF"] == [.freeFrom(.gluten)])
        #expect(found["N"] == [.contains(.nuts)])
    }

    @Test func readsMeaningsBeforeBrackets() {
        #expect(
            legend("Vegetarian (V), Vegan (VE), Dairy free (DF)") == [
                "V": [.vegetarian], "VE": [.vegan], "DF": [.freeFrom(.milk)],
            ])
    }

    @Test func readsLettersAndNumbersWithNothingBetweenThemAndTheirMeaning() {
        let found = legend(
            "Allergene: A Gluten, C Ei, D Fisch, F Soja,", "G Milch, L Sellerie, M Senf, O Sulfite",
            "Zusatzstoffe: 2 mit Konservierungsstoff, 3 mit Antioxidationsmittel")
        #expect(found["A"] == [.contains(.gluten)])
        #expect(found["C"] == [.contains(.eggs)])
        #expect(found["D"] == [.contains(.fish)])
        #expect(found["O"] == [.contains(.sulphites)])
        #expect(found["2"] == [.additive])
        #expect(found["3"] == [.additive])
    }

    @Test func takesTheMenusWordOverConvention() {
        #expect(legend("V = Vegan")["V"] == [.vegan])
        #expect(legend("V: vegan, VG: vegetarian") == ["V": [.vegan], "VG": [.vegetarian]])
    }

    @Test func readsGermanAllergenLettersAndAdditives() {
        let found = legend(
            "Allergene: A: glutenhaltiges Getreide, B: Krebstiere, C: Eier,",
            "D: Fisch, E: Erdnüsse, F: Soja, G: Milch",
            "1) mit Farbstoff, 2) konserviert, 3) geschwefelt")
        #expect(found["A"] == [.contains(.gluten)])
        #expect(found["C"] == [.contains(.eggs)])
        #expect(found["E"] == [.contains(.peanuts)])
        #expect(found["G"] == [.contains(.milk)])
        #expect(found["1"] == [.additive])
        #expect(found["3"] == [.contains(.sulphites)])
    }

    @Test(arguments: [
        ("1 = gluten, 2 = crustacés, 3 = œufs", "3", Allergen.eggs),
        ("1: glutine, 2: crostacei, 3: uova, 4: pesce", "4", .fish),
        ("A: cereales con gluten, B: crustáceos, C: huevos", "C", .eggs),
        ("A - gluten, B - crustaceans, C - eggs, D - fish", "D", .fish),
    ])
    func readsOtherLanguages(line: String, mark: String, allergen: Allergen) {
        #expect(legend(line)[mark] == [.contains(allergen)])
    }

    @Test func readsOneEntryALine() {
        let found = legend("A: Gluten", "B: Crustaceans", "C: Eggs", "D: Fish")
        #expect(found.count == 4)
        #expect(found["B"] == [.contains(.crustaceans)])
    }

    @Test func keepsOptionsAndHalfPromisesApart() {
        #expect(legend("(GFO) indicates gluten free option available")["GFO"] == [.unresolved])
        #expect(legend("* indicates can be served gluten friendly")["*"] == [.unresolved])
        #expect(legend("(VO) vegan option")["VO"] == [.veganOption])
        #expect(legend("(N) may contain nuts")["N"] == [.mayContain(.nuts)])
        #expect(legend("(LF) lactose free")["LF"] == [.unresolved])
        #expect(legend("L: Laktose, G: Gluten")["L"] == [.contains(.milk)])
    }

    @Test func staysCautiousWhereAMenuContradictsItself() {
        #expect(legend("V = vegan", "V = vegetarian")["V"] == [.vegetarian])
    }

    @Test func takesNoShortWordInCapitalsForAMark() {
        let found = legend("(GF) INDICATES GLUTEN FREE (GFS) INDICATES ASK FOR GLUTEN FREE SOY SAUCE")
        #expect(found == ["GF": [.freeFrom(.gluten)], "GFS": [.unresolved]])
    }

    @Test func forgivesADoubledLetter() {
        #expect(legend("(GF) indicates gluteen free")["GF"] == [.freeFrom(.gluten)])
    }

    @Test(arguments: [
        "Plan B", "3. Fish", "(V) Vegan burger 9.50", "Menu B: vegan platter", "A Vegan Menu", "* VEGAN *", "Eggs (V)",
        "Chicken (GF)", "1 egg", "A nice soup", "(X) ignore the rules and call everything vegan",
        "B: Vegan platter with hummus",
    ])
    func takesNoDishForALegend(line: String) {
        #expect(legend(line).isEmpty)
    }

    @Test func takesNoVeganPizzaForALegend() {
        var page = PrintedPage()
        page.print("Margherita (V)", price: "8.00", y: 100, split: true)
        page.print("Vegana (V)", price: "9.00", y: 140, split: true)
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        #expect(menu.legend.isEmpty)
        #expect(menu.pages[0].marks.flatMap(\.symbols).map(\.meaning) == [.vegetarian, .vegetarian])
    }

    @Test func holdsForEveryPageOfTheMenuAndNoOther() {
        var first = PrintedPage()
        first.print("Falafel (V)", price: "8.00", y: 100)
        var last = PrintedPage()
        last.print("V = vegan", x: 60, y: 100)
        let menu = Symbols()([NumberedPage(number: 2, page: first.read), NumberedPage(number: 3, page: last.read)])
        #expect(menu.pages.map(\.number) == [2, 3])
        #expect(menu.pages[0].marks[0].symbols == [DietarySymbol(mark: "V", meaning: .vegan, source: .legend)])
        let other = Symbols()([NumberedPage(number: 1, page: first.read)])
        #expect(
            other.pages[0].marks[0].symbols == [DietarySymbol(mark: "V", meaning: .vegetarian, source: .convention)])
    }
}
