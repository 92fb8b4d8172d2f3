import Testing

@testable import Runner

@Suite struct AssignmentTests {
    /// The greatest sum, by trying everything.
    private func bestSum(_ cells: [Assignment.Pair], from row: Int, rows: Int, taken: Set<Int>) -> Int {
        guard row < rows else { return 0 }
        var best = bestSum(cells, from: row + 1, rows: rows, taken: taken)
        for cell in cells where cell.row == row && !taken.contains(cell.column) {
            best = max(
                best, cell.weight + bestSum(cells, from: row + 1, rows: rows, taken: taken.union([cell.column])))
        }
        return best
    }

    @Test func theSumIsTheGreatestPossible() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<300 {
            let (rows, columns) = (1 + random(6), 1 + random(6))
            var cells: [Assignment.Pair] = []
            for row in 0..<rows {
                for column in 0..<columns where random(3) > 0 {
                    cells.append(.init(row: row, column: column, weight: 1 + random(20)))
                }
            }
            let pairs = Assignment.best(cells)
            #expect(pairs.reduce(0) { $0 + $1.weight } == bestSum(cells, from: 0, rows: rows, taken: []), "\(cells)")
            #expect(Set(pairs.map(\.row)).count == pairs.count && Set(pairs.map(\.column)).count == pairs.count)
            #expect(pairs.allSatisfy(cells.contains))
            #expect(pairs.map(\.row) == pairs.map(\.row).sorted())
        }
    }

    @Test func nothingIsPairedWithNothing() {
        #expect(Assignment.best([]).isEmpty)
    }
}
