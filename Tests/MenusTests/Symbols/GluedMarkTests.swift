import Menus
import Models
import TestMaterial
import Testing

/// Marks that readers run together with what stands before them, and legends whose lines begin in a meaning.
@Suite struct GluedMarkTests {
    private func symbols(_ rows: [String], legend: [String]) -> [[DietarySymbol]] {
        var page = PrintedPage(languages: ["de"])
        for (row, text) in rows.enumerated() { page.print(text, x: 60, y: 100 + 50 * row) }
        for (row, text) in legend.enumerated() {
            page.print(text, x: 60, y: 150 + 50 * rows.count + 20 * row, size: 14)
        }
        return page.draft.dishes.map(\.symbols)
    }

    private let small = ["a = Gluten, b = Krebstiere, g = Milch, i = Sellerie, l = Sulfite"]

    @Test func marksBehindMoneyAndWithLowQuotesAreRead() {
        let found = symbols(["Suppe 4,25€a", "Salat 120 Kčb,g", "Nudeln a‚g 7,50", "Brot g 2,50"], legend: small)
        #expect(found.map { $0.map(\.mark) } == [["a"], ["b", "g"], ["a", "g"], ["g"]])
    }

    @Test func anUprightStrokeAmongSmallLettersIsAnL() {
        let found = symbols(["Suppe a,I 4,50", "Salat g,I 5,50", "Brot b 2,50"], legend: small)
        #expect(found[0].map(\.meaning) == [.contains(.gluten), .contains(.sulphites)])
    }

    /// One mark of the legend was read as a capital.
    @Test func anUprightStrokeIsAnLThoughAnotherLetterIsLarge() {
        let legend = ["a = Gluten, C = Eier, g = Milch, i = Sellerie, l = Sulfite"]
        let found = symbols(["Suppe a,I 4,50", "Salat g,i 5,50", "Brot a 2,50"], legend: legend)
        #expect(found[0].map(\.meaning) == [.contains(.gluten), .contains(.sulphites)])
    }

    @Test func raisedLettersReadAsTheEndOfAWordAreMarks() {
        let legend = ["F = Soja, J = Sellerie, O = Lupinen, R = Sulfite"]
        let found = symbols(["MohnkuchenJo 4,50", "SalatF 5,50", "McDonaldO 3,50", "BackhendI 2,50"], legend: legend)
        #expect(found[0].map(\.meaning) == [.contains(.celery), .contains(.lupin)])
        #expect(found[1].map(\.meaning) == [.contains(.soybeans)])
    }

    /// "FR" is also a currency.
    @Test func marksInARowOfCapitalsAreNoCurrency() {
        let legend = ["C Eier", "F Soja", "L Sellerie", "R Weichtiere"]
        let found = symbols(["Suppe FR 9,00€", "Salat CL 5,00€", "Brot F 2,50€"], legend: legend)
        #expect(found[0].map(\.meaning) == [.contains(.soybeans), .contains(.molluscs)])
    }

    @Test func aLineThatBeginsInAMeaningIsNotTurnedAround() {
        let legend = ["1 – Gluten; 4 – Fisch; 7 – Milch", "(Laktose); 8 – Nüsse; 10 – Senf; 12 – Sulfite"]
        let found = symbols(["Suppe (7, 8) 4,50", "Salat (10) 5,50", "Brot (1) 2,50"], legend: legend)
        #expect(found[0].map(\.meaning) == [.contains(.milk), .contains(.nuts)])
        #expect(found[1].map(\.meaning) == [.contains(.mustard)])
    }
}
