import Library
import Models
import Testing

@testable import Runner

@Suite struct MenuTallyTests {
    private func menu(_ number: Int, pending: Int = 0, isUnchanged: Bool = false) -> MenuSummary {
        var bundle = MenuBundle(
            id: "", status: .complete, source: "", languages: [], pages: [], dishes: [], warnings: [],
            producer: Producer(version: "1", fingerprint: ""))
        bundle.pendingDishes = (0..<pending).map { "dish-\($0)" }
        return MenuSummary(
            menu: "menu-\(1000 + number)", bundle: bundle, isUnchanged: isUnchanged, wasRead: false,
            seconds: Double(number))
    }

    @Test func keepsAScreenfulAndCountsAll() {
        var tally = MenuTally()
        for number in (0..<200).reversed() { tally.add(menu(number, pending: number % 2, isUnchanged: number < 50)) }
        #expect(tally.count == 200)
        #expect(tally.unchanged == 50)
        #expect(tally.all == nil)
        #expect(tally.pending == 100)
        #expect(tally.pendingRows.count == MenuTally.mostRows)
        #expect(tally.pendingRows.prefix(2).map(\.line.menu) == ["menu-1001", "menu-1003"])
        #expect(tally.slowest.map(\.seconds) == [199, 198, 197, 196, 195])
    }

    @Test func aFewAreAllKeptInOrder() {
        var tally = MenuTally()
        for number in [3, 1, 2] { tally.add(menu(number)) }
        #expect(tally.all?.map(\.line.menu) == ["menu-1001", "menu-1002", "menu-1003"])
    }
}
