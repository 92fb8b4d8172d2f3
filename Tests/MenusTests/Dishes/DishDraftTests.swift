import Testing

@testable import Menus

/// Which words a name in several rows takes with it.
@Suite struct DishDraftTests {
    /// The words of rows from top to bottom, each row a line of its own.
    private func rows(_ rows: [(words: String, size: Double)]) -> [[Token]] {
        rows.enumerated().map { number, row in
            let bottom = 40.0 * Double(number + 1)
            return row.words.split(separator: " ").enumerated().map { place, word in
                let left = 60.0 * Double(place)
                let rect = Rect(left: left, top: bottom - row.size, right: left + 50, bottom: bottom)
                return Token(text: String(word), rect: rect, line: number, word: place, confidence: 1)
            }
        }
    }

    /// Name and description once a name in the first row goes on in the last, with the second between them.
    private func parts(_ first: String, _ second: String, size: Double = 12) -> (name: String, text: String) {
        let rows = rows([(first, 12), (second, size), ("and beans", 12)])
        var draft = DishDraft(name: rows[0], cell: 0, lastCell: 1)
        draft.text = rows[1]
        for word in rows[2] { draft.goOnWithName(word, in: 2) }
        return (draft.name.joinedText, draft.text.joinedText)
    }

    @Test func aRowBetweenIsPartOfTheName() {
        #expect(parts("Jacket potato", "with cheddar") == ("Jacket potato with cheddar and beans", ""))
    }

    @Test func aDescriptionInSmallerTypeIsNot() {
        #expect(parts("Jacket potato", "with cheddar", size: 9) == ("Jacket potato and beans", "with cheddar"))
    }

    /// "Vegan" at a name's head would hold for the mayonnaise as well.
    @Test func whereADietIsNamedNothingIsMoved() {
        #expect(parts("Vegan burger", "with mayo") == ("Vegan burger and beans", "with mayo"))
        #expect(parts("Burger", "vegan patty") == ("Burger and beans", "vegan patty"))
    }
}
