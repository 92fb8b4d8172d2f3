internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Stages
internal import Synchronization

/// Shows a person how a run is going: a progress line on a terminal, plain lines elsewhere.
final class ConsoleRecorder: RunRecorder {
    private struct State {
        var photos = 0
        var photosDone = 0
        /// Of these, how many nobody had to open.
        var photosKnown = 0
        var menusDone = 0
        var menus = 0
        var failed = 0
        var leftOut = 0
        var waiting = 0
        var started = ContinuousClock.now
        /// When each photo in hand was begun.
        var inHand: [String: ContinuousClock.Instant] = [:]
        var lineIsShown = false
        var shownAt: ContinuousClock.Instant?
        var isOver = false
    }

    /// A line that changes more often than this can't be read.
    private static let repaint = Duration.milliseconds(100)

    private let state = Mutex(State())
    private let console: Console
    private let output: String
    /// The command that shows the results to somebody who has none yet, or nil.
    private let next: String?
    /// The command that finishes what waits for the LLM.
    private let remedy: String
    /// Nil without an LLM.
    private let connection: ConnectionMonitor?
    private let showsProgress: Bool

    init(
        console: Console, output: String, remedy: String, next: String? = nil, connection: ConnectionMonitor? = nil
    ) {
        self.console = console
        (self.output, self.next) = (output, next)
        self.remedy = remedy
        self.connection = connection
        showsProgress = StandardStreams.errorIsTerminal && !console.isQuiet
    }

    func record(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .started(let menus, let photos, let jobs, let skipped):
                state.photos = photos
                state.menus = menus
                state.started = .now
                if showsProgress { begin() }
                say(&state) {
                    $0.detail(
                        "\(CountedNoun.photos(photos)) of \(CountedNoun.menus(menus)) on \(CountedNoun.lanes(jobs)); "
                            + "\(CountedNoun(skipped, "other file").text) passed over")
                }
            case .note(let note):
                // Menus would be missing from the history.
                say(&state) { note.code == .noStore ? $0.error(note.text) : $0.note(note.text) }
            case .problem(let path, let message): say(&state) { $0.error("\(path): \(message)") }
            case .photoStarted(let photo): state.inHand[photo] = .now
            case .photoFinished(_, _, let photo, let result, let durations):
                state.inHand[photo.display] = nil
                state.photosDone += 1
                tell(result, of: photo.display, durations, &state)
            case .menuFinished(let menu):
                state.menusDone += 1
                if menu.wasRead {
                    state.photosDone += menu.line.pages
                    if menu.isUnchanged { state.photosKnown += menu.line.pages }
                }
                if menu.pending > 0 { state.waiting += 1 }
                if !showsProgress || console.isVerbose { tell(menu, &state) }
            case .menusUnchanged(let menus): tellUnchanged(menus, &state)
            case .ending:
                say(&state) { $0.note(RunEvent.endingText) }
            case .finished(let summary):
                end(&state)
                tell(summary)
                return
            }
            showProgress(&state)
        }
    }

    private func tell(_ result: PhotoResult, of photo: String, _ durations: StageDurations, _ state: inout State) {
        switch result {
        case .read:
            guard console.isVerbose else { return }
            let stages = durations.seconds.map { "\($0.stage.rawValue) \(Int($0.seconds * 1000)) ms" }
            let what = stages.isEmpty ? "known from an earlier run" : stages.joined(separator: ", ")
            say(&state) { $0.detail("\(photo): \(what)") }
        case .rejected(let advice):
            state.leftOut += 1
            say(&state) { $0.note("\(photo): left out. \(advice)") }
        case .failed(let failure):
            state.failed += 1
            say(&state) { $0.error("\(photo): \(failure.message)") }
        }
    }

    private func tell(_ menu: MenuSummary, _ state: inout State) {
        let what = menu.isUnchanged ? "unchanged" : menu.line.status.rawValue
        let waiting = menu.pending > 0 ? ", \(menu.pending) \(CountedNoun.wait(menu.pending)) for the LLM" : ""
        let place = "[\(state.menusDone)/\(state.menus)]"
        say(&state) {
            $0.note("\(place) \(menu.line.menu): \(what), \(CountedNoun.dishes(menu.line.dishes))\(waiting)")
        }
    }

    /// One line for all of them, since they may be very many.
    private func tellUnchanged(_ menus: [MenuSummary], _ state: inout State) {
        for menu in menus {
            state.menusDone += 1
            state.photosDone += menu.line.pages
            state.photosKnown += menu.line.pages
            if console.isVerbose { tell(menu, &state) }
        }
        if !showsProgress, !console.isVerbose {
            let what = menus.count == 1 ? "1 menu is" : "\(menus.count) menus are"
            console.note("[\(state.menusDone)/\(state.menus)] \(what) unchanged")
        }
    }

    private func tell(_ summary: RunSummary) {
        if summary.isRehearsal { return }
        console.note("")
        if !console.isQuiet {
            StandardStreams.printError(
                SummaryTable(
                    summary: summary, output: output, remedy: remedy, next: next, colours: .ofErrors,
                    showsSlowest: console.isVerbose
                ).text)
        } else if let failure = summary.writeFailure {
            console.error(failure.message)
        }
    }

    /// Prints where the progress line stood.
    private func say(_ state: inout State, _ tell: (Console) -> Void) {
        clearProgress(&state)
        tell(console)
    }
}

// MARK: - The progress line

extension ConsoleRecorder {
    /// From here on nobody else writes to the terminal. The line is also redrawn while nothing happens, since a photo
    /// may take long or the LLM may be slow.
    private func begin() {
        StandardStreams.guardError { [weak self] line in self?.tellStray(line) }
        Thread.detachNewThread { [weak self] in
            while let self, self.redraw() { Thread.sleep(forTimeInterval: 0.5) }
        }
    }

    private func end(_ state: inout State) {
        clearProgress(&state)
        state.isOver = true
        if showsProgress { StandardStreams.releaseError() }
    }

    /// What a library printed, for those who want to know all.
    private func tellStray(_ line: String) {
        guard console.isVerbose else { return }
        state.withLock { state in
            say(&state) { $0.detail("(a library) " + line) }
            showProgress(&state)
        }
    }

    /// False when there is nothing left to show.
    private func redraw() -> Bool {
        state.withLock { state in
            if !state.isOver { showProgress(&state, always: true) }
            return !state.isOver
        }
    }

    private func clearProgress(_ state: inout State) {
        guard state.lineIsShown else { return }
        StandardStreams.printError("\r\u{1B}[K")
        state.lineIsShown = false
    }

    private func showProgress(_ state: inout State, always: Bool = false) {
        let now = ContinuousClock.now
        guard showsProgress, state.photosDone < state.photos || state.menusDone < state.menus,
            always || state.shownAt.map({ now - $0 >= Self.repaint }) ?? true
        else { return }
        let oldest = state.inHand.min { ($0.value, $0.key) < ($1.value, $1.key) }
        let line = ProgressLine(
            done: state.photosDone, total: state.photos, failed: state.failed,
            known: state.photosKnown, seconds: (now - state.started) / .seconds(1), leftOut: state.leftOut,
            waiting: state.waiting,
            connection: connection.flatMap { ConnectionText.word($0.state) },
            slowest: oldest.map { ($0.key, (now - $0.value) / .seconds(1)) })
        StandardStreams.printError("\r\u{1B}[K" + line.text(width: StandardStreams.terminalWidth ?? 80))
        (state.lineIsShown, state.shownAt) = (true, now)
    }
}
