import Testing

@testable import Runner

@Suite("What lanes pull from")
struct JobQueueTests {
    @Test func finishesAMenuBeforeTheNext() async {
        let queue = JobQueue(menuCount: 2)
        guard case .takeUp(menu: 0) = await queue.next() else {
            Issue.record("The first menu comes first")
            return
        }
        await queue.takenUp(menu: 0, pages: 2)
        var order: [String] = []
        while let job = await queue.next() {
            switch job {
            case .takeUp(let menu):
                order.append("menu \(menu)")
                await queue.takenUp(menu: menu, pages: 1)
            case .read(let menu, let page): order.append("\(menu).\(page)")
            }
        }
        #expect(order == ["0.0", "0.1", "menu 1", "1.0"])
    }

    @Test func aLaneWaitsWhileAnotherTakesUpTheLastMenu() async {
        let queue = JobQueue(menuCount: 1)
        _ = await queue.next()
        async let waiting = queue.next()
        // Whichever comes first, the page must reach the waiting lane.
        await queue.takenUp(menu: 0, pages: 1)
        guard case .read(menu: 0, page: 0) = await waiting else {
            Issue.record("The waiting lane was sent away")
            return
        }
        #expect(await queue.next() == nil)
    }

    @Test func handsOutNothingAfterStop() async {
        let queue = JobQueue(menuCount: 3)
        _ = await queue.next()
        async let waiting = queue.next()
        await queue.stop()
        await queue.takenUp(menu: 0, pages: 5)
        _ = await waiting
        #expect(await queue.next() == nil)
    }
}
