import Testing

@testable import Reading

struct DBPostProcessingTests {
    /// A map of 100 × 60 places with boxes of one probability each.
    private func map(_ boxes: (x: Range<Int>, y: Range<Int>, value: Float)...) throws -> ProbabilityMap {
        var values = [Float](repeating: 0.01, count: 6_000)
        for box in boxes {
            for y in box.y { for x in box.x { values[y * 100 + x] = box.value } }
        }
        return try #require(ProbabilityMap(width: 100, height: 60, values: values))
    }

    @Test func eachRegionIsALineGrownByItsAreaOverItsPerimeter() throws {
        let lines = DBPostProcessing().lines(in: try map((10..<50, 10..<16, 0.9), (60..<90, 40..<45, 0.8)))
        #expect(lines.count == 2)
        // One place more to the right and below by the 2 × 2 dilation; middles of places span 40 × 6.
        let first = try #require(lines.first)
        let margin = 40.0 * 6 * DBPostProcessing().ratio / (2 * (40 + 6))
        #expect(abs(first.quad.width - (40 + 2 * margin)) < 1e-6)
        #expect(abs(first.quad.height - (6 + 2 * margin)) < 1e-6)
        #expect(abs(first.quad.middle.x - 30.5) < 1e-6 && abs(first.quad.middle.y - 13.5) < 1e-6)
        #expect(first.confidence > 0.75 && first.confidence <= 0.9)
    }

    @Test func touchingRegionsAreOneAndCracksAreClosed() throws {
        #expect(DBPostProcessing().lines(in: try map((10..<30, 10..<16, 0.9), (31..<50, 10..<16, 0.9))).count == 1)
        #expect(DBPostProcessing().lines(in: try map((10..<30, 10..<16, 0.9), (34..<50, 10..<16, 0.9))).count == 2)
        let uShaped = try map((10..<14, 10..<40, 0.9), (40..<44, 10..<40, 0.9), (10..<44, 40..<44, 0.9))
        #expect(TextRegions.outlines(in: uShaped, threshold: 0.3, limit: 10).count == 1)
    }

    @Test func whatIsUnsureOrTinyIsNoLine() throws {
        #expect(DBPostProcessing().lines(in: try map((10..<50, 10..<16, 0.4))).isEmpty)
        #expect(DBPostProcessing().lines(in: try map((10..<12, 10..<12, 0.9))).isEmpty)
        #expect(DBPostProcessing().lines(in: try map()).isEmpty)
    }

    @Test func oddValuesDoNoHarm() throws {
        for value in [Float.nan, .infinity, -.infinity, 7] {
            let lines = DBPostProcessing().lines(in: try map((10..<50, 10..<16, value), (0..<100, 30..<60, 0.9)))
            #expect(lines.allSatisfy { $0.quad.isUsable && $0.confidence >= 0 && $0.confidence <= 1 })
        }
    }

    @Test func manyRegionsAreCutOff() throws {
        var values = [Float](repeating: 0, count: 400 * 400)
        for y in stride(from: 0, to: 400, by: 4) {
            for x in stride(from: 0, to: 400, by: 4) { values[y * 400 + x] = 1 }
        }
        let dots = try #require(ProbabilityMap(width: 400, height: 400, values: values))
        #expect(TextRegions.outlines(in: dots, threshold: 0.3, limit: 50).count == 50)
    }

    @Test func onlyAMapOfOnePictureAndChannelIsTaken() throws {
        #expect(ProbabilityMap(try #require(Tensor(shape: [1, 1, 2, 3], values: [0, 0, 0, 0, 0, 0])))?.width == 3)
        for shape in [[6], [2, 1, 1, 3], [1, 2, 1, 3], [1, 6]] {
            let tensor = try #require(Tensor(shape: shape, values: [0, 0, 0, 0, 0, 0]))
            #expect(ProbabilityMap(tensor) == nil)
        }
        #expect(Tensor(shape: [2, 2], values: [1, 2, 3]) == nil)
        #expect(Tensor(shape: [-1, -3], values: [1, 2, 3]) == nil)
        #expect(Tensor(shape: [Int.max, Int.max], values: []) == nil)
    }
}
