import Models
import Testing

@testable import Reading

struct DotRowsTests {
    private func dots(_ count: Int, step: Int, y: Int = 50, size: Int = 4) -> [Box] {
        (0..<count).map { Box(x: 20 + $0 * step, y: y, width: size, height: size) }
    }

    @Test func evenDotsAreARow() {
        #expect(DotRows.find(among: dots(12, step: 11)).map(\.count) == [12])
    }

    @Test func dotsTooPaleToBeSeenLeaveOneRow() {
        var seen = dots(20, step: 7)
        for place in [16, 12, 11, 5, 2] { seen.remove(at: place) }
        #expect(DotRows.find(among: seen).map(\.count) == [15])
    }

    @Test func anEllipsisIsNone() {
        #expect(DotRows.find(among: dots(3, step: 9)).isEmpty)
        #expect(DotRows.find(among: dots(5, step: 9)).isEmpty)
    }

    @Test func twoRowsStayApart() {
        let rows = DotRows.find(among: dots(8, step: 10) + dots(9, step: 10, y: 90))
        #expect(rows.map(\.count).sorted() == [8, 9])
    }

    @Test func unevenSpecksAreNone() {
        let specks = [0, 9, 13, 40, 47, 60, 85, 92, 97, 130].map { Box(x: $0, y: 50, width: 4, height: 4) }
        #expect(DotRows.find(among: specks).isEmpty)
    }

    @Test func aSlantedRowIsFound() {
        let slanted = (0..<20).map { Box(x: $0 * 10, y: 50 + $0, width: 4, height: 4) }
        #expect(DotRows.find(among: slanted).map(\.count) == [20])
    }
}
