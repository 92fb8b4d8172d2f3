import Judging
import Menus
import Models
import TestMaterial
import Testing

/// What stands on a dish's row and is no word, price or mark may be a mark that wasn't read.
@Suite struct LeftoverSignTests {
    private static let unread = DietarySymbol(mark: "\u{FFFD}", meaning: .unresolved, source: .unresolved)
    private static let legend = "A = Gluten, C = Eier, E = Fisch, G = Milch, L = Sellerie"

    private func symbols(_ rows: [String], legend: String = legend) -> [[DietarySymbol]] {
        var page = PrintedPage(languages: ["de"])
        for (row, text) in rows.enumerated() { page.print(text, x: 60, y: 100 + 50 * row) }
        page.print(legend, x: 60, y: 150 + 50 * rows.count, size: 14)
        return page.draft.dishes.map(\.symbols)
    }

    private static let marked = ["Schnitzel A,C 12,50", "Kuchen A,E,G 4,50", "Nudeln L 8,50"]

    @Test(arguments: [
        "Gemüsesuppe & 4,50", "Gemüsesuppe 2° 4,50", "Gemüsesuppe ©® 4,50", "Gemüsesuppe (0) 4,50",
        "Gemüsesuppe 00 4,50",
        "Gemüsesuppe8 4,50",
    ])
    func aSignThatIsNoWordMayBeAMark(row: String) {
        let found = symbols(Self.marked + [row])
        #expect(found.last == [Self.unread])
        #expect(!found.dropLast().joined().contains(Self.unread))
    }

    @Test(arguments: ["Gemüsesuppe 4,50", "Gemüsesuppe mit Brot & Butter 4,50", "Suppe – Gemüse 4,50"])
    func wordsAndTheirSignsAreNone(row: String) {
        #expect(symbols(Self.marked + [row]).last == [])
    }

    /// An "l" behind words measures nothing, and may be a mark whose meaning was lost.
    @Test func aLetterOfAUnitIsOneOnlyBehindANumber() {
        var page = PrintedPage(languages: ["de"])
        let rows = [
            ("Schnitzel A,C", "mit frischem Brot"), ("Kuchen E", "mit frischem Obst l"), ("Saft G", "im Glas 1 l"),
        ]
        for (row, (name, text)) in rows.enumerated() {
            page.print(name, price: "\(row + 4),50", y: 100 + 80 * row)
            page.print(text, x: 60, y: 130 + 80 * row, size: 14)
        }
        page.print("A = Gluten, C = Eier, E = Fisch, G = Milch", x: 60, y: 500, size: 14)
        let found = page.draft.dishes.map { $0.symbols.contains(Self.unread) }
        #expect(found == [false, true, false])
    }

    @Test func nothingIsDoubtedWithoutALegendOfAllergens() {
        #expect(symbols(["Gemüsesuppe 2° 4,50", "Nudeln 8,50", "Salat 5,50"], legend: "V = vegan").joined().isEmpty)
    }

    @Test func aDishWithoutMarksIsDoubtedWhereOthersLostTheirs() {
        let found = symbols(Self.marked + ["Gemüsesuppe 4,50", "Salat 2° 5,50"])
        #expect(found.suffix(2).allSatisfy { $0 == [Self.unread] })
    }

    @Test func aMarkThatIsNowhereWasLost() {
        let legend = Self.legend + ", M = Senf"
        #expect(symbols(Self.marked + ["Gemüsesuppe 4,50"], legend: legend).last == [Self.unread])
        // Where many are unused, the legend lists more than the menu does.
        let long = legend + ", N = Sesam, D = Erdnüsse, H = Nüsse, P = Lupinen"
        #expect(symbols(Self.marked + ["Gemüsesuppe 4,50"], legend: long).last == [])
    }

    @Test func aDoubtIsToldInWords() {
        let verdict = Judge()(DishText(name: "Gemüsesuppe", language: "de", symbols: [Self.unread]))
        #expect(Diet.allCases.allSatisfy { verdict.claims[$0] != .yes })
        #expect(verdict.reason.contains("marks beside this dish may not have been read"))
    }
}
