import Models
import Testing

@testable import Reading

/// What counts as ink in an empty cell of 60 by 60 pixels.
struct MarkCellsTests {
    private static let area = Box(x: 20, y: 20, width: 60, height: 60)

    private static func ink(_ boxes: [Box]) throws -> MarkCells.Ink? {
        let side = 100
        var pixels = [UInt8](repeating: 230, count: side * side)
        for box in boxes {
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { pixels[y * side + x] = 40 } }
        }
        let raster = try #require(
            GreyRaster(try TestPicture.require(Reading.Pix(greyPixels: pixels, width: side, height: side))))
        return MarkCells.ink(in: area, of: raster)
    }

    @Test func aLetterIsFoundWhereItStands() throws {
        let letter = Box(x: 40, y: 34, width: 16, height: 30)
        #expect(try Self.ink([letter]) == MarkCells.Ink(box: letter, signs: 1))
    }

    @Test func lettersSideBySideAreCountedAndADotAboveOneIsNot() throws {
        let letters = [Box(x: 34, y: 34, width: 12, height: 30), Box(x: 54, y: 34, width: 12, height: 30)]
        #expect(try Self.ink(letters)?.signs == 2)
        let dotted = [Box(x: 40, y: 26, width: 15, height: 15), Box(x: 40, y: 45, width: 15, height: 24)]
        #expect(try Self.ink(dotted)?.signs == 1)
    }

    @Test func paperSpecksAndRulesAreNoLetters() throws {
        #expect(try Self.ink([]) == nil)
        #expect(try Self.ink([Box(x: 40, y: 40, width: 5, height: 5)]) == nil)
        // A table's rule runs through the cell, and a neighbour reaches into it.
        #expect(try Self.ink([Box(x: 50, y: 0, width: 3, height: 100)]) == nil)
        #expect(try Self.ink([Box(x: 10, y: 34, width: 20, height: 30)]) == nil)
    }
}
