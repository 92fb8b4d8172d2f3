import Menus
import Models
import Pages
import TestMaterial
import Testing

/// Legends as recognisers garble them, and marks beside which something else was lost.
struct MisreadLegendTests {
    /// The meanings by the line's text without its price, which stands behind a bar.
    private static func meanings(_ lines: [String]) -> [String: [SymbolMeaning]] {
        var page = PrintedPage(languages: ["de"])
        for (index, text) in lines.enumerated() {
            let parts = text.split(separator: "|", maxSplits: 1)
            page.print(String(parts[0]), x: 60, y: 100 + 40 * index)
            if parts.count > 1, !parts[1].hasPrefix(" ") {
                page.print(String(parts[1]), x: 900, y: 100 + 40 * index)
            }
        }
        let read = page.read
        let menu = Symbols()([NumberedPage(number: 1, page: read)])
        var found: [String: [SymbolMeaning]] = [:]
        for mark in menu.pages[0].marks {
            found[read.lines[mark.line].text, default: []] += mark.symbols.map(\.meaning)
        }
        return found
    }

    private static let numbered = ["Suppe 1, 9|4,50", "Knödel 9|7,50", "Salat 4, 12|6,50", "Braten 2|9,50"]

    @Test func aNumberOutOfOrderIsTheOneThatDishesCarry() {
        let legend = ["(1) Gluten", "Krebstiere", "(4) Fisch", "(8) Nüsse", "(2) Sellerie", "(12) Sulfite"]
        let found = Self.meanings(Self.numbered + legend)
        #expect(found["Knödel 9"] == [.contains(.celery)])
        #expect(found["Braten 2"] == [.contains(.crustaceans)])
    }

    /// Numbers in an order of their own stay as they are.
    @Test func numbersInNoOrderAreBelieved() {
        let legend = ["(4) Gluten", "(1) Fisch", "(12) Nüsse", "(2) Sellerie", "(9) Sulfite"]
        let found = Self.meanings(Self.numbered + legend)
        #expect(found["Braten 2"] == [.contains(.celery)])
        #expect(found["Knödel 9"] == [.contains(.sulphites)])
    }

    @Test func bulletsReadAsStarsAreNoMarks() {
        let legend = "Fisch (7) * Eier (13) « Milch (14) . Nüsse (15) * Erdnüsse (20)"
        let found = Self.meanings(["Suppe (13)|4,50", "Knödel (14, 20)|7,50", "Eis *|3,50", legend])
        #expect(found["Suppe (13)"] == [.contains(.eggs)])
        #expect(found["Knödel (14, 20)"] == [.contains(.milk), .contains(.peanuts)])
        #expect(found["Eis *"] == [.unresolved])
    }

    /// What divides the entries stands behind the marks, so that these belong to the words before them.
    @Test func marksBehindTheirMeaningsStayThere() {
        let legend = [
            "Eier (C), Soja (F), Milch (G), Sellerie (H), Kükürt", "dioksit (L), Lupinen (M), Weichtiere (N)",
        ]
        let found = Self.meanings(["Suppe G|4,50", "Knödel C,F|7,50", "Salat M|6,50"] + legend)
        #expect(found["Suppe G"] == [.contains(.milk)])
        #expect(found["Salat M"] == [.contains(.lupin)])
    }

    @Test func anEmptyBracketIsAMarkThatWasLost() {
        let legend = ["(C) Eier", "(H) Sellerie", "() Senf", "(K) Sesam", "(L) Sulfite"]
        let found = Self.meanings(["Suppe (H)|4,50", "Knödel (J)|7,50", "Salat (C,K)|6,50"] + legend)
        #expect(found["Suppe (H)"] == [.contains(.celery)])
        #expect(found["Knödel (J)"] == [.contains(.mustard)])
    }

