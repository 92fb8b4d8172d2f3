import Models
import Testing

@testable import Menus

/// What the room around a row tells of what belongs together.
@Suite struct PageFactsTests {
    /// Rows of words 10 high, one below the other in one column, each at a baseline.
    private func facts(_ rows: [(text: String, baseline: Double)]) -> PageFacts {
        let lines = rows.enumerated().map { number, row in
            var left = 0.0
            return row.text.split(separator: " ").enumerated().map { place, word in
                let width = 6 * Double(word.count)
                defer { left += width + 4 }
                return Token(
                    text: String(word),
                    rect: Rect(left: left, top: row.baseline - 10, right: left + width, bottom: row.baseline),
                    line: number, word: place, confidence: 1)
            }
        }
        return PageFacts(PageLayout(lines))
    }

    @Test func aRowIsNearerToTheOneThatItBelongsTo() {
        let page = facts([
            ("Stuffed peppers", 20), ("with rice 8.50", 34), ("Grilled trout", 60), ("with lemon 9.50", 74),
        ])
        #expect(page.cells.map(page.nearer) == ["first", "before", "behind", "last"])
    }

    @Test func evenRowsBelongToNeither() {
        let page = facts([("Soup 4.50", 20), ("Salad 5.50", 36), ("Bread 2.50", 52)])
        #expect(page.nearer(page.cells[1]) == "neither")
    }

    /// "with" would have had room behind "Soup", so that the break was wanted; "vegetables" wouldn't have behind the
    /// widest row.
    @Test func aRowIsBrokenWhereTheNextWordDoesNotFit() {
        let page = facts([
            ("Soup", 20), ("with noodles", 34), ("Roasted duck breast with", 60), ("vegetables 9.50", 74),
        ])
        #expect(page.fit(page.cells[0], page.cells[1]) > 0)
        #expect(page.fit(page.cells[2], page.cells[3]) < 0)
    }
}
