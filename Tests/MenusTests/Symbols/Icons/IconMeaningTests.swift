import Menus
import Models
import TestMaterial
import Testing

@testable import Pages

/// Which candidates count as marks, and what they mean; the drawings are the program's own.
@Suite struct IconMeaningTests {
    private var page = PrintedPage()
    private var icons: [IconCandidate] = []

    /// A line with a drawing in front of its first word.
    private mutating func print(
        _ text: String, _ drawing: IconDrawing?, _ colour: IconColour = .green, y: Int, isDistinct: Bool = true,
        thickness: Double = 2
    ) throws {
        page.print(text, x: 100, y: y)
        guard let drawing else { return }
        let figure = try #require(TemplateFigures.all.first { $0.0 == drawing }?.1.first)
        icons.append(
            IconCandidate(
                box: Box(x: 70, y: y - 20, width: 20, height: 20), line: page.lines.count - 1, word: 0, isBehind: false,
                gap: 0.5, size: 1, thickness: thickness, colour: colour, isDistinct: isDistinct,
                mask: figure.mask(turned: 0, mirrored: false), misread: []))
    }

    private var menu: MarkedMenu {
        var read = page.read
        read.icons = icons
        return Symbols()([NumberedPage(number: 1, page: read)])
    }

    private func meanings(_ menu: MarkedMenu, line: Int) -> [SymbolMeaning] {
        menu.pages[0].marks.filter { $0.line == line }.flatMap(\.symbols).map(\.meaning)
    }

    @Test mutating func theLegendSaysWhatADrawingMeans() throws {
        try print("Lentil Soup", .star, .blue, y: 100)
        try print("Roast Duck", nil, y: 160)
        try print("Contains nuts", .star, .blue, y: 700)
        let menu = menu
        #expect(meanings(menu, line: 0) == [.contains(.nuts)])
        #expect(meanings(menu, line: 1).isEmpty)
        #expect(menu.pages[0].legend.map(\.line) == [2])
        #expect(menu.pages[0].icons.map(\.isLegend) == [false, true])
        #expect(menu.legend.map(\.meanings) == [[.contains(.nuts)]])
    }

    @Test mutating func colourTellsDrawingsOfOneShapeApart() throws {
        try print("Dal Makhani", .dot, .green, y: 100)
        try print("Mutton Curry", .dot, .red, y: 160)
        try print("Vegetarian", .dot, .green, y: 700)
        try print("Non vegetarian", .dot, .red, y: 760)
        let menu = menu
        #expect(meanings(menu, line: 0) == [.vegetarian])
        #expect(meanings(menu, line: 1) == [.containsMeat])
    }

    /// What a line says of its drawing may go on below it, or have words that no table knows.
    @Test mutating func meaningsGoOnBelow() throws {
        try print("Lentil Soup", .star, .blue, y: 100)
        try print("Roast Duck", .nut, .red, y: 160)
        for (row, entry) in [("Fish", IconDrawing.fish), ("Milk", .milk), ("Eggs", .egg)].enumerated() {
            try print(entry.0, entry.1, .green, y: 700 + 40 * row)
        }
        try print("Sulphur", .star, .blue, y: 820)
        page.print("dioxide", x: 100, y: 860)
        try print("Tree nuts (walnuts, zzyx,", .nut, .red, y: 900)
        let menu = menu
        #expect(meanings(menu, line: 0) == [.contains(.sulphites)])
        #expect(meanings(menu, line: 1) == [.contains(.nuts)])
    }

    /// A thin drawing of the size of the others, which the legend lacks and nobody read as a letter.
    @Test mutating func inkThatNobodyReadsIsDoubtedAmongDrawings() throws {
        try print("Lentil Soup", .star, .plain, y: 100, isDistinct: false, thickness: 0.7)
        try print("Roast Duck", .milk, .green, y: 160)
        for (row, entry) in [("Fish", IconDrawing.fish), ("Milk", .milk), ("Eggs", .egg)].enumerated() {
            try print(entry.0, entry.1, .green, y: 700 + 40 * row)
        }
        #expect(meanings(menu, line: 0) == [.unresolved])
    }

