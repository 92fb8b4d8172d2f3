import Menus
import Models
import TestMaterial
import Testing

/// Legends as menus print them in the languages the tables know.
@Suite("Legends in many languages")
struct LegendLanguageTests {
    private static func legend(_ lines: [String]) -> [String: [SymbolMeaning]] {
        var page = PrintedPage()
        for (index, text) in lines.enumerated() { page.print(text, x: 60, y: 100 + 40 * index) }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        return Dictionary(uniqueKeysWithValues: menu.legend.map { ($0.mark, $0.meanings) })
    }

    /// The fourteen allergens in the order of Annex II, as far as the marks go.
    private static let annex: [Allergen] = [
        .gluten, .crustaceans, .eggs, .fish, .peanuts, .soybeans, .milk, .nuts, .celery, .mustard, .sesame, .sulphites,
        .lupin, .molluscs,
    ]

    @Test(arguments: [
        [
            "Allergens: 1. Gluten, 2. Crustaceans, 3. Eggs, 4. Fish, 5. Peanuts, 6. Soybeans, 7. Milk,",
            "8. Nuts, 9. Celery, 10. Mustard, 11. Sesame, 12. Sulphites, 13. Lupin, 14. Molluscs",
        ],
        [
            "1 glutenhaltiges Getreide, 2 Krebstiere, 3 Eier, 4 Fisch, 5 Erdnüsse, 6 Soja, 7 Milch,",
            "8 Schalenfrüchte, 9 Sellerie, 10 Senf, 11 Sesam, 12 Schwefeldioxid und Sulfite, 13 Lupinen, 14 Weichtiere",
        ],
        [
            "1 : céréales contenant du gluten, 2 : crustacés, 3 : œufs, 4 : poissons, 5 : arachides, 6 : soja, 7 : lait,",
            "8 : fruits à coque, 9 : céleri, 10 : moutarde, 11 : graines de sésame, 12 : anhydride sulfureux et sulfites,",
            "13 : lupin, 14 : mollusques",
        ],
        [
            "1 = cereali contenenti glutine, 2 = crostacei, 3 = uova, 4 = pesce, 5 = arachidi, 6 = soia, 7 = latte,",
            "8 = frutta a guscio, 9 = sedano, 10 = senape, 11 = semi di sesamo, 12 = anidride solforosa e solfiti,",
            "13 = lupini, 14 = molluschi",
        ],
        [
            "1. Gluten 2. Crustáceos 3. Huevos 4. Pescado 5. Cacahuetes 6. Soja 7. Lácteos",
            "8. Frutos de cáscara 9. Apio 10. Mostaza 11. Granos de sésamo 12. Dióxido de azufre y sulfitos",
            "13. Altramuces 14. Moluscos",
        ],
        [
            "1: gluten, 2: schaaldieren, 3: eieren, 4: vis, 5: pinda's, 6: soja, 7: melk, 8: noten, 9: selderij,",
            "10: mosterd, 11: sesamzaad, 12: zwaveldioxide en sulfieten, 13: lupine, 14: weekdieren",
        ],
        [
            "1 - glúten, 2 - crustáceos, 3 - ovos, 4 - peixes, 5 - amendoins, 6 - soja, 7 - leite, 8 - frutos de casca rija,",
            "9 - aipo, 10 - mostarda, 11 - sésamo, 12 - dióxido de enxofre e sulfitos, 13 - tremoço, 14 - moluscos",
        ],
        [
            "1 - gluten, 2 - skorupiaki, 3 - jaja, 4 - ryby, 5 - orzeszki ziemne, 6 - soja, 7 - mleko, 8 - orzechy,",
            "9 - seler, 10 - gorczyca, 11 - sezam, 12 - dwutlenek siarki, 13 - łubin, 14 - mięczaki",
        ],
        [
            "1: gluten, 2: kabuklular, 3: yumurta, 4: balık, 5: yer fıstığı, 6: soya, 7: süt, 8: fındık, 9: kereviz,",
            "10: hardal, 11: susam, 12: sülfit, 13: bakla, 14: yumuşakçalar",
        ],
        [
            "1: lepek, 2: korýši, 3: vejce, 4: ryby, 5: arašídy, 6: sója, 7: mléko, 8: skořápkové plody, 9: celer,",
            "10: hořčice, 11: sezam, 12: oxid siřičitý, 13: lupina, 14: měkkýši",
        ],
        [
            "1：麸质 2：甲壳类 3：鸡蛋 4：鱼类 5：花生 6：大豆 7：牛奶 8：坚果 9：芹菜 10：芥末 11：芝麻 12：二氧化硫 13：羽扇豆 14：软体动物"
        ],
    ])
    func readsTheFourteenAllergens(lines: [String]) {
        let found = Self.legend(lines)
        for (index, allergen) in Self.annex.enumerated() {
            #expect(found["\(index + 1)"]?.contains(.contains(allergen)) == true, "\(index + 1) \(allergen)")
            let others = found["\(index + 1)"]?.filter { $0 != .contains(allergen) && $0 != .unresolved } ?? []
            #expect(others.isEmpty, "\(index + 1) is \(others) too")
        }
    }