    @Test(arguments: [
        ("S Semidi sesamo e prodotti", SymbolMeaning.contains(.sesame)), ("S: ceufs", .contains(.eggs)),
        ("S: Eufs", .contains(.eggs)),
        ("S. Semi di sesamo", .contains(.sesame)), ("S Mleko ilaktoza", .contains(.milk)),
        ("S acl bakla", .contains(.lupin)), ("S VIčí bob", .contains(.lupin)),
    ])
    func garbledMeaningsAreUnderstood(line: String, meaning: SymbolMeaning) {
        let found = Self.meanings(["Suppe (S)|4,50", "Knödel (A,S)|7,50", "A Gluten", "G Milch", "H Nüsse", line])
        #expect(found["Suppe (S)"] == [meaning])
    }

    @Test func leadersAndSpecksBelongToNoMark() {
        let legend = ["Fisch ....A", "Muscheln ...B", "Mleko ilaktoza .......C", "Erdnüsse ..D", "Lupinen ...E"]
        let found = Self.meanings(["Suppe A|4,50", "Knödel C,D|7,50", "Salat B,E|6,50"] + legend)
        #expect(found["Knödel C,D"] == [.contains(.milk), .contains(.peanuts)])
    }

    @Test func bulletsReadAsLettersAreNoMarks() {
        let legend = ["B FISCH O C EIER O F SESAM O G GLUTEN O H SENF", "O L MILCH O O LUPINEN O R SELLERIE"]
        let found = Self.meanings(["Suppe B,O|4,50", "Knödel H|7,50", "Salat L|6,50"] + legend)
        #expect(found["Suppe B,O"] == [.contains(.fish), .contains(.lupin)])
        #expect(found["Knödel H"] == [.contains(.mustard)])
        #expect(found["Salat L"] == [.contains(.milk)])
    }

    @Test func aMeaningMayBeginWithAnAmount() {
        let legend = ["8 Nüsse", "10 Senf", "12 10 mg/kg üzerinde sülfitler", "13 Lupinen"]
        let found = Self.meanings(["Suppe 10,12|430", "Knödel 8|250", "Salat 8,13|340"] + legend)
        #expect(found["Suppe 10,12"] == [.contains(.mustard), .contains(.sulphites)])
    }

    /// The first line alone reads as if "(B)" stood before the fish.
    @Test func aLineWithOneMarkFollowsTheOthers() {
        let legend = [
            "Crustacés et produits à base de crustacés (B) · Poissons et produits à base de",
            "poissons (D) · Arachides et produits à base d'arachides (E) · Soja et produits à base",
            "de soja (F) · Céleri et produits à base de céleri (L) · Moutarde (M)",
        ]
        let found = Self.meanings(["Suppe B|4,50", "Knödel D,E|7,50", "Salat M|6,50"] + legend)
        #expect(found["Suppe B"] == [.contains(.crustaceans)])
        #expect(found["Knödel D,E"] == [.contains(.fish), .contains(.peanuts)])
    }

    @Test func aLineThatEndsInAMarkAndItsVerbIsNotTurnedAround() {
        let legend = [
            "c contiene huevos; g contiene leche", "(lactosa); h contiene frutos secos; i contiene apio; l contiene",
            "dióxido de azufre y sulfitos",
        ]
        let found = Self.meanings(["Suppe h|4,50", "Knödel c,i|7,50", "Salat g|6,50"] + legend)
        #expect(found["Suppe h"] == [.contains(.nuts)])
        #expect(found["Knödel c,i"] == [.contains(.eggs), .contains(.celery)])
        #expect(found["Salat g"] == [.contains(.milk)])
    }

    /// "Mostarda" continues the line above it, and 14 is left without a meaning.
    @Test func theEndOfAMeaningIsNoEntryOfItsOwn() {
        let legend = [
            "2 crustáceos", "5 amendoins", "8 frutos de casca rija", "10 mostarda e produtos à base de", "mostarda",
        ]
        let found = Self.meanings(["Suppe 2, 14|4,50", "Knödel 5, 8|7,50", "Salat 10|6,50"] + legend)
        #expect(found["Suppe 2, 14"] == [.contains(.crustaceans), .unresolved])
    }

    /// The drawing or letter in front of soya wasn't read.
    @Test func aMeaningWithoutAMarkEndsTheOneBefore() {
        let legend = ["A = Gluten, C = Eier, = Soja, G = Milch", "H: Nüsse; : Sellerie; M: Senf"]
        let found = Self.meanings(["Suppe A,C|4,50", "Knödel C,H|7,50", "Salat G,M|6,50"] + legend)
        #expect(found["Suppe A,C"] == [.contains(.gluten), .contains(.eggs)])
        #expect(found["Knödel C,H"] == [.contains(.eggs), .contains(.nuts)])
    }

