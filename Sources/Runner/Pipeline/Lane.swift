internal import Models
internal import Stages

/// One worker of a run: takes a job, does it, takes the next. Owns its OCR engine; never shares it.
struct Lane {
    let plan: Plan
    let queue: JobQueue
    let board: MenuBoard
    let chain: PhotoChain
    let finished: FinishedMenus
    let announce: @Sendable (RunEvent) -> Void
    /// Where whole menus go.
    let handOver: @Sendable (MenuBoard.ReadMenu) -> Void

    func run() async {
        while let job = await queue.next() {
            switch job {
            case .takeUp(let menu):
                if let summary = finished.summary(of: plan.menus[menu]) {
                    announce(.menuFinished(summary))
                    await queue.takenUp(menu: menu, pages: 0)
                } else {
                    await board.takeUp(menu, pages: plan.menus[menu].pages.count)
                    await queue.takenUp(menu: menu, pages: plan.menus[menu].pages.count)
                }
            case .read(let menu, let page):
                let file = plan.menus[menu].pages[page]
                var durations = StageDurations()
                let outcome = await chain(file, durations: &durations)
                announce(
                    .photoFinished(
                        menu: plan.menus[menu].folder, page: page + 1, photo: file.path.display,
                        result: PhotoResult(outcome), durations: durations))
                let whole = await board.add(outcome, menu: menu, page: page, seconds: durations.total)
                if let whole { handOver(whole) }
            }
        }
    }
}
