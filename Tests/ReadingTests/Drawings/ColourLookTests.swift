import CLeptonica
import Models
import Testing

@testable import Menus
@testable import Pages
@testable import Reading

/// Drawings painted beside drawn text, found by their pixels.
@Suite struct ColourLookTests {
    static let names = ["Tomato soup", "Garlic bread", "Green salad", "Roast chicken", "Mushroom pie", "Fruit cake"]

    enum Treatment: CaseIterable { case clean, blurred, turned, compressed }

    private func page(_ drawing: IconDrawing?, _ colour: (Int, Int, Int)) throws -> Reading.Pix {
        var drawn = DrawnPage()
        drawn.lines = Self.names.enumerated().map { ($0.element, 120, 120 + 100 * $0.offset) }
        let grey = try drawn.pix()
        let page = try TestPicture.require(unsafe Reading.Pix(adopting: pixConvertTo32(grey.unsafePointer)))
        guard let drawing, let figure = TemplateFigures.all.first(where: { $0.0 == drawing })?.1.first else {
            return page
        }
        let cells = figure.mask(turned: 0, mirrored: false).values
        for line in 0..<3 {
            for y in 0..<24 {
                for x in 0..<24 where cells[(y * 16 / 24) * 16 + x * 16 / 24] > 0.5 {
                    unsafe pixSetRGBPixel(
                        page.unsafePointer, Int32(85 + x), Int32(98 + 100 * line + y), Int32(colour.0),
                        Int32(colour.1), Int32(colour.2))
                }
            }
        }
        return page
    }

    private func treated(_ pix: consuming Reading.Pix, _ treatment: Treatment) throws -> Reading.Pix {
        switch treatment {
        case .clean: return pix
        case .blurred:
            return try TestPicture.require(unsafe Reading.Pix(adopting: pixBlockconv(pix.unsafePointer, 1, 1)))
        case .turned:
            return try TestPicture.require(
                unsafe Reading.Pix(
                    adopting: pixRotate(
                        pix.unsafePointer, Float(3 * Double.pi / 180), Int32(L_ROTATE_AREA_MAP),
                        Int32(L_BRING_IN_WHITE), 0, 0)))
        case .compressed:
            var data: UnsafeMutablePointer<UInt8>?
            var size = 0
            try #require(unsafe pixWriteMemJpeg(&data, &size, pix.unsafePointer, 40, 0) == 0)
            defer { unsafe lept_free(data) }
            return try TestPicture.require(unsafe Reading.Pix(adopting: pixReadMemJpeg(data, size, 0, 1, nil, 0)))
        }
    }

    /// The words where the page has them; turned pages are levelled by the transform, as sheets are.
    private func candidates(on pix: borrowing Reading.Pix, turned: Bool) -> [IconCandidate] {
        let lines = Self.names.enumerated().map { line, name in
            var left = 120
            return name.split(separator: " ").map { word in
                let box = Box(x: left, y: 100 + 100 * line, width: word.count * 13, height: 21)
                left = box.maxX + 10
                return Word(text: String(word), box: box, confidence: 0.9)
            }
        }
        // Leptonica turns clockwise about the middle.
        let (sine, cosine) = turned ? (0.052336, 0.998630) : (0, 1)
        let (x, y) = (Double(pix.width / 2), Double(pix.height / 2))
        let back = SheetTransform(matrix: [
            cosine, -sine, x - x * cosine + y * sine, sine, cosine, y - x * sine - y * cosine, 0, 0, 1,
        ])
        let look = ColourLook(
            lines: lines, toPhoto: back, photoWidth: pix.width, photoHeight: pix.height, reduction: 1)
        return look.found(on: unsafe Reading.Pix(adopting: pixClone(pix.unsafePointer))).icons.map(look.inPhoto)
    }

    @Test(arguments: Treatment.allCases, [IconDrawing.leaf, .chilli, .dotInSquare, .fish, .peanut])
    func drawingsAreFoundBesideTheirLines(_ treatment: Treatment, _ drawing: IconDrawing) throws {
        let pix = try treated(try page(drawing, (30, 130, 60)), treatment)
        let found = candidates(on: pix, turned: treatment == .turned).filter { $0.colour == .green && $0.isDistinct }
        #expect(found.map(\.line) == [0, 1, 2])
        #expect(found.allSatisfy { $0.word == 0 && !$0.isBehind && $0.size > 0.7 && $0.size < 1.8 })
        let classes = IconClasses([found], legend: IconLegend([[]], pages: [[]]))
        #expect(classes.groups.count == 1)
        #expect(classes.groups.first?.match.drawing == drawing)
    }

