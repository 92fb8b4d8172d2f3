import Menus
import Models
import Pages
import TestMaterial
import Testing

/// Menus that mark all their dishes by drawings of one family, and explain them.
@Suite struct IconSampleTests {
    private var page = PrintedPage()
    private var icons: [IconCandidate] = []

    /// White signs in discs of one size: all of them the same but for the middle.
    enum Disc: CaseIterable {
        case bar, column, hole, half

        /// - Parameter clearness: 1 for a sharp picture.
        func mask(clearness: Double = 1) -> IconMask {
            IconMask(width: 40, height: 40) { x, y in
                let (dx, dy) = (x - 20, y - 20)
                guard dx * dx + dy * dy <= 400 else { return 0 }
                let isSign =
                    switch self {
                    case .bar: abs(dy) < 5 && abs(dx) < 12
                    case .column: abs(dx) < 5 && abs(dy) < 12
                    case .hole: dx * dx + dy * dy < 60
                    case .half: dx > 2 && dx < 13 && abs(dy) < 10
                    }
                return isSign ? 1 - clearness : 1
            }
        }
    }

    private mutating func icon(
        _ mask: IconMask, line: Int, word: Int, x: Int, y: Int, colour: IconColour = .plain, misread: [WordPlace] = []
    ) {
        icons.append(
            IconCandidate(
                box: Box(x: x, y: y - 20, width: 20, height: 20), line: line, word: word, isBehind: word > 0, gap: 0.5,
                size: 1, thickness: 2, colour: colour, isDistinct: colour != .plain, mask: mask, misread: misread))
    }

    private mutating func dish(_ name: String, _ masks: [IconMask], y: Int, colour: IconColour = .plain) {
        page.print(name, x: 100, y: y)
        let words = name.split(separator: " ").count
        for (place, mask) in masks.enumerated() {
            icon(mask, line: page.lines.count - 1, word: words, x: 500 + 30 * place, y: y, colour: colour)
        }
    }

    private static let meanings = ["Gluten", "Milk", "Eggs", "Celery"]
    /// A drawing that the legend doesn't have.
    private static let corner = IconMask(width: 40, height: 40) { x, y in x < 12 || y < 12 ? 1 : 0 }

    /// A line for each disc, with the drawing before its meaning or behind it.
    private mutating func legend(isTurned: Bool = false, colour: IconColour = .plain) {
        for (place, (disc, meaning)) in zip(Disc.allCases, Self.meanings).enumerated() {
            let y = 700 + 40 * place
            page.print(meaning, x: 100, y: y)
            icon(
                disc.mask(), line: page.lines.count - 1, word: isTurned ? 1 : 0, x: isTurned ? 300 : 70, y: y,
                colour: colour)
        }
    }

    private var menu: MarkedMenu {
        var read = page.read
        read.icons = icons
        return Symbols()([NumberedPage(number: 1, page: read)])
    }

    private func said(_ line: Int) -> Set<SymbolMeaning> {
        Set(menu.pages[0].marks.filter { $0.line == line }.flatMap(\.symbols).map(\.meaning))
    }

    @Test(arguments: [false, true]) mutating func signsInDiscsAreToldApart(isTurned: Bool) {
        dish("Lentil Soup", [Disc.bar.mask(clearness: 0.7), Disc.hole.mask(clearness: 0.8)], y: 100)
        dish("Roast Duck", [Disc.column.mask(clearness: 0.7)], y: 160)
        dish("Green Salad", [Disc.half.mask(clearness: 0.8)], y: 220)
        legend(isTurned: isTurned)
        #expect(said(0) == [.contains(.gluten), .contains(.eggs)])
        #expect(said(1) == [.contains(.milk)])
        #expect(said(2) == [.contains(.celery)])
    }

    /// A disc whose sign can't be made out is some mark; nobody knows which.
    @Test mutating func whatCouldBeSeveralIsDoubted() {
        dish("Lentil Soup", [Disc.bar.mask(clearness: 0)], y: 100)
        legend()
        #expect(said(0) == [.unresolved])
    }

