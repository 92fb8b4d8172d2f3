internal import Judging
internal import Synchronization

/// A dish that is being asked about; others who want the same wait for its landing instead of asking again.
final class DishFlight: Sendable {
    typealias Landing = Result<ModelOpinion, LanguageModelFailure>

    private struct State {
        var landing: Landing?
        var nextTicket = 0
        var waiting: [Int: CheckedContinuation<Landing, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Tells everyone who waits or will wait; only the first landing counts.
    func land(_ landing: Landing) {
        let waiting = state.withLock { state in
            guard state.landing == nil else { return [Int: CheckedContinuation<Landing, Never>]() }
            state.landing = landing
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume(returning: landing) }
    }

    /// Returns at once if it has already landed; `.cancelled` when the waiting task is cancelled.
    func landed() async -> Landing {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known: Landing? = state.withLock { state in
                    if let landing = state.landing { return landing }
                    if Task.isCancelled { return .failure(.cancelled) }
                    state.waiting[ticket] = continuation
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: .failure(.cancelled))
        }
    }
}
