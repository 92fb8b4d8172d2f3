import Models
import Testing

@testable import Reading

struct LineDirectionTests {
    private func line(_ width: Int, _ height: Int, confidence: Double = 1, y: Int = 0) -> DetectedLine {
        DetectedLine(quad: Quad(Box(x: 0, y: y, width: width, height: height)), confidence: confidence)
    }

    @Test func tallLinesMakeAVerticalPage() {
        #expect(LineDirection.isVertical([line(20, 300), line(20, 200), line(100, 20)]))
        #expect(!LineDirection.isVertical([line(20, 100), line(200, 20), line(100, 20)]))
        #expect(!LineDirection.isVertical([line(20, 300), line(20, 300)]))
        #expect(!LineDirection.isVertical([]))
    }

    @Test func theSampleHoldsLongAndSureLinesInOrder() {
        let lines = [
            line(300, 20, y: 1), line(40, 20, y: 2), line(20, 400, y: 3), line(300, 20, confidence: 0.1, y: 4),
            line(310, 20, y: 5),
        ]
        #expect(LineDirection.sample(of: lines, count: 2).map(\.quad.topLeft.y) == [1, 5])
        #expect(LineDirection.sample(of: lines, count: 9).count == 4)
    }
}