    @Test(arguments: Treatment.allCases)
    func lettersAreNoDrawings(_ treatment: Treatment) throws {
        let pix = try treated(try page(nil, (0, 0, 0)), treatment)
        #expect(candidates(on: pix, turned: treatment == .turned).allSatisfy { !$0.isDistinct && $0.thickness < 1.6 })
    }

    /// Strips 36 pixels high per text height, as boxes of ink: what the finder makes of a word's pieces.
    private static func found(_ pieces: [Models.Box], reading text: String, as box: Models.Box) throws -> [Models.Box] {
        let page = try TestPicture.require(unsafe Reading.Pix(adopting: pixCreate(900, 200, 32)))
        unsafe pixSetAllArbitrary(page.unsafePointer, 0xffff_ff00)
        for piece in pieces {
            for y in piece.y..<piece.maxY {
                for x in piece.x..<piece.maxX {
                    unsafe pixSetRGBPixel(page.unsafePointer, Int32(x), Int32(y), 20, 20, 20)
                }
            }
        }
        let words = [
            Word(text: "Soup", box: Box(x: 150, y: 80, width: 100, height: 36), confidence: 1),
            Word(text: text, box: box, confidence: 0.9),
        ]
        return ColourLook(lines: [words], toPhoto: .identity, photoWidth: 900, photoHeight: 200, reduction: 1)
            .found(on: unsafe Reading.Pix(adopting: pixClone(page.unsafePointer))).icons.map(\.box)
    }

    private static func row(_ widths: [Int], from x: Int, gap: Int, y: Int = 80, height: Int = 36) -> [Models.Box] {
        widths.indices.map { place in
            Box(
                x: x + widths[..<place].reduce(0, +) + gap * place, y: y, width: widths[place], height: height)
        }
    }

    /// The detector's box of a price reaches over the two drawings behind it.
    @Test func drawingsWithinThePricesBoxAreFound() throws {
        let letters = Self.row([20, 20, 20, 20], from: 150, gap: 5)
        let digits = Self.row([14, 18, 18, 18], from: 400, gap: 10)
        let drawings = Self.row([34, 34], from: 560, gap: 14)
        let found = try Self.found(
            letters + digits + drawings, reading: "12,00", as: Box(x: 400, y: 80, width: 245, height: 36))
        #expect(found.count == 2 && found.allSatisfy { $0.x > 550 })
        let bare = try Self.found(letters + digits, reading: "12,00", as: Box(x: 400, y: 80, width: 120, height: 36))
        #expect(bare.isEmpty)
    }

    /// "[drawing]: Eggs": the colon is no part of the drawing.
    @Test func aColonIsNoPartOfTheDrawingBeforeIt() throws {
        let letters = Self.row([20, 20, 20, 20], from: 150, gap: 5)
        let colon = [Box(x: 136, y: 90, width: 6, height: 6), Box(x: 136, y: 108, width: 6, height: 6)]
        let drawing = Box(x: 96, y: 82, width: 34, height: 34)
        let found = try Self.found(
            letters + colon + [drawing, Box(x: 46, y: 82, width: 34, height: 34)], reading: "pie",
            as: Box(x: 300, y: 80, width: 60, height: 36))
        #expect(found.contains { abs($0.maxX - drawing.maxX) <= 2 && abs($0.x - drawing.x) <= 2 })
    }

    @Test func aPageWithoutPictureOrTextHasNone() throws {
        let look = ColourLook(lines: [], toPhoto: .identity, photoWidth: 10, photoHeight: 10, reduction: 1)
        #expect(look.found(on: nil).icons.isEmpty)
        #expect(look.found(on: try page(nil, (0, 0, 0))).icons.isEmpty)
    }

    @Test func wildBoxesAreHarmless() throws {
        let words = [
            Box(x: -5_000, y: -5_000, width: 20, height: 20), Box(x: 0, y: 0, width: 0, height: 0),
            Box(x: 90_000, y: 90_000, width: 300, height: 500), Box(x: 0, y: 0, width: 100_000, height: 7),
        ].map { Word(text: "Soup", box: $0, confidence: 0.9) }
        let look = ColourLook(
            lines: words.map { [$0] } + [words], toPhoto: .identity, photoWidth: 10, photoHeight: 10, reduction: 8)
        let icons = look.found(on: try page(.leaf, (0, 90, 0))).icons.map(look.inPhoto)
        #expect(icons.allSatisfy { $0.box.maxX <= 10 })
    }

    @Test func masksSurviveStorageAndRefuseNonsense() throws {
        let mask = IconMask(width: 20, height: 30) { x, y in x < 10 ? 1 : y / 30 }
        #expect(IconMask(cells: mask.cells) == mask)
        #expect(IconMask(cells: "0f") == nil)
        #expect(IconMask(cells: String(repeating: "g", count: 256)) == nil)
        #expect(abs(MaskShape(mask).likeness(MaskShape(mask)) - 1) < 1e-9)
    }
}
