internal import Stages
internal import Synchronization

/// Limits the total weight of what is inside at one time: pixels that are being decoded and read, or menus that wait to
/// be judged.
///
/// Entry is in order of arrival: a large one waits until there is room, and nobody passes it, so it doesn't wait for
/// ever. One that exceeds the capacity goes in alone.
final class WeightedGate: PixelAdmission, Sendable {
    private struct State {
        var count = 0
        var weight = 0
        var waiting: [Waiting] = []
    }

    private struct Waiting {
        var weight: Int
        var resume: CheckedContinuation<Void, Never>
    }

    let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    var weightInside: Int { state.withLock(\.weight) }
    /// How many wait.
    var waiting: Int { state.withLock(\.waiting.count) }

    func admit(_ weight: Int) async {
        let weight = bounded(weight)
        await withCheckedContinuation { continuation in
            let isAdmitted = state.withLock { state in
                guard state.waiting.isEmpty, fits(weight, in: state) else {
                    state.waiting.append(Waiting(weight: weight, resume: continuation))
                    return false
                }
                take(weight, in: &state)
                return true
            }
            if isAdmitted { continuation.resume() }
        }
    }

    func leave(_ weight: Int) {
        let admitted = state.withLock { state in
            state.count -= 1
            state.weight -= bounded(weight)
            var admitted: [Waiting] = []
            while let next = state.waiting.first, fits(next.weight, in: state) {
                take(next.weight, in: &state)
                admitted.append(state.waiting.removeFirst())
            }
            return admitted
        }
        for one in admitted { one.resume.resume() }
    }

    /// What a photo's header claims may be anything.
    private func bounded(_ weight: Int) -> Int { min(max(weight, 0), capacity) }

    private func fits(_ weight: Int, in state: State) -> Bool {
        state.count == 0 || weight <= capacity - state.weight
    }

    private func take(_ weight: Int, in state: inout State) {
        state.count += 1
        state.weight += weight
    }
}
