import Foundation
import Menus
import Models
import TestMaterial
import Testing

/// One and the same legend in the forms that menus print it in, as a clean reading of the page.
@Suite struct LegendFormTests {
    struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        /// The printed lines, from the marks and their meanings.
        var lines: @Sendable ([(mark: String, meaning: String)]) -> [String]
        var testDescription: String { name }
    }

    private static func joined(_ pair: String, _ join: String)
        -> @Sendable ([(mark: String, meaning: String)]) -> [String]
    {
        { pairs in
            let texts = pairs.map {
                pair.replacingOccurrences(of: "M", with: $0.mark).replacingOccurrences(of: "T", with: $0.meaning)
            }
            if join == "\n" { return texts }
            // Two lines, as a paragraph breaks.
            let half = texts.count / 2
            return [texts[..<half].joined(separator: join) + join, texts[half...].joined(separator: join)]
        }
    }

    private static func columns(_ count: Int, _ pair: String)
        -> @Sendable ([(mark: String, meaning: String)]) -> [String]
    {
        { pairs in
            let texts = joined(pair, "\n")(pairs)
            let rows = (texts.count + count - 1) / count
            return (0..<rows).map { row in
                stride(from: row, to: texts.count, by: rows).map { texts[$0] }.joined(separator: " ______")
            }
        }
    }

    static let forms: [Form] = [
        Form(name: "lines", lines: joined("M T", "\n")), Form(name: "lines-equals", lines: joined("M = T", "\n")),
        Form(name: "lines-colon", lines: joined("M: T", "\n")), Form(name: "lines-dash", lines: joined("M - T", "\n")),
        Form(name: "lines-bracket", lines: joined("(M) T", "\n")),
        Form(name: "lines-closing", lines: joined("M) T", "\n")), Form(name: "lines-dot", lines: joined("M. T", "\n")),
        Form(name: "lines-wide", lines: joined("M ____T", "\n")),
        Form(name: "turned-lines", lines: joined("T M", "\n")),
        Form(name: "turned-wide", lines: joined("T ____M", "\n")),
        Form(name: "turned-bracket", lines: joined("T (M)", "\n")),
        Form(name: "two-columns", lines: columns(2, "M T")), Form(name: "three-columns", lines: columns(3, "M T")),
        Form(name: "two-columns-equals", lines: columns(2, "M = T")),
        Form(name: "equals-run", lines: joined("M = T", ", ")), Form(name: "colon-run", lines: joined("M: T", " · ")),
        Form(name: "dash-run", lines: joined("M - T", "; ")), Form(name: "bracket-run", lines: joined("(M) T", " ")),
        Form(name: "bare-run", lines: joined("M T", " ")), Form(name: "bare-commas", lines: joined("M T", ", ")),
        Form(name: "bars", lines: joined("M T", " | ")), Form(name: "dots", lines: joined("M T", " · ")),
        Form(name: "wide", lines: joined("M T", " ___")), Form(name: "turned", lines: joined("T (M)", ", ")),
    ]

    static let wordings:
        [(language: String, heading: String, dishes: [String], meanings: [(mark: String, meaning: String)])] = [
            (
                "de", "Allergene:", ["Gemischter Salat", "Tagessuppe", "Nudelteller", "Obstteller"],
                [
                    ("A", "Gluten"), ("C", "Eier"), ("G", "Milch"), ("L", "Sellerie"), ("M", "Senf"),
                    ("H", "Schalenfrüchte"),
                ]
            ),
            (
                "fr", "Allergènes", ["Salade mixte", "Soupe du jour", "Assiette de pâtes", "Fruits"],
                [
                    ("1", "gluten"), ("3", "œufs"), ("7", "lait"), ("9", "céleri"), ("10", "moutarde"),
                    ("8", "fruits à coque"),
                ]
            ),
            (
                "it", "", ["Insalata mista", "Zuppa del giorno", "Pasta al forno", "Frutta"],
                [
                    ("1", "glutine"), ("3", "uova"), ("7", "latte"), ("9", "sedano"), ("10", "senape"),
                    ("8", "frutta a guscio"),
                ]
            ),
            (
                "de", "Kennzeichnung der Allergene", ["Gemischter Salat", "Tagessuppe", "Nudelteller", "Obstteller"],
                [
                    ("a", "Glutenhaltiges Getreide"), ("c", "Eier und -erzeugnisse"), ("g", "Milch"),
                    ("i", "Sellerie"), ("j", "Senf"), ("h", "Schalenfrüchte"),
                ]
            ),
            (
                "pl", "Alergeny", ["Sałatka", "Zupa dnia", "Makaron", "Owoce"],
                [
                    ("A", "zboża zawierające gluten"), ("B", "jaja"), ("C", "mleko (łącznie z laktozą)"),
                    ("D", "seler"), ("E", "gorczyca"), ("F", "orzechy"),
                ]
            ),
        ]

    @Test(arguments: forms, 0..<5)
    func everyFormIsRead(form: Form, wording: Int) {
        let (language, heading, dishes, meanings) = Self.wordings[wording]
        var page = PrintedPage(languages: [language])
        let carried = [[0, 3], [3], [0, 1, 2], [5]]
        for (row, dish) in dishes.enumerated() {
            let marks = carried[row].map { meanings[$0].mark }.joined(separator: ",")
            page.print("\(dish) \(marks)", price: "\(6 + row),50", y: 100 + 50 * row)
        }
        var lines = form.lines(meanings)
        if !heading.isEmpty { lines.insert(heading, at: 0) }
        for (row, line) in lines.enumerated() { page.print(line, x: 60, y: 500 + 30 * row, size: 14) }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == dishes)
        let expected: [[Allergen]] = [
            [.gluten, .celery], [.celery], [.gluten, .eggs, .milk], [.nuts],
        ]
        for (dish, allergens) in zip(draft.dishes, expected) {
            let said = dish.symbols.map(\.meaning)
            #expect(Set(said) == Set(allergens.map { .contains($0) }), "\(dish.name)")
        }
    }

    /// What readers and printers make of a legend's text: minus signs for dashes, dots between entries, a small letter
    /// that is also a word, codes of a letter and a number, letters without their dots.
    @Test(arguments: [
        ["a \u{2212} Gluten", "c \u{2212} Eier", "g \u{2212} Milch", "l \u{2212} Sellerie"],
        ["a Gluten c Eier e Fisch g Milch k Sesam l Sellerie"],
        ["a gluten·c huevos·g leche·k cacahuetes·l", "apio y derivados"],
        ["a Tahıl (gluten)", "c Yumurta", "e Yer fistiği", "g Süt", "l Kereviz"],
        ["a1. Weizen (Gluten)", "a. Gluten", "c. Eier", "g. Milch", "l. Sellerie"],
        ["aGluten, cEi, gMilch, lSellerie"],
    ])
    func whatIsMadeOfALegendIsRead(lines: [String]) {
        var page = PrintedPage()
        for (row, dish) in ["Gemischter Salat a,l", "Tagessuppe l", "Nudelteller a,c,g"].enumerated() {
            page.print(dish, price: "\(6 + row),50", y: 100 + 50 * row)
        }
        for (row, line) in lines.enumerated() { page.print(line, x: 60, y: 500 + 30 * row, size: 14) }
        let said = page.draft.dishes.map { Set($0.symbols.map(\.meaning)) }
        #expect(
            said == [
                [.contains(.gluten), .contains(.celery)], [.contains(.celery)],
                [.contains(.gluten), .contains(.eggs), .contains(.milk)],
            ])
    }

    /// A raised mark that is also the first letter of its meaning.
    @Test func aDoubledFirstLetterIsAMark() {
        var page = PrintedPage(languages: ["fr"])
        for (row, dish) in ["Salade composée a,g", "Potage du jour l", "Tarte du chef a,l,m"].enumerated() {
            page.print(dish, price: "\(6 + row),50", y: 100 + 50 * row)
        }
        page.print("aarachide, ggluten (blé), llait, mmoutarde", x: 60, y: 500, size: 14)
        #expect(
            page.draft.dishes.map { Set($0.symbols.map(\.meaning)) } == [
                [.contains(.peanuts), .contains(.gluten)], [.contains(.milk)],
                [.contains(.peanuts), .contains(.milk), .contains(.mustard)],
            ])
    }

    @Test func aCentredParagraphIsReadAsOne() {
        var page = PrintedPage(languages: ["pl"])
        for (row, dish) in ["Sałatka 7", "Zupa dnia 9", "Makaron 10", "Owoce 12"].enumerated() {
            page.print(dish, price: "\(26 + row) zł", y: 100 + 50 * row)
        }
        let lines = [
            "1 zawiera gluten. 3 zawiera jaja. 7 zawiera", "mleko. 9 zawiera seler. 10 zawiera gorczycę. 12 zawiera",
            "siarczyny. 14 zawiera mięczaki.",
        ]
        for (row, line) in (["Wykaz alergenów"] + lines).enumerated() {
            let gaps = line.count { $0 == " " }
            page.print(line, x: 450 - ((line.count - gaps) * 8 + gaps * 4) / 2, y: 480 + 30 * row, size: 14)
        }
        #expect(
            page.draft.dishes.map { $0.symbols.map(\.meaning).filter { $0 != .unresolved } } == [
                [.contains(.milk)], [.contains(.celery)], [.contains(.mustard)], [.contains(.sulphites)],
            ])
    }

    @Test func aLegendHasOneOrderInAllItsLines() {
        var page = PrintedPage(languages: ["en"])
        for (row, dish) in ["Soup L", "Salad P", "Pasta S,E"].enumerated() {
            page.print(dish, price: "£\(6 + row).50", y: 100 + 50 * row)
        }
        let lines = [
            "fish (B), gluten (E), eggs (G), celery (J), mustard", "(L), molluscs (P), nuts (S), sesame (T), sulphur",
        ]
        for (row, line) in (lines + ["dioxide (U)"]).enumerated() {
            page.print(line, x: 60, y: 500 + 30 * row, size: 14)
        }
        #expect(
            page.draft.dishes.map { Set($0.symbols.map(\.meaning)) } == [
                [.contains(.mustard)], [.contains(.molluscs)], [.contains(.nuts), .contains(.gluten)],
            ])
    }

    @Test func lostAndUnexplainedMarksAreTold() {
        func codes(_ dish: String, legend: String) -> [String] {
            var page = PrintedPage(languages: ["de"])
            for (row, text) in [dish, "Obst 5,50", "Brot 2,50"].enumerated() {
                page.print(text, x: 60, y: 100 + 50 * row)
            }
            page.print(legend, x: 60, y: 500, size: 14)
            return page.draft.warnings.map(\.code)
        }
        let legend = "A = Gluten, C = Eier, G = Milch"
        #expect(codes("Suppe (B,D) 4,50", legend: legend).contains("marks_unexplained"))
        #expect(codes("Suppe 4,50", legend: legend) == ["marks_unread"])
        #expect(codes("Suppe (A,C) 4,50", legend: legend).isEmpty)
    }

    /// A row whose end wasn't read has lost its marks where these stand behind prices, and not where they stand behind
    /// names.
    @Test(arguments: [true, false]) func aLostPriceTellsOfLostMarks(areBehindPrices: Bool) {
        var page = PrintedPage(languages: ["de"])
        let dishes = [
            ("Linsensuppe", "A"), ("Rinderbraten", "G"), ("Gemüselasagne", nil), ("Kartoffelsalat", "C"),
            ("Apfelkuchen", "A"),
        ]
        for (row, (name, mark)) in dishes.enumerated() {
            let marks = mark.map { " (\($0))" } ?? ""
            page.print(areBehindPrices ? name : name + marks, x: 60, y: 100 + 80 * row)
            if mark != nil {
                page.print("\(row + 4),50" + (areBehindPrices ? marks : ""), x: 700, y: 100 + 80 * row)
            }
        }
        page.print("A = Gluten, C = Eier, G = Milch", x: 60, y: 500, size: 14)
        let last = page.draft.dishes.last { $0.name == "Gemüselasagne" }
        #expect(last?.symbols.map(\.meaning) == (areBehindPrices ? [.unresolved] : []))
    }

    @Test func aSmallLReadAsAnotherStrokeIsOne() {
        var page = PrintedPage(languages: ["de"])
        for (row, text) in ["Suppe k,I 4,50", "Salat I,m 5,50", "Brot h 2,50"].enumerated() {
            page.print(text, x: 60, y: 100 + 50 * row)
        }
        page.print("h Nüsse, k Sesam, I Sulfite, m Lupinen", x: 60, y: 500, size: 14)
        let meanings = page.draft.dishes.map { $0.symbols.map(\.meaning) }
        #expect(
            meanings == [
                [.contains(.sesame), .contains(.sulphites)], [.contains(.sulphites), .contains(.lupin)],
                [.contains(.nuts)],
            ])
    }

    @Test func meaningsMayBreakOverTwoLines() {
        var page = PrintedPage(languages: ["en"])
        // Right above the legend, with the same marks more than once.
        for (row, text) in ["Cornish Pasty (C,D)", "Cauliflower Cheese (E)", "Egg Rice (C,E)"].enumerated() {
            page.print(text, price: "$1\(row).00", y: 410 + 30 * row, split: true)
        }
        let legend = [
            "Food allergens", "C Crustaceans and products thereof", "D Nuts (almonds, hazelnuts,",
            "__walnuts, cashews, pistachios)", "E Peanuts and products thereof", "U Sesame seeds and products",
            "__thereof",
        ]
        for (row, text) in legend.enumerated() { page.print(text, x: 60, y: 500 + 30 * row, size: 14) }
        let draft = page.draft
        #expect(draft.dishes.map(\.name) == ["Cornish Pasty", "Cauliflower Cheese", "Egg Rice"])
        #expect(
            draft.dishes.map { $0.symbols.map(\.meaning) } == [
                [.contains(.crustaceans), .contains(.nuts)], [.contains(.peanuts)],
                [.contains(.crustaceans), .contains(.peanuts)],
            ])
    }

    /// The mark stands apart, as in a column of its own, and the unit of an amount begins the next line.
    @Test func aMeaningMayBreakWithinAnAmount() {
        var page = PrintedPage(languages: ["it"])
        for (row, dish) in ["Ribollita B,M", "Risotto M,N", "Sarde N"].enumerated() {
            page.print(dish, price: "\(6 + row),50", y: 100 + 50 * row)
        }
        for (row, (mark, meaning)) in [
            ("B", "Anidride solforosa e solfiti (oltre 10"), ("", "mg/kg)"), ("M", "Soia"), ("N", "Molluschi"),
        ].enumerated() {
            if !mark.isEmpty { page.print(mark, x: 60, y: 500 + 30 * row, size: 14) }
            page.print(meaning, x: 110, y: 500 + 30 * row, size: 14)
        }
        #expect(
            page.draft.dishes.map { Set($0.symbols.map(\.meaning)) } == [
                [.contains(.sulphites), .contains(.soybeans)], [.contains(.soybeans), .contains(.molluscs)],
                [.contains(.molluscs)],
            ])
    }
}