    /// The C in front of the crustaceans is a drawing, though it reads plainly as a letter.
    @Test mutating func aCodeGluedToItsMeaningMayBeADrawing() throws {
        try print("Lentil Soup", .star, .plain, y: 100, isDistinct: false, thickness: 1)
        for (row, entry) in [("Fish", IconDrawing.fish), ("Milk", .milk), ("Eggs", .egg)].enumerated() {
            try print(entry.0, entry.1, .green, y: 700 + 40 * row)
        }
        try print("C=crustaceans", .star, .plain, y: 820, isDistinct: false, thickness: 1)
        let last = icons.count - 1
        icons[last].misread = [WordPlace(line: icons[last].line, word: 0)]
        #expect(meanings(menu, line: 0) == [.contains(.crustaceans)])
    }

    @Test mutating func aRedDotIsNeverVegetarian() throws {
        try print("Mutton Curry", .dot, .red, y: 100)
        try print("Vegetarian", .dot, .red, y: 700)
        #expect(meanings(menu, line: 0) == [.unresolved])
    }

    @Test mutating func aLegendOnAnotherPageHolds() throws {
        try print("Lentil Soup", .star, .blue, y: 100)
        var first = page.read
        first.icons = icons
        page = PrintedPage()
        icons = []
        try print("Vegan", .star, .blue, y: 100)
        var second = page.read
        second.icons = icons
        let menu = Symbols()([NumberedPage(number: 1, page: first), NumberedPage(number: 2, page: second)])
        #expect(meanings(menu, line: 0) == [.vegan])
    }

    @Test(arguments: [
        (IconDrawing.dotInSquare, IconColour.green, SymbolMeaning.vegetarian), (.dotInSquare, .red, .containsMeat),
        (.triangleInSquare, .brown, .containsMeat), (.leaf, .green, .vegetarian), (.chilli, .red, .spicy),
        (.wheat, .brown, .contains(.gluten)), (.fish, .blue, .contains(.fish)), (.milk, .blue, .contains(.milk)),
        (.crustacean, .red, .contains(.crustaceans)), (.egg, .orange, .contains(.eggs)),
        (.nut, .brown, .contains(.nuts)), (.peanut, .orange, .contains(.peanuts)), (.soy, .green, .contains(.soybeans)),
    ])
    func withoutALegendTheMeaningIsCautious(_ drawing: IconDrawing, _ colour: IconColour, _ meaning: SymbolMeaning)
        throws
    {
        var copy = self
        try copy.print("Rice Bowl", drawing, colour, y: 100)
        try copy.print("Bean Stew", drawing, colour, y: 160)
        let symbols = copy.menu.pages[0].marks.flatMap(\.symbols)
        #expect(symbols.map(\.meaning) == [meaning, meaning])
        #expect(symbols.allSatisfy { $0.source == .convention })
    }

    @Test mutating func bulletsAreNoMarks() throws {
        for line in 0..<6 { try print("Rice Bowl", .dot, .green, y: 100 + 60 * line) }
        #expect(menu.pages[0].marks.isEmpty)
    }

    @Test mutating func oneStrangeDrawingIsNoMark() throws {
        try print("Rice Bowl", .leaf, .plain, y: 100, isDistinct: false, thickness: 1)
        try print("Bean Stew", .star, .blue, y: 160)
        #expect(!menu.pages[0].marks.flatMap(\.symbols).contains { $0.meaning == .vegetarian })
    }

    @Test mutating func aDishNamedLikeADietExplainsNothing() throws {
        try print("Vegan 9.50", .star, .blue, y: 100)
        try print("Roast Duck 12.50", .star, .blue, y: 160)
        #expect(!menu.pages[0].marks.flatMap(\.symbols).contains { $0.meaning == .vegan })
    }

    @Test mutating func wordsReadIntoADrawingLeaveTheName() throws {
        page.print("@) Paneer Tikka 9.50", x: 70, y: 100)
        page.print("@) Dal Makhani 8.50", x: 70, y: 160)
        let figure = try #require(TemplateFigures.all.first { $0.0 == .dotInSquare }?.1.first)
        for line in 0..<2 {
            icons.append(
                IconCandidate(
                    box: page.lines[line].words[0].box, line: line, word: 1, isBehind: false, gap: 0.5, size: 1,
                    thickness: 1, colour: .green, isDistinct: true, mask: figure.mask(turned: 0, mirrored: false),
                    misread: [WordPlace(line: line, word: 0)]))
        }
        let draft = FindDishes()(menu)
        #expect(draft.dishes.map(\.name) == ["Paneer Tikka", "Dal Makhani"])
        #expect(draft.dishes.map { $0.symbols.map(\.meaning) } == [[.vegetarian], [.vegetarian]])
        #expect(draft.pages[0].lines.map(\.text) == ["@) Paneer Tikka 9.50", "@) Dal Makhani 8.50"])
    }
}
