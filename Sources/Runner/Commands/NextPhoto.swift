internal import Synchronization

/// Gives each photo's place in a list to one lane.
final class NextPhoto: Sendable {
    private let rest: Mutex<Range<Int>>

    init(count: Int) {
        rest = Mutex(0..<count)
    }

    /// Nil when all are taken.
    func take() -> Int? {
        rest.withLock { $0.popFirst() }
    }
}
