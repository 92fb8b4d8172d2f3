internal import Synchronization

/// The moment from which an interrupted run waits for no more answers of a language model.
final class EndOfAsking: Sendable {
    /// From the interruption to this end: long enough for answers on their way, which are paid for already, and short
    /// enough for a person who waits at the console.
    static let grace = Duration.seconds(10)

    private struct State {
        var hasCome = false
        var tasks: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    var hasCome: Bool { state.withLock(\.hasCome) }

    /// Does the work in a task that the end cancels; whatever only asks then gives up at once.
    func bound<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result {
        let task = Task { await work() }
        let number: Int? = state.withLock { state in
            guard !state.hasCome else { return nil }
            state.next += 1
            state.tasks[state.next] = { task.cancel() }
            return state.next
        }
        if number == nil { task.cancel() }
        let result = await task.value
        if let number { state.withLock { _ = $0.tasks.removeValue(forKey: number) } }
        return result
    }

    /// The end has come.
    func come() {
        let tasks = state.withLock { state in
            state.hasCome = true
            return state.tasks.values
        }
        for cancel in tasks { cancel() }
    }
}
