internal import Synchronization

/// Lets a limited number of requests through at once, and the others in the order they came.
final class RequestGate: Sendable {
    private struct State {
        var width: Int
        var inside = 0
        var nextTicket = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []

        /// Removes and returns those for whom there is room now.
        mutating func admit() -> [CheckedContinuation<Bool, Never>] {
            let count = min(max(width - inside, 0), waiting.count)
            inside += count
            defer { waiting.removeFirst(count) }
            return waiting.prefix(count).map(\.continuation)
        }
    }

    private let state: Mutex<State>

    init(width: Int) {
        state = Mutex(State(width: width))
    }

    var hasWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// Sets how many may be inside; any surplus stays until it leaves.
    func resize(to width: Int) {
        let admitted = state.withLock { state in
            state.width = max(width, 1)
            return state.admit()
        }
        for continuation in admitted { continuation.resume(returning: true) }
    }

    /// Returns once there is room. False when the task was cancelled first, and then there is nothing to leave.
    func enter() async -> Bool {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    if state.inside < state.width {
                        state.inside += 1
                        return true
                    }
                    state.waiting.append((ticket, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let left = state.withLock { state in
                state.waiting.firstIndex { $0.ticket == ticket }.map { state.waiting.remove(at: $0).continuation }
            }
            left?.resume(returning: false)
        }
    }

    func leave() {
        let admitted = state.withLock { state in
            state.inside -= 1
            return state.admit()
        }
        for continuation in admitted { continuation.resume(returning: true) }
    }
}
