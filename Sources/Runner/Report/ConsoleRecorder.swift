internal import Foundation
internal import Models
internal import Stages
internal import Synchronization

/// Tells a person how a run goes: a progress line on a terminal, plain lines elsewhere.
final class ConsoleRecorder: RunRecorder {
    private struct State {
        var photos = 0
        var photosDone = 0
        /// Of these, how many nobody had to open.
        var photosKnown = 0
        var menusDone = 0
        var menus = 0
        var failed = 0
        var started = ContinuousClock.now
        var lineIsShown = false
    }

    private let state = Mutex(State())
    private let console: Console
    private let output: String
    /// Nil without an LLM.
    private let connection: ConnectionMonitor?
    private let showsProgress: Bool

    init(console: Console, output: String, connection: ConnectionMonitor? = nil) {
        self.console = console
        self.output = output
        self.connection = connection
        showsProgress = StandardStreams.errorIsTerminal && !console.isQuiet
    }

    func record(_ event: RunEvent) {
        state.withLock { state in
            clearProgress(&state)
            switch event {
            case .started(let menus, let photos, let jobs, let skipped):
                state.photos = photos
                state.menus = menus
                state.started = .now
                if showsProgress, connection != nil { redrawNowAndThen() }
                console.detail(
                    "\(photos) photos of \(menus) menus on \(jobs) lanes; \(skipped) other files passed over")
            case .problem(let path, let message):
                console.error("\(path): \(message)")
            case .photoFinished(_, _, let photo, let result, let durations):
                state.photosDone += 1
                tell(result, of: photo, durations, &state)
            case .menuFinished(let menu):
                state.menusDone += 1
                if menu.wasRead {
                    state.photosDone += menu.line.pages
                    if menu.isUnchanged { state.photosKnown += menu.line.pages }
                }
                if !showsProgress || console.isVerbose { tell(menu, state) }
            case .menusUnchanged(let menus):
                tellUnchanged(menus, &state)
            case .finished(let summary):
                state.menus = state.menusDone
                state.photos = state.photosDone
                if summary.isRehearsal { return }
                console.note("")
                if !console.isQuiet {
                    StandardStreams.printError(SummaryTable(summary: summary, output: output).text)
                } else if let failure = summary.writeFailure {
                    console.error(failure.message)
                }
                return
            }
            showProgress(&state)
        }
    }

    private func tell(_ result: PhotoResult, of photo: String, _ durations: StageDurations, _ state: inout State) {
        switch result {
        case .read:
            let stages = durations.seconds.map { "\($0.stage.rawValue) \(Int($0.seconds * 1000)) ms" }
            console.detail("\(photo): \(stages.isEmpty ? "known from an earlier run" : stages.joined(separator: ", "))")
        case .rejected(let advice):
            console.note("\(photo): left out. \(advice)")
        case .failed(let failure):
            state.failed += 1
            console.error("\(photo): \(failure.message)")
        }
    }

    private func tell(_ menu: MenuSummary, _ state: State) {
        let what = menu.isUnchanged ? "unchanged" : menu.line.status.rawValue
        let waiting = menu.pending > 0 ? ", \(menu.pending) wait for the LLM" : ""
        console.note(
            "[\(state.menusDone)/\(state.menus)] \(menu.line.menu): \(what), \(menu.line.dishes) dishes\(waiting)")
    }

    /// One line for all of them, since they may be very many.
    private func tellUnchanged(_ menus: [MenuSummary], _ state: inout State) {
        for menu in menus {
            state.menusDone += 1
            state.photosDone += menu.line.pages
            state.photosKnown += menu.line.pages
            if console.isVerbose { tell(menu, state) }
        }
        if !showsProgress, !console.isVerbose {
            console.note("[\(state.menusDone)/\(state.menus)] \(menus.count) menus are unchanged")
        }
    }

    /// While the LLM is waited for nothing else happens, and the line would go on saying how it was before.
    private func redrawNowAndThen() {
        Thread.detachNewThread { [weak self] in
            while let self, self.redraw() { Thread.sleep(forTimeInterval: 0.5) }
        }
    }

    /// False when there is nothing left to show.
    private func redraw() -> Bool {
        state.withLock { state in
            clearProgress(&state)
            showProgress(&state)
            return state.lineIsShown
        }
    }

    private func clearProgress(_ state: inout State) {
        guard state.lineIsShown else { return }
        StandardStreams.printError("\r\u{1B}[K")
        state.lineIsShown = false
    }

    private func showProgress(_ state: inout State) {
        guard showsProgress, state.photosDone < state.photos || state.menusDone < state.menus else { return }
        let line = ProgressLine(
            done: state.photosDone, total: state.photos, failed: state.failed,
            known: state.photosKnown, seconds: (ContinuousClock.now - state.started) / .seconds(1),
            connection: connection.flatMap { ConnectionText.word($0.state) })
        StandardStreams.printError(line.text(width: StandardStreams.terminalWidth ?? 80))
        state.lineIsShown = true
    }
}
