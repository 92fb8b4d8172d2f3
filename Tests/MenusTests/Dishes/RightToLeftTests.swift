import Models
import TestMaterial
import Testing

@testable import Menus

/// Menus that are read from right to left: names at the right, prices at the left.
@Suite struct RightToLeftTests {
    private static let names = [
        "hebrew": ["מרק עדשים", "סלט ירקות", "עוף צלוי", "דג מטוגן", "חומוס ביתי"],
        "arabic": ["شوربة عدس", "سلطة خضار", "دجاج مشوي", "سمك مقلي", "حمص بيروتي"],
    ]

    private func menu(_ names: [String], split: Bool = false) -> PrintedPage {
        var page = PrintedPage(languages: ["he"])
        for (index, name) in names.enumerated() {
            page.printFromRight(name, price: "\(index + 12).50", y: 200 + 60 * index, split: split)
        }
        return page
    }

    private func priced(_ names: [String]) -> [String] { names.enumerated().map { "\($1) \(Double($0 + 12) + 0.5)" } }

    @Test(arguments: ["hebrew", "arabic"], [false, true])
    func namesKeepTheirOrderAndTheirPrices(script: String, split: Bool) throws {
        let names = try #require(Self.names[script])
        let draft = menu(names, split: split).draft
        #expect(draft.priced == priced(names))
        #expect(draft.conservesText && draft.addsNoWord)
    }

    @Test func theRightColumnComesFirst() throws {
        let right = try #require(Self.names["hebrew"])
        let left = try #require(Self.names["arabic"])
        var page = PrintedPage(width: 1600, languages: ["he"])
        for index in right.indices {
            let y = 200 + 60 * index
            page.printFromRight(left[index], price: "\(index + 12).50", right: 700, left: 60, y: y)
            page.printFromRight(right[index], price: "\(index + 12).50", right: 1500, left: 860, y: y)
        }
        #expect(page.draft.priced == priced(right) + priced(left))
    }

    @Test func latinNamesAreReadFromTheLeft() throws {
        let names = try #require(Self.names["hebrew"])
        var page = menu(names)
        // As they stand from right to left.
        page.printFromRight("קולה Zero Cola Coca", price: "17.50", y: 200 + 60 * names.count)
        #expect(page.draft.priced.dropLast() == priced(names)[...])
        // Whether the name goes on with it or it is a second one: its words are in their order.
        let last = try #require(page.draft.dishes.last)
        #expect([last.name, last.description].compactMap(\.self).joined(separator: " ") == "קולה Coca Cola Zero")
    }

    @Test func aSecondNameOnALatinPageIsReadFromTheRight() {
        var page = PrintedPage()
        // As they stand from left to right.
        page.print("Lentil soup عدس شوربة", price: "12.50", y: 200)
        page.print("Vegetable salad خضار سلطة", price: "13.50", y: 260)
        page.print("Grilled chicken مشوي دجاج", price: "14.50", y: 320)
        #expect(
            page.draft.priced == [
                "Lentil soup شوربة عدس 12.5", "Vegetable salad سلطة خضار 13.5", "Grilled chicken دجاج مشوي 14.5",
            ])
    }

    @Test func layoutSpaceSeesSuchAPageInAMirror() throws {
        let names = try #require(Self.names["hebrew"])
        let space = LayoutSpace(MarkedPage(number: 1, page: menu(names).read))
        #expect(space.isMirrored)
        #expect(space.tokens.map { $0.map(\.text) }.first == ["מרק", "עדשים", "12.50"])
        for row in space.tokens {
            for (before, after) in zip(row, row.dropFirst()) { #expect(before.rect.right <= after.rect.left) }
            #expect(row.allSatisfy { $0.rect.width > 0 })
        }
        var latin = PrintedPage()
        latin.print("Tomato soup", price: "4.50", y: 100)
        #expect(!LayoutSpace(MarkedPage(number: 1, page: latin.read)).isMirrored)
    }

    @Test(arguments: [1, 2, 3])
    func suchPhotosMayLieOnTheirSide(turns: Int) throws {
        let names = try #require(Self.names["arabic"])
        let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: menu(names).turned(turns))]))
        #expect(draft.priced == priced(names))
    }

    @Test(arguments: [-0.05, 0.03])
    func suchLinesMaySlant(slope: Double) throws {
        let names = try #require(Self.names["hebrew"])
        let draft = FindDishes()(Symbols()([NumberedPage(number: 1, page: menu(names).skewed(slope))]))
        #expect(draft.priced == priced(names))
    }
}

extension PrintedPage {
    /// A name that begins at `right`, its words one left of the other, and a price whose left end is at `left`, read as
    /// one line or as two.
    mutating func printFromRight(
        _ name: String, price: String, right: Int = 900, left: Int = 60, y: Int, split: Bool = false
    ) {
        var end = right
        var words: [Word] = []
        for word in name.split(separator: " ") {
            let width = word.count * 12
            words.append(
                Word(text: "\(word)", box: Box(x: end - width, y: y - 20, width: width, height: 20), confidence: 0.95))
            end -= width + 7
        }
        let amount = Word(
            text: price, box: Box(x: left, y: y - 20, width: price.count * 12, height: 20), confidence: 0.95)
        if split {
            add(words)
            add([amount])
        } else {
            add(words + [amount])
        }
    }
}