    @Test func aLetterWithManyMeaningsWasReadIntoDrawings() {
        let legend = ["O = Eier", "O = Fisch", "O = Milch", "C = Krebstiere", "G = Gluten"]
        let found = Self.meanings(["Suppe O|4,50", "Knödel C,G|7,50", "Salat G|6,50"] + legend)
        #expect(found["Suppe O"] == [.unresolved])
        #expect(found["Knödel C,G"] == [.contains(.crustaceans), .contains(.gluten)])
    }

    @Test func aCommaWithoutALetterHasLostIt() {
        let legend = ["c: Senf", "d: Sellerie", "e: Gluten", "f: Erdnüsse"]
        let found = Self.meanings(["Suppe ,e|4,50", "Knödel c,,e|7,50", "Salat d,f|6,50"] + legend)
        #expect(
            found["Suppe ,e"] == [.unresolved, .contains(.gluten)]
                || found["Suppe ,e"] == [.contains(.gluten), .unresolved])
        #expect(found["Knödel c,,e"] == [.contains(.mustard), .contains(.gluten), .unresolved])
        #expect(found["Salat d,f"] == [.contains(.celery), .contains(.peanuts)])
    }

    /// The price and the mark behind it stand far from the name.
    @Test func aLetterBehindAPriceInWholeNumbersIsAMark() {
        let legend = ["b = Krebstiere", "c = Eier", "i = Sellerie", "n = Weichtiere"]
        let dishes = ["Suppe|225 i", "Knödel|245 c, i", "Salat|480 n", "Eis|340 b, c"]
        let found = Self.meanings(dishes + legend)
        #expect(found["225 i"] == [.contains(.celery)])
        #expect(found["480 n"] == [.contains(.molluscs)])
    }

    /// "L" and "d" are words only in front of an apostrophe.
    @Test func lettersThatStandAloneBetweenMeaningsAreMarks() {
        let legend = ["i Sellerie j Senf", "k Sesam l Sulfite", "m Lupinen n Weichtiere"]
        let found = Self.meanings(["Suppe i,l|4,50", "Knödel k,n|7,50", "Salat j,m|6,50"] + legend)
        #expect(found["Suppe i,l"] == [.contains(.celery), .contains(.sulphites)])
        #expect(found["Knödel k,n"] == [.contains(.sesame), .contains(.molluscs)])
    }

    /// A small i would have its dot.
    @Test func aStrokeInALegendOfSmallLettersIsAnL() {
        let legend = ["9 Farbstoff", "a Gluten", "c Eier", "g Milch", "I Sulfite"]
        let found = Self.meanings(["Suppe 9,l|4,50", "Knödel a,c|7,50", "Salat g|6,50"] + legend)
        #expect(found["Suppe 9,l"] == [.additive, .contains(.sulphites)])
    }

    /// The entry of l is lost: nobody knows what the stroke means, which as an i would have its dot.
    @Test func aStrokeWhereOnlyTheIIsExplainedIsDoubted() {
        let legend = ["b Krebstiere", "h Nüsse", "i Sellerie", "k Sesam"]
        let found = Self.meanings(["Suppe h,I|4,50", "Knödel b,i|7,50", "Salat k|6,50"] + legend)
        #expect(found["Suppe h,I"] == [.contains(.nuts), .contains(.celery), .unresolved])
        #expect(found["Knödel b,i"] == [.contains(.crustaceans), .contains(.celery)])
    }

    /// "Hubin" was lupin.
    @Test func aMeaningThatWasNotReadKeepsItsMark() {
        let legend = ["e Gluten, f Soja, j Senf, k Sesam, m hubin, n Weichtiere"]
        let found = Self.meanings(["Suppe k,m|4,50", "Knödel e,f|7,50", "Salat j,n|6,50"] + legend)
        #expect(found["Suppe k,m"] == [.contains(.sesame), .unresolved])
        #expect(found["Salat j,n"] == [.contains(.mustard), .contains(.molluscs)])
    }

    /// By itself the second line reads as if "(d,e)" stood for specialities of the house.
    @Test func aDescriptionWithMarksIsNoLegend() {
        let legend = ["a contiene altramuz; c contiene huevos;", "d contiene sésamo; e contiene moluscos"]
        let found = Self.meanings(
            ["Escalivada|4,50", "especialidad de la casa (d,e)", "Paella (c)|7,50", "Tortilla (d)|6,50"] + legend)
        #expect(found["especialidad de la casa (d,e)"] == [.contains(.sesame), .contains(.molluscs)])
        #expect(found["Tortilla (d)"] == [.contains(.sesame)])
    }

    /// The bracket of "l)" was read with it.
    @Test func aLetterThatAloneFitsBetweenItsNeighboursIsIt() {
        let legend = ["a) Gluten", "c) Eier", "d) Fisch", "k) Sesam", "D) Sulfite", "m) Lupinen"]
        let found = Self.meanings(["Suppe a,l|4,50", "Knödel c,d|7,50", "Salat k,m|6,50"] + legend)
        #expect(found["Suppe a,l"] == [.contains(.gluten), .contains(.sulphites)])
        #expect(found["Knödel c,d"] == [.contains(.eggs), .contains(.fish)])
    }

    @Test func anOrdinalSignBehindADigitIsANought() {
        let found = Self.meanings(
            ["Suppe 1º|4,50", "Knödel 4, 10|7,50", "4 Fisch", "8 Nüsse", "10 Senf", "11 Sesam", "12 Sulfite"])
        #expect(found["Suppe 1º"] == [.contains(.mustard)])
    }

    @Test func aStrokeAmongLettersIsOne() {
        let found = Self.meanings(
            ["Suppe e,l|4,50", "Knödel e,h|7,50", "a GLUTEN", "e ERDNÜSSE", "h NÜSSE", "i SELLERIE", "| SULFITE"])
        #expect(found["Suppe e,l"] == [.contains(.peanuts), .contains(.sulphites)])
    }

    // MARK: What isn't understood is said

    @Test func aNumberAmongNumberedMarksIsUnresolved() {
        let dishes = Self.numbered + ["Strudel 7|8,90"]
        let found = Self.meanings(dishes + ["1 Gluten", "2 Eier", "4 Fisch", "9 Sellerie", "12 Sulfite"])
        #expect(found["Strudel 7"] == [.unresolved])
    }

    @Test func bracketsWithOneKnownMarkAreMarks() {
        let found = Self.meanings(["Suppe (q1, f)|4,50", "Knödel (f)|7,50", "a Gluten", "f Soja", "n Weichtiere"])
        #expect(found["Suppe (q1, f)"] == [.unresolved, .contains(.soybeans)])
    }

    @Test func aSmallLetterInBracketsIsAMark() {
        let found = Self.meanings(["Suppe (e)|4,50", "Knödel (f)|7,50", "a Gluten", "f Soja", "n Weichtiere"])
        #expect(found["Suppe (e)"] == [.unresolved])
    }

    @Test func aQuoteBehindANameAmongRaisedMarksIsAMark() {
        var page = PrintedPage(languages: ["de"])
        for (index, name) in ["Suppe", "Salat", "Gulaschsuppe'"].enumerated() {
            page.print(name, price: "9,50", y: 100 + 60 * index)
        }
        page.print("a Gluten, c Eier, g Milch", x: 60, y: 400)
        var read = page.read
        func symbols() -> [SymbolMeaning] {
            Symbols()([NumberedPage(number: 1, page: read)]).pages[0].marks
                .filter { read.lines[$0.line].text.contains("Gulasch") }.flatMap(\.symbols).map(\.meaning)
        }
        #expect(symbols().isEmpty)
        for line in read.lines.indices where ["Suppe", "Salat"].contains(read.lines[line].words[0].text) {
            let box = Box(x: 200, y: read.lines[line].box.y, width: 20, height: 12)
            read.lines[line].words.insert(Word(text: "c", box: box, confidence: 1, raised: true), at: 1)
        }
        #expect(symbols() == [.unresolved])
    }
}
