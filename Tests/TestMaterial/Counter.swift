import Synchronization

/// Counts calls.
package final class Counter: Sendable {
    private let value = Mutex(0)

    package init() {}

    package func next() -> Int {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