    @Test(arguments: [
        ("A Glutenhaltiges Getreide, B Krebstiere, C Ei, D Fisch, E Erdnuss, F Soja, G Milch,", "G", Allergen.milk),
        ("A: gluten, B: schaaldieren, C: eieren", "B", .crustaceans),
        ("(a) Gluten (c) Eier (g) Milch (h) Nüsse", "h", .nuts),
        ("a) Gluten b) Krebstiere c) Eier d) Fisch", "d", .fish),
        ("A = Weizen, C = Eier, M = Senf, O = Schwefel", "O", .sulphites),
    ])
    func readsLetters(line: String, mark: String, allergen: Allergen) {
        #expect(Self.legend([line])[mark] == [.contains(allergen)])
    }

    @Test(arguments: [
        ("(V) vegetariano (VG) vegano (SG) sin gluten", "VG", SymbolMeaning.vegan),
        ("(V) végétarien, (VG) végétalien, (SG) sans gluten", "SG", .freeFrom(.gluten)),
        ("(V) vegetariano, (VG) vegano, (SG) senza glutine", "V", .vegetarian),
        ("(V) vegetarisch, (VG) vegan, (GF) glutenfrei", "GF", .freeFrom(.gluten)),
        ("(V) vegetarisch, (VG) veganistisch, (GV) glutenvrij", "GV", .freeFrom(.gluten)),
        ("(V) vegetariano (VG) vegano (SG) sem glúten", "SG", .freeFrom(.gluten)),
        ("(V) wegetariańskie, (VG) wegańskie, (BG) bezglutenowe", "VG", .vegan),
        ("(V) vejetaryen, (VG) vegan, (GS) glütensiz", "GS", .freeFrom(.gluten)),
        ("(V) 素食 (VG) 纯素 (GF) 不含麸质", "VG", .vegan),
        ("(V) 素食 (VG) 純素 (GF) 無麩質", "GF", .freeFrom(.gluten)),
        ("(V) 蛋奶素 (VG) 全素 (N) 可能含坚果", "N", .mayContain(.nuts)),
        ("(V) 蛋奶素 (VG) 全素 (N) 可能含坚果", "V", .vegetarian),
    ])
    func readsDiets(line: String, mark: String, meaning: SymbolMeaning) {
        #expect(Self.legend([line])[mark] == [meaning])
    }

    @Test func goesOnOverLines() {
        let found = Self.legend(["A: Gluten, B: Krebstiere, G:", "Milch, H: Schalenfrüchte"])
        #expect(found["G"] == [.contains(.milk)])
        #expect(found["H"] == [.contains(.nuts)])
    }

    @Test func readsATableOfMarks() {
        var page = PrintedPage()
        for (index, row) in [("A", "Gluten"), ("C", "Eier"), ("G", "Milch")].enumerated() {
            page.print(row.0, x: 60, y: 100 + 40 * index)
            page.print(row.1, x: 260, y: 100 + 40 * index)
        }
        let menu = Symbols()([NumberedPage(number: 1, page: page.read)])
        #expect(menu.legend.map(\.mark) == ["A", "C", "G"])
        #expect(menu.legend.map(\.meanings) == [[.contains(.gluten)], [.contains(.eggs)], [.contains(.milk)]])
        #expect(menu.pages[0].legend.count == 6)
    }

    @Test func forgivesMisreadLettersAndBrackets() {
        #expect(
            Self.legend(["(D) Dairy, [PI - Pork, (G) 8 Glucen, [Al - Alcohol"]) == [
                "D": [.contains(.milk)], "P": [.containsPork], "G": [.contains(.gluten)], "A": [.containsAlcohol],
            ])
    }

    @Test(arguments: [
        "(GFS) indicates for gluten free soy sauce", "(GF) indicates gluten nfree", "(X) gluten free bun with soy",
        "(X) ohne Gluten, mit Soja",
    ])
    func promisesNothingItDoesNotUnderstand(line: String) {
        for meaning in Self.legend([line]).values.flatMap(\.self) {
            if case .freeFrom = meaning { Issue.record("\(line) promises \(meaning)") }
        }
    }

    @Test func endsWithTheSentence() {
        let found = Self.legend(["(V) Vegetarian (VG) Vegan. Please inform your waiter of any allergy"])
        #expect(found == ["V": [.vegetarian], "VG": [.vegan]])
    }
}
