internal import Files
internal import Models
internal import Stages

/// One worker of a run, which takes one job after the other. It owns what reads its photos and never shares it.
struct Lane {
    let menus: MenuList
    let queue: JobQueue
    let board: MenuBoard
    let readers: LaneReader
    let finished: FinishedMenus
    let announce: @Sendable (RunEvent) -> Void
    /// Receives complete menus; waits while too many are there already.
    let handOver: @Sendable (OpenMenu) async -> Void

    func run() async {
        while let job = await queue.next() {
            switch job {
            case .takeUp(let menu):
                switch finished.left(of: menus[menu]) {
                case .nothing(let summary):
                    announce(.menuFinished(summary))
                    await queue.takenUp(menu: menu, pages: 0)
                case .pendingDishes(let bundle):
                    await handOver(.pending(index: menu, bundle))
                    await queue.takenUp(menu: menu, pages: 0)
                case .everything:
                    await board.takeUp(menu, pages: menus.pageCount(of: menu))
                    await queue.takenUp(menu: menu, pages: menus.pageCount(of: menu))
                }
            case .read(let menu, let page):
                let file = menus.photo(of: menu, page: page)
                announce(.photoStarted(photo: file.path.display))
                var durations = StageDurations()
                let reader = readers.reader(for: menus.facts(of: menu).languages)
                let (outcome, stamp) = await SteadyPhoto(file).read { await reader.read(file, durations: &durations) }
                announce(
                    .photoFinished(
                        menu: menus.folder(of: menu), page: page + 1, photo: file.path,
                        result: PhotoResult(outcome), durations: durations))
                let whole = await board.add(
                    outcome, stamp: stamp, menu: menu, page: page, seconds: durations.total)
                if let whole { await handOver(.read(whole)) }
            }
        }
    }
}

/// A menu that waits to be judged.
enum OpenMenu: Sendable {
    case read(MenuBoard.ReadMenu)
    /// Read and judged by an earlier run, but for some dishes.
    case pending(index: Int, MenuBundle)

    /// Its place among the menus that the run works on.
    var index: Int {
        switch self {
        case .read(let menu): menu.index
        case .pending(let index, _): index
        }
    }
}
