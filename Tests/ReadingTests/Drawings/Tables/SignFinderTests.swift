import CLeptonica
import Models
import Pages
import Testing

@testable import Reading

/// The signs of a table, painted beside drawn names and found by their pixels.
@Suite struct SignFinderTests {
    private static let names = [
        "Tomato soup", "Garlic bread", "Green salad", "Roast chicken", "Mushroom pie", "Fruit cake",
    ]
    private static let columns = [520, 600, 680, 760]
    private static let cells = [(0, 0), (0, 2), (1, 1), (2, 3), (3, 0), (3, 1), (4, 2), (5, 3)]

    enum Sign: CaseIterable { case dot, cross, tick }

    /// Whether a pixel so far from a sign's middle is ink.
    private static func isInk(_ sign: Sign, _ x: Int, _ y: Int) -> Bool {
        switch sign {
        case .dot: x * x + y * y <= 36
        case .cross: abs(abs(x) - abs(y)) <= 1
        case .tick: x < -2 ? abs(y - x - 8) <= 2 : abs(y + x - 4) <= 2
        }
    }

    private static func middle(_ row: Int, _ column: Int) -> (x: Int, y: Int) { (columns[column], 110 + 100 * row) }

    private static func raster(
        _ signs: [(sign: Sign, x: Int, y: Int)], isDark: Bool = false
    ) throws -> GreyRaster {
        var drawn = DrawnPage()
        if isDark { (drawn.paper, drawn.ink) = (drawn.ink, drawn.paper) }
        drawn.lines = names.enumerated().map { ($0.element, 120, 120 + 100 * $0.offset) }
        let pix = try drawn.pix()
        for (sign, x, y) in signs {
            for down in -8...8 {
                for right in -8...8 where isInk(sign, right, down) {
                    unsafe pixSetPixel(pix.unsafePointer, Int32(x + right), Int32(y + down), UInt32(drawn.ink))
                }
            }
        }
        let raster = GreyRaster(pix)
        return try #require(raster)
    }

    /// The words where the page has them.
    private static let words = names.enumerated().flatMap { line, name in
        var left = 120
        return name.split(separator: " ").map { word in
            let box = Box(x: left, y: 100 + 100 * line, width: word.count * 13, height: 21)
            left = box.maxX + 10
            return Word(text: String(word), box: box, confidence: 0.9)
        }
    }

    /// Wide heads stand over their columns, and not among the signs.
    @Test func headsRightAboveTheSignsAreNoNamesAmongThem() throws {
        let painted = Self.cells.map { Self.middle($0, $1) }
        let raster = try Self.raster(painted.map { (.cross, $0.x, $0.y) })
        let heads = Self.columns.map { column in
            Word(text: "gluten", box: Box(x: column - 36, y: 77, width: 72, height: 14), confidence: 0.9)
        }
        #expect(SignFinder(raster, words: Self.words + heads).signs.count == painted.count)
    }

    @Test(arguments: Sign.allCases, [false, true])
    func signsInRowsAndColumnsAreFound(_ sign: Sign, isDark: Bool) throws {
        let painted = Self.cells.map { Self.middle($0, $1) }
        let raster = try Self.raster(painted.map { (sign, $0.x, $0.y) }, isDark: isDark)
        let found = SignFinder(raster, words: Self.words).signs
        #expect(found.count == painted.count)
        #expect(found.allSatisfy { $0.isUsual })
        for (sign, place) in zip(found.sorted { ($0.box.midY, $0.box.midX) < ($1.box.midY, $1.box.midX) }, painted) {
            #expect(abs(sign.box.midX - place.x) <= 3 && abs(sign.box.midY - place.y) <= 3)
        }
    }

    @Test func anotherSignIsToldFromTheUsualOnes() throws {
        let signs = Self.cells.map { row, column in
            let place = Self.middle(row, column)
            return (row == 4 ? Sign.cross : .dot, place.x, place.y)
        }
        let found = try SignFinder(Self.raster(signs), words: Self.words).signs
        #expect(found.count == signs.count)
        #expect(found.filter { !$0.isUsual }.map(\.box.midY).allSatisfy { abs($0 - 510) <= 3 })
        #expect(found.count { !$0.isUsual } == 1)
    }

    @Test func lettersAloneMakeNoTable() throws {
        let signs = try SignFinder(Self.raster([]), words: Self.words).signs
        #expect(signs.isEmpty)
    }

    @Test func bulletsBeforeNamesMakeNoTable() throws {
        let bullets = Self.names.indices.flatMap { row in [40, 80].map { (Sign.dot, $0, 110 + 100 * row) } }
        let signs = try SignFinder(Self.raster(bullets), words: Self.words).signs
        #expect(signs.isEmpty)
    }

    /// Such icons follow the ends of the names, and stand in no columns.
    @Test func iconsBehindNamesMakeNoTable() throws {
        let icons = Self.names.enumerated().flatMap { row, name in
            [30, 60].map { (Sign.dot, 120 + name.count * 13 + $0 + (row % 3) * 60, 110 + 100 * row) }
        }
        let wider = Self.words.map { word in
            var word = word
            // Every other name reaches beyond the icons of the one above.
            if word.box.y / 100 % 2 == 0 { word.box.width *= 3 }
            return word
        }
        let signs = try SignFinder(Self.raster(icons), words: wider).signs
        #expect(signs.isEmpty)
    }

    @Test func wildBoxesAreHarmless() throws {
        let words = [
            Box(x: -5_000, y: -5_000, width: 20, height: 20), Box(x: 0, y: 0, width: 0, height: 0),
            Box(x: 90_000, y: 90_000, width: 300, height: 500), Box(x: 0, y: 0, width: 100_000, height: 20),
            Box(x: 3, y: 880, width: 10, height: 40), Box(x: 1_190, y: 3, width: 40, height: 15),
        ].map { Word(text: "Soup", box: $0, confidence: 0.9) }
        let signs = try SignFinder(Self.raster([]), words: words).signs
        #expect(signs.isEmpty)
    }

    // MARK: Turned heads

    private static var signs: [Models.Box] {
        cells.map { row, column in
            let place = middle(row, column)
            return Box(x: place.x - 6, y: place.y + 200 - 6, width: 12, height: 12)
        }
    }

    @Test func turnedHeadsAreLookedForOverTheSigns() throws {
        let area = try #require(TurnedHeads(signs: Self.signs, textHeight: 21).area(besides: Self.words))
        #expect(area.x < 514 && area.maxX > 766 && area.maxY == 304 && area.y == 0)
    }

    @Test func columnsWithLevelHeadsNeedNoOthers() {
        let heads = Self.columns.map {
            Word(text: "Milk", box: Box(x: $0 - 20, y: 250, width: 40, height: 20), confidence: 1)
        }
        #expect(TurnedHeads(signs: Self.signs, textHeight: 21).area(besides: heads) == nil)
    }
}