    /// Thin green lines may look black, which may warn of something and promises nothing.
    @Test mutating func aColourThatWasLostStillWarns() {
        dish("Lentil Soup", [Disc.bar.mask()], y: 100)
        legend(colour: .green)
        #expect(said(0) == [.contains(.gluten)])
    }

    @Test mutating func aColourThatWasLostPromisesNothing() {
        dish("Lentil Soup", [Disc.bar.mask()], y: 100)
        for (place, (disc, meaning)) in zip(Disc.allCases, ["Vegan", "Milk", "Eggs", "Celery"]).enumerated() {
            page.print(meaning, x: 100, y: 700 + 40 * place)
            icon(disc.mask(), line: page.lines.count - 1, word: 0, x: 70, y: 700 + 40 * place, colour: .green)
        }
        #expect(!said(0).contains(.vegan))
    }

    /// One ink between blue and green is named now so and now so; that may warn and promises nothing.
    @Test(arguments: ["Gluten", "Vegan"]) mutating func aColourOnTheBorderStillWarns(meaning: String) {
        dish("Lentil Soup", [Disc.half.mask()], y: 100, colour: .blue)
        for (place, (disc, text)) in zip([Disc.half, .bar, .column], [meaning, "Milk", "Celery"]).enumerated() {
            page.print(text, x: 100, y: 700 + 40 * place)
            let colour: IconColour = place == 0 ? .green : .orange
            icon(disc.mask(), line: page.lines.count - 1, word: 0, x: 70, y: 700 + 40 * place, colour: colour)
        }
        #expect(said(0) == [meaning == "Vegan" ? .unresolved : .contains(.gluten)])
    }

    /// One drawing beside dishes isn't explained, and one meaning has no drawing: the one warns of the other, and is
    /// doubted all the same.
    @Test mutating func aLoneMeaningIsThatOfTheLoneDrawing() {
        dish("Lentil Soup", [Self.corner], y: 100)
        dish("Roast Duck", [Disc.bar.mask()], y: 160)
        legend()
        page.print("Sesame", x: 100, y: 860)
        #expect(said(0) == [.contains(.sesame), .unresolved])
    }

    @Test mutating func ofTwoLoneMeaningsNoneIsSaid() {
        dish("Lentil Soup", [Self.corner], y: 100)
        legend()
        page.print("Sesame", x: 100, y: 860)
        page.print("Lupin", x: 100, y: 900)
        #expect(said(0) == [.unresolved])
    }

    /// "[disc] Gluten; : Eggs": a sign tells that a drawing was lost in front of it.
    @Test mutating func aSignBeginsAnotherMeaning() {
        dish("Lentil Soup", [Disc.bar.mask()], y: 100)
        for (row, (disc, text)) in zip([Disc.bar, .column, .hole], [": Gluten; : Eggs;", ": Milk;", ": Celery"])
            .enumerated()
        {
            page.print(text, x: 100, y: 700 + 40 * row)
            icon(disc.mask(), line: page.lines.count - 1, word: 0, x: 70, y: 700 + 40 * row)
        }
        #expect(said(0) == [.contains(.gluten)])
    }

    /// A running text whose rows begin with the end of a meaning and end with a drawing: dividers tell what belongs to what.
    @Test mutating func drawingsInARunningTextStandBeforeTheirMeanings() {
        for (row, disc) in Disc.allCases.enumerated() {
            dish("Dish number \(row)", [disc.mask()], y: 100 + 60 * row)
        }
        page.print("derivatives, Gluten, Milk,", x: 100, y: 700)
        icon(Disc.bar.mask(), line: 4, word: 1, x: 230, y: 700)
        icon(Disc.column.mask(), line: 4, word: 2, x: 320, y: 700)
        icon(Disc.hole.mask(), line: 4, word: 3, x: 600, y: 700)
        page.print("Eggs, Celery,", x: 100, y: 740)
        icon(Disc.half.mask(), line: 5, word: 1, x: 160, y: 740)
        #expect(said(0) == [.contains(.gluten)])
        #expect(said(1) == [.contains(.milk)])
        #expect(said(3) == [.contains(.celery)])
    }

