import Models
import Pages
import TestMaterial
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

    /// Rows of one word each, set in these types.
    private func facts(set types: [WordType?]) -> PageFacts {
        let lines = types.enumerated().map { number, type in
            var token = Token(
                text: "Soup",
                rect: Rect(left: 0, top: 20 * Double(number), right: 40, bottom: 20 * Double(number) + 10),
                line: number, word: 0, confidence: 1)
            token.type = type
            return [token]
        }
        return PageFacts(PageLayout(lines))
    }

    private func type(
        _ stroke: Double = 1.4, slant: Int = 0, ink: String = "#202020", ground: String = "#f0ece0"
    ) -> WordType {
        WordType(stroke: stroke, slant: slant, ink: ink, ground: ground)
    }

    @Test func wordsAreSetHeavierOrSlantedBesideThePage() throws {
        let types = try facts(set: [type(), type(), type(2.1), type(slant: 6), type()]).cells.map {
            try #require($0.type)
        }
        #expect(types.map { $0.weightStep > 1 } == [false, false, true, false, false])
        #expect(types.map { $0.slantStep > 1 } == [false, false, false, true, false])
        #expect(types[2].weightStep(beside: types[1]) > 1 && types[1].weightStep(beside: types[2]) < -1)
        #expect(Set(types.map(\.face)).count == 3)
    }

    /// Red ink is another ink, also in the yellow light that falls on all of the page; so is light ink on dark ground.
    @Test func wordsAreSetInAnotherInkOrOnAnotherGround() throws {
        let types = try facts(set: [
            type(ink: "#202010"), type(ink: "#282814"), type(ink: "#a02010"),
            type(ink: "#f0ece0", ground: "#302010"), type(ink: "#262612"),
        ]).cells.map { try #require($0.type) }
        #expect(types.map { $0.hasOtherInk(than: types[0]) } == [false, false, true, true, false])
        #expect(types.map(\.ground) == [.usual, .usual, .usual, .reversed, .usual])
    }

    @Test func whatIsntKnownOrNoTypeIsLeftOut() {
        let wild = [
            type(0), type(-3), type(.nan), type(.infinity), type(ink: "red"), type(ground: "#12345g"),
            type(slant: .max), type(ink: ""), type(ink: "#+12345"), type(1e308),
        ]
        #expect(facts(set: wild + [nil]).cells.allSatisfy { $0.type == nil && $0.face == nil })
    }

    /// Words of a page as it was read, bold names and regular descriptions.
    @Test func typesOfWordsReachTheFeatures() throws {
        var page = PrintedPage()
        for (row, name) in ["Stuffed peppers", "Grilled trout", "Lentil stew"].enumerated() {
            page.print(name, price: "\(row + 8).50", y: 100 + 80 * row)
            page.print("with rice and herbs", x: 60, y: 126 + 80 * row)
        }
        #expect(
            features(page.read).words.map(\.names).allSatisfy {
                !$0.contains { $0.hasPrefix("weight|") || $0.hasPrefix("ink|") }
            })
        for line in page.lines.indices {
            for word in page.lines[line].words.indices {
                page.lines[line].words[word].type = type(line.isMultiple(of: 2) ? 4.4 : 2.8)
            }
        }
        let set = features(page.read)
        let weights = set.words.map(\.names).map { names in names.first { $0.hasPrefix("weight slant|") } }
        #expect(weights.prefix(3).allSatisfy { $0 == "weight slant|3|0" || $0 == "weight slant|4|0" })
        #expect(weights.dropFirst(3).prefix(4).allSatisfy { $0 == "weight slant|0|0" })
        #expect(set.steps[3].names.contains("new weight|1|-3"))
    }

    private func features(_ page: ReadPage) -> PageFeatures {
        PageLabels.features(FindDishes.layout(of: MarkedPage(number: 1, page: page)), weights: nil, keepsNames: true)
    }
}
