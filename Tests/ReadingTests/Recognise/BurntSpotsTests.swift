import Models
import Testing

@testable import Reading

/// A lamp's reflection among text is found, on grey paper only.
struct BurntSpotsTests {
    /// Rows of words on paper of one grey, with a white spot over two of them.
    private func spots(paper: UInt8, spot: Box?) throws -> [Box] {
        var words: [Box] = []
        for row in 0..<6 {
            for column in 0..<5 { words.append(Box(x: 60 + 120 * column, y: 60 + 60 * row, width: 90, height: 24)) }
        }
        var bytes = [UInt8](repeating: paper, count: 720 * 480)
        func fill(_ box: Box, _ grey: UInt8) {
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { bytes[y * 720 + x] = grey } }
        }
        for word in words { fill(word, 30) }
        if let spot {
            fill(spot, 255)
            words.removeAll { $0.x < spot.maxX && spot.x < $0.maxX && $0.y < spot.maxY && spot.y < $0.maxY }
        }
        let raster = GreyRaster(width: 720, height: 480, bytes: bytes)
        return BurntSpots(raster: raster, words: words).boxes()
    }

    private let spot = Box(x: 170, y: 170, width: 220, height: 45)

    @Test func aSpotAmongWordsIsFound() throws {
        let found = try spots(paper: 200, spot: spot)
        #expect(found.count == 1)
        let box = try #require(found.first)
        #expect(abs(box.midX - spot.midX) <= 12 && abs(box.midY - spot.midY) <= 12)
        #expect(box.width >= spot.width && box.height <= spot.height + 12)
    }

    @Test func nothingIsFoundWithoutOne() throws {
        #expect(try spots(paper: 200, spot: nil).isEmpty)
    }

    @Test func whitePaperIsNoSpot() throws {
        #expect(try spots(paper: 255, spot: spot).isEmpty)
    }

    /// A white table beside the page, or a margin without shadow.
    @Test func whiteBeyondTheTextIsNoSpot() throws {
        #expect(try spots(paper: 200, spot: Box(x: 0, y: 0, width: 720, height: 50)).isEmpty)
        #expect(try spots(paper: 200, spot: Box(x: 0, y: 60, width: 130, height: 380)).isEmpty)
    }

    @Test func aSpeckHidesNoWord() throws {
        #expect(try spots(paper: 200, spot: Box(x: 155, y: 62, width: 14, height: 12)).isEmpty)
    }
}