    /// Commas of a description before its drawings say nothing about the legend, in which each stands behind its meaning.
    @Test mutating func signsBesideDishesSayNothingOfTheLegend() {
        for row in 0..<6 { dish("Lentil Soup, spicy,", [Disc.bar.mask()], y: 100 + 60 * row) }
        legend(isTurned: true)
        #expect(said(0) == [.contains(.gluten)])
    }

    /// Drawings are read as letters, in the legend and beside dishes.
    @Test mutating func lettersThatWereReadIntoDrawingsAreNone() {
        page.print("Lentil Soup C", x: 100, y: 100)
        icon(Disc.bar.mask(), line: 0, word: 2, x: 300, y: 100, misread: [WordPlace(line: 0, word: 2)])
        for (place, (disc, text)) in zip(Disc.allCases, ["C Gluten", "C Milk", "O Eggs", "W Celery"]).enumerated() {
            page.print(text, x: 100, y: 700 + 40 * place)
            let line = page.lines.count - 1
            icon(
                disc.mask(), line: line, word: 0, x: 100, y: 700 + 40 * place, misread: [WordPlace(line: line, word: 0)]
            )
        }
        #expect(said(0) == [.contains(.gluten)])
    }

    /// A drawing that was read as a letter, between drawings of the legend, is one that nobody understands.
    @Test mutating func aLetterInARowOfDrawingsIsOne() {
        page.print("Lentil Soup C", x: 100, y: 100)
        icon(Self.corner, line: 0, word: 2, x: 300, y: 100, misread: [WordPlace(line: 0, word: 2)])
        icon(Disc.hole.mask(), line: 0, word: 3, x: 330, y: 100)
        legend()
        #expect(said(0) == [.contains(.eggs), .unresolved])
    }

    @Test mutating func theCurrencyBesideDrawingsIsNone() {
        page.print("Lentil Soup 12,50 €", x: 100, y: 100)
        icon(Self.corner, line: 0, word: 3, x: 330, y: 100, misread: [WordPlace(line: 0, word: 3)])
        icon(Disc.hole.mask(), line: 0, word: 4, x: 360, y: 100)
        legend()
        #expect(said(0) == [.contains(.eggs)])
    }

    /// Specks between the words of a note explain nothing.
    @Test mutating func aSentenceThatSaysWhatIsContainedIsNoLegend() {
        dish("Lentil Soup", [Disc.bar.mask()], y: 100)
        page.print("with nuts, eggs, milk, fish", x: 100, y: 700)
        icon(Disc.bar.mask(), line: 1, word: 2, x: 190, y: 700)
        icon(Disc.hole.mask(), line: 1, word: 3, x: 250, y: 700)
        #expect(said(0).isDisjoint(with: [.contains(.eggs), .contains(.milk), .contains(.fish)]))
    }

    // MARK: Lost legends

    /// Allergens one below the other, and nothing that was read beside them: their marks were lost.
    @Test func allergensWithoutMarksAreALegendThatWasLost() {
        var page = PrintedPage()
        for (row, name) in ["Lentil Soup", "Roast Duck", "Green Salad"].enumerated() {
            page.print(name, price: "\(row + 7).50", y: 100 + 60 * row)
        }
        for (row, text) in Self.meanings.enumerated() { page.print(text, x: 100, y: 700 + 24 * row) }
        let draft = page.draft
        #expect(draft.dishes.prefix(3).allSatisfy { $0.symbols.map(\.meaning) == [.unresolved] })
        #expect(draft.warnings.map(\.code).contains("marks_unread"))
    }

    /// Dishes that are allergens have prices, and a note that something contains them is no legend.
    @Test func dishesAndNotesAreNoLostLegend() {
        var page = PrintedPage()
        for (row, name) in ["Fish", "Eggs", "Nuts", "Milk"].enumerated() {
            page.print(name, price: "\(row + 7).50", y: 100 + 40 * row)
        }
        page.print("May contain nuts, milk and eggs", x: 100, y: 700)
        #expect(page.draft.dishes.allSatisfy { $0.symbols.isEmpty })
    }
}
