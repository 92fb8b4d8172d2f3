internal import Models

/// The queue that lanes take jobs from, one at a time, so that there are at most as many photos in memory as lanes.
///
/// A menu is first taken up, which decides whether it has to be read at all. Its pages then go to the front, so that
/// menus are finished one after the other.
actor JobQueue {
    enum Job: Sendable {
        case takeUp(menu: Int)
        case read(menu: Int, page: Int)
    }

    private var menusLeft: Range<Int>
    private var pages: [Job] = []
    private var beingTakenUp = 0
    private var isStopped = false
    private var waiting: [CheckedContinuation<Job?, Never>] = []

    init(menuCount: Int) {
        menusLeft = 0..<menuCount
    }

    /// The next job, or nil when there will be no more; waits while a menu being taken up may still bring pages.
    func next() async -> Job? {
        if let job = take() { return job }
        if isStopped || beingTakenUp == 0 { return nil }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Ends `takeUp`; `pages` is empty when the menu need not be read.
    func takenUp(menu: Int, pages count: Int) {
        beingTakenUp -= 1
        // Reversed, since jobs are taken from the end.
        pages.append(contentsOf: (0..<count).reversed().map { .read(menu: menu, page: $0) })
        serveWaiting()
    }

    /// No more jobs are handed out; those in hand go on.
    func stop() {
        isStopped = true
        pages = []
        menusLeft = 0..<0
        serveWaiting()
    }

    private func take() -> Job? {
        if isStopped { return nil }
        if let page = pages.popLast() { return page }
        guard let menu = menusLeft.popFirst() else { return nil }
        beingTakenUp += 1
        return .takeUp(menu: menu)
    }

    private func serveWaiting() {
        while !waiting.isEmpty {
            if let job = take() {
                waiting.removeFirst().resume(returning: job)
            } else if isStopped || beingTakenUp == 0 {
                waiting.removeFirst().resume(returning: nil)
            } else {
                return
            }
        }
    }
}
