import Models
import Pages
import Reading
import TestMaterial
import Testing

@testable import Stages

/// What layout makes of a page, as it is drawn.
@Suite struct LayoutDrawingTests {
    /// Read on a sheet of twice the size.
    private static let page: ReadPage = {
        var printed = PrintedPage()
        printed.print("Tomato soup", price: "5.50", y: 200)
        printed.print("with basil and cream", x: 60, y: 230, size: 16)
        printed.print("Green salad", price: "6.00", y: 300)
        var page = printed.read
        page.straightening.scale = 2
        return page
    }()

    private static func doubled(_ box: Box) -> Box {
        Box(x: 2 * box.x, y: 2 * box.y, width: 2 * box.width, height: 2 * box.height)
    }

    private static let boxes = page.lines.map { $0.words.map { doubled($0.box) } }

    @Test func wordsAreTintedInTheColourOfTheirLabel() {
        let (outlines, tints) = LayoutDrawing(Self.page).labels(corrected: true)
        #expect(tints.map(\.box) == Self.boxes.flatMap(\.self))
        let dish: [StepColour] = [.green, .green, .red]
        let colours = dish + Array(repeating: .yellow, count: 4) + dish
        #expect(tints.map(\.colour) == colours && outlines.map(\.colour) == colours)
        // A name begins stronger than it goes on.
        #expect(tints[0].strength > tints[1].strength)
    }

    @Test func cellsAreJoinedByArrowsInReadingOrder() {
        let drawn = LayoutDrawing(Self.page).cells
        #expect(drawn.map(\.colour) == [.blue, .blue, .blue, .red, .red])
        let starts = Self.boxes.compactMap { $0.union() }.map { [$0.x, $0.midY] }
        let ends = drawn.suffix(2).map { arrow in arrow.corners.prefix(2).map { [Int($0.x), Int($0.y)] } }
        #expect(ends == [Array(starts[0...1]), Array(starts[1...2])])
    }

    @Test func dishesShowNamesAndPrices() {
        let (outlines, tints) = LayoutDrawing(Self.page).dishes
        #expect(outlines.map(\.colour) == [.blue, .blue])
        #expect(tints.map(\.colour) == [.green, .green, .red, .red])
        #expect(tints.map(\.box).suffix(2) == [Self.boxes[0][2], Self.boxes[2][2]])
        #expect(tints.first?.box == Self.boxes[0].prefix(2).union())
    }

    @Test func aPageWithoutTextHasNothingToDraw() {
        let drawing = LayoutDrawing(TestPages.withoutText())
        #expect(drawing.cells.isEmpty && drawing.labels(corrected: false).tints.isEmpty && drawing.dishes.tints.isEmpty)
    }
}
