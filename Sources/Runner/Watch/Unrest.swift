internal import Files

/// What is going on in watched folders, as far as it tells when a menu's photos are complete.
struct Unrest {
    /// What the system said of a file.
    enum Event: Sendable {
        /// It was made or written to; whoever does so may go on.
        case written
        /// Whoever wrote it has closed it, or it came whole from elsewhere, or it is gone.
        case settled
    }

    /// What becomes one menu: a photo that lies in a folder that was named, or a folder below it.
    struct Unit: Sendable, Hashable {
        var source: FilePath
        var isFolder: Bool
    }

    /// How long nothing may have happened before photos are taken.
    enum Rest {
        /// After a photo that is a menu by itself.
        static let photo = Duration.milliseconds(200)
        /// After the last photo of a menu's folder: somebody copies one page after the other.
        static let folder = Duration.milliseconds(1000)
        /// After a file that nobody has closed, as far as was heard: a copier may pause, or have been heard of too late.
        static let open = Duration.seconds(3)
    }

    private struct State {
        var last: ContinuousClock.Instant
        /// Files that were written to and not closed since.
        var open: Set<FilePath> = []
    }

    private var states: [Unit: State] = [:]

    var isEmpty: Bool { states.isEmpty }

    /// Whether something is going on with a menu's photo or folder.
    func holds(_ source: FilePath) -> Bool {
        states[Unit(source: source, isFolder: false)] != nil || states[Unit(source: source, isFolder: true)] != nil
    }

    mutating func note(_ event: Event, _ name: FilePath?, of unit: Unit, at time: ContinuousClock.Instant) {
        var state = states[unit] ?? State(last: time)
        state.last = max(state.last, time)
        if let name {
            switch event {
            case .written: state.open.insert(name)
            case .settled: state.open.remove(name)
            }
        }
        states[unit] = state
    }

    /// The units in which all is at rest, which are taken out.
    mutating func settled(at time: ContinuousClock.Instant) -> Set<Unit> {
        let settled = states.filter { Self.end(of: $1, $0) <= time }.keys
        for unit in settled { states[unit] = nil }
        return Set(settled)
    }

    /// When the next unit is at rest, if nothing else happens; nil where there is none.
    var next: ContinuousClock.Instant? { states.map { Self.end(of: $1, $0) }.min() }

    private static func end(of state: State, _ unit: Unit) -> ContinuousClock.Instant {
        state.last + (state.open.isEmpty ? (unit.isFolder ? Rest.folder : Rest.photo) : Rest.open)
    }
}
