internal import Synchronization

/// Outputs lines in the order of their places, whatever order they come in.
final class LinesInOrder: Sendable {
    private struct State {
        var early: [Int: String] = [:]
        var next = 0
        var isBroken = false
        var added = 0
        var unanswered = 0
        var failures = 0
        var waiting: [(place: Int, resume: CheckedContinuation<Void, Never>)] = []

        func hasRoom(for place: Int) -> Bool { isBroken || place - next < LinesInOrder.window }

        /// Those whose time has come.
        mutating func takeReady() -> [CheckedContinuation<Void, Never>] {
            let ready = waiting.filter { hasRoom(for: $0.place) }.map(\.resume)
            waiting = waiting.filter { !hasRoom(for: $0.place) }
            return ready
        }
    }

    /// How far one place may be ahead of the first that is missing: bounds what waits in memory.
    static let window = 64

    private let state = Mutex(State())
    private let put: @Sendable (String) -> Bool

    /// - Parameter put: false when nothing more can be put out.
    init(put: @escaping @Sendable (String) -> Bool) {
        self.put = put
    }

    /// Whether the reader has gone or the disk is full.
    var isBroken: Bool { state.withLock(\.isBroken) }

    /// How many lines were added that tell of something that failed.
    var failures: Int { state.withLock(\.failures) }

    /// How many lines were added.
    var count: Int { state.withLock(\.added) }

    /// How many lines were added that tell of something that waits.
    var unanswered: Int { state.withLock(\.unanswered) }

    func add(_ line: String, at place: Int, isWhole: Bool, waits: Bool = false) {
        let ready = state.withLock { state in
            state.added += 1
            if waits { state.unanswered += 1 }
            if !isWhole { state.failures += 1 }
            state.early[place] = line
            while let line = state.early.removeValue(forKey: state.next) {
                state.next += 1
                if !state.isBroken, !put(line) { state.isBroken = true }
            }
            return state.takeReady()
        }
        for lane in ready { lane.resume() }
    }

    /// Returns when work on a place may begin; if places before it are much slower, it waits for them.
    func room(for place: Int) async {
        await withCheckedContinuation { lane in
            let hasRoom = state.withLock { state in
                if state.hasRoom(for: place) { return true }
                state.waiting.append((place, lane))
                return false
            }
            if hasRoom { lane.resume() }
        }
    }
}
