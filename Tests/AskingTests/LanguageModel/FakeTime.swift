import Foundation
import Synchronization

@testable import Asking

/// A clock that sleeps in no time and writes down for how long it should have slept.
final class FakeTime: Sendable {
    private struct State {
        var slept: [Duration] = []
        var now = Duration.zero
    }

    private let state = Mutex(State())

    var slept: [Duration] { state.withLock { $0.slept } }
    func advance(by duration: Duration) { state.withLock { $0.now += duration } }

    /// `random` is what chance always says, from 0 to 1.
    func timing(random: Double = 0) -> RetryTiming {
        RetryTiming(
            sleep: { duration in
                try Task.checkCancellation()
                self.state.withLock {
                    $0.slept.append(duration)
                    $0.now += duration
                }
            },
            random: { random },
            now: { self.state.withLock { $0.now } },
            date: { Date(timeIntervalSince1970: 1_700_000_000) })
    }
}
