import Pages
import Testing

struct WordOrderTests {
    private func logical(_ text: String, rightToLeft: Bool) -> String {
        WordOrder.logical(text.split(separator: " ").map(String.init), rightToLeft: rightToLeft, text: \.self)
            .joined(separator: " ")
    }

    private func joined(_ words: String...) -> String { words.joined(separator: " ") }

    @Test func aRunOfHebrewOnALatinPageTurnsRound() {
        let seen = joined("Soup", "חם", "מרק", "4.50")
        #expect(logical(seen, rightToLeft: false) == joined("Soup", "מרק", "חם", "4.50"))
        let atTheEnd = joined("Soup", "of", "חם", "מרק")
        #expect(logical(atTheEnd, rightToLeft: false) == joined("Soup", "of", "מרק", "חם"))
    }

    @Test func aLatinRunOnAHebrewPageTurnsRound() {
        // From right to left, as they stand.
        let seen = joined("קולה", "Cola", "Coca", "12")
        #expect(logical(seen, rightToLeft: true) == joined("קולה", "Coca", "Cola", "12"))
        let between = joined("קולה", "Zero", "Cola", "Coca", "גדולה")
        #expect(logical(between, rightToLeft: true) == joined("קולה", "Coca", "Cola", "Zero", "גדולה"))
    }

    @Test func numbersBetweenBelongToTheRun() {
        #expect(logical(joined("Set", "חם", "2", "מרק"), rightToLeft: false) == joined("Set", "מרק", "2", "חם"))
        #expect(logical(joined("מנה", "Up", "7", "Coca"), rightToLeft: true) == joined("מנה", "Coca", "7", "Up"))
    }

    @Test func numbersBeforeAndAfterStayOutside() {
        #expect(
            logical(joined("5", "חם", "מרק", "-", "4.50", "Soup"), rightToLeft: false)
                == joined("5", "מרק", "חם", "-", "4.50", "Soup"))
    }

    @Test func severalRunsTurnEachForItself() {
        #expect(
            logical(joined("חם", "מרק", "or", "ירוק", "סלט"), rightToLeft: false)
                == joined("מרק", "חם", "or", "סלט", "ירוק"))
    }

    @Test(arguments: [false, true])
    func oneDirectionStaysAsItIs(rightToLeft: Bool) {
        let text = rightToLeft ? joined("מרק", "עדשים", "2", "25", "₪") : "Soup of day 2 4.50 €"
        #expect(logical(text, rightToLeft: rightToLeft) == text)
        #expect(logical("12 13 - 14", rightToLeft: rightToLeft) == "12 13 - 14")
        #expect(logical("", rightToLeft: rightToLeft).isEmpty)
    }

    @Test func mostLettersTellTheDirection() {
        #expect(isRightToLeft(("שלום", 10), ("abc", 20), ("123456789", 90)))
        #expect(isRightToLeft(("شوربة", 0)))
        #expect(!isRightToLeft(("שלום", 90), ("abcd", 10)))
        #expect(!isRightToLeft(("123", 0), ("€", 9)))
        #expect(!isRightToLeft())
    }

    @Test func onABilingualPageThePricesSideTells() {
        #expect(isRightToLeft(("12", 5), ("hummus", 50), ("חומוס", 90)))
        #expect(!isRightToLeft(("hummus", 10), ("חומוס", 50), ("12", 90)))
        // A word or two in another script tell nothing.
        #expect(!isRightToLeft(("12", 5), ("chickpea puree", 50), ("חו", 90)))
    }

    private func isRightToLeft(_ words: (String, Double)...) -> Bool {
        WordOrder.isRightToLeft(words.map { (text: $0.0, middle: $0.1) })
    }
}
