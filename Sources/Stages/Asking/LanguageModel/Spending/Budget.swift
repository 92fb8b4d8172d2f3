internal import Synchronization

/// What may be spent, shared by all requests of a run. Each reserves its worst case before it is sent, and what is left
/// of that is released once its price is known.
final class Budget: Sendable {
    private struct State {
        var spent = 0
        var unsettled = 0
        var reserved = 0
        var nextTicket = 0
        var waiting: [Waiting] = []

        /// Takes the amount if it fits; nil when it may fit once others have settled.
        mutating func take(_ amount: Int, of limit: Int) -> Bool? {
            let gone = spent.adding(unsettled)
            if gone.adding(reserved).adding(amount) <= limit {
                reserved = reserved.adding(amount)
                return true
            }
            return reserved > 0 && gone.adding(amount) <= limit ? nil : false
        }
    }

    private struct Waiting {
        var ticket: Int
        var amount: Int
        var continuation: CheckedContinuation<Bool, Never>
    }

    private typealias Answered = (CheckedContinuation<Bool, Never>, Bool)

    /// Millionths of the currency.
    let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: millionths of the currency; nil for no limit.
    init(limit: Int?) {
        self.limit = limit ?? .max
    }

    /// The cost of requests according to the service's counts; all amounts are in millionths.
    var spent: Int { state.withLock { $0.spent } }
    /// The worst case of requests that may have been charged for without the service saying so.
    var unsettled: Int { state.withLock { $0.unsettled } }
    /// The worst case of requests under way.
    var reserved: Int { state.withLock { $0.reserved } }

    /// Reserves an amount. Waits while others may still release what is missing; false when it can't be reserved or the
    /// task is cancelled.
    func reserve(_ amount: Int) async -> Bool {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    // Served in order of arrival, since a large request would otherwise wait for ever.
                    let taken = state.waiting.isEmpty ? state.take(amount, of: limit) : nil
                    if taken == nil {
                        state.waiting.append(Waiting(ticket: ticket, amount: amount, continuation: continuation))
                    }
                    return taken
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let answered = state.withLock { state in
                guard let own = state.waiting.firstIndex(where: { $0.ticket == ticket }) else { return [Answered]() }
                return [(state.waiting.remove(at: own).continuation, false)] + serve(&state)
            }
            for (continuation, answer) in answered { continuation.resume(returning: answer) }
        }
    }

    /// How a request ended financially.
    enum Outcome: Sendable {
        /// The service counted the tokens, which cost this much.
        case paid(Int)
        /// Nobody knows: the worst case stays reserved for good.
        case unknown
        /// It certainly cost nothing.
        case free
    }

    /// Ends a reservation.
    func settle(_ amount: Int, _ outcome: Outcome) {
        let answered = state.withLock { state in
            state.reserved = max(0, state.reserved - amount)
            switch outcome {
            case .paid(let cost): state.spent = state.spent.adding(cost)
            case .unknown: state.unsettled = state.unsettled.adding(amount)
            case .free: break
            }
            return serve(&state)
        }
        for (continuation, answer) in answered { continuation.resume(returning: answer) }
    }

    private func serve(_ state: inout State) -> [Answered] {
        var answered: [Answered] = []
        while let first = state.waiting.first, let taken = state.take(first.amount, of: limit) {
            state.waiting.removeFirst()
            answered.append((first.continuation, taken))
        }
        return answered
    }
}
