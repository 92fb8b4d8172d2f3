import Pages
import Testing

/// Spans of two columns, of which few reach into the corridor between them.
struct CorridorSpansTests {
    private func clear(_ spans: [(left: Double, right: Double)]) -> [Int] {
        CorridorSpans(spans, height: 20, corridor: 30).clear
    }

    private let rows: [(left: Double, right: Double)] = (0..<10).flatMap { row in
        [(left: 50, right: 200 + Double(row) * 10), (left: 400, right: 700)]
    }

    @Test func theFewThatReachIntoTheCorridorAreLeftOut() {
        #expect(clear(rows + [(50, 390)]) == Array(0..<20))
        #expect(clear(rows + [(50, 700), (50, 371)]) == Array(0..<20))
        #expect(clear(rows + [(50, 369)]) == Array(0..<21))
    }

    @Test func whereManyReachIntoItThereIsNone() {
        let many = rows + (0..<4).map { _ in (left: 50, right: 700) }
        #expect(clear(many) == Array(many.indices))
    }

    @Test func withoutASecondColumnAllStay() {
        #expect(clear([(50, 300), (55, 700), (60, 400)]) == [0, 1, 2])
        #expect(clear([]) == [])
    }

    @Test(arguments: [0.0, -20, .nan, .infinity, 1e300])
    func heightsThatNoLineHasAreNoTrouble(height: Double) {
        let spans = rows + [(left: -1e300, right: 1e300), (left: .infinity, right: .nan)]
        #expect(CorridorSpans(spans, height: height, corridor: 30).clear.allSatisfy(spans.indices.contains))
    }
}
