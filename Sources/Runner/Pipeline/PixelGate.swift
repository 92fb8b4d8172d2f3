internal import Synchronization

/// Keeps the pixels that are being decoded and read at one time below what memory holds.
///
/// Photos go in as they come: a large one waits until there is room, and nobody passes it by, so it doesn't wait for
/// ever. One that is larger than all the room goes in alone.
final class PixelGate: PixelAdmission, Sendable {
    private struct State {
        var photos = 0
        var pixels = 0
        var waiting: [Waiting] = []
    }

    private struct Waiting {
        var pixels: Int
        var resume: CheckedContinuation<Void, Never>
    }

    /// Pixels.
    let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    var pixelsInside: Int { state.withLock(\.pixels) }
    /// Photos.
    var waiting: Int { state.withLock(\.waiting.count) }

    func admit(_ pixels: Int) async {
        let size = weight(pixels)
        await withCheckedContinuation { continuation in
            let isAdmitted = state.withLock { state in
                guard state.waiting.isEmpty, fits(size, in: state) else {
                    state.waiting.append(Waiting(pixels: size, resume: continuation))
                    return false
                }
                take(size, in: &state)
                return true
            }
            if isAdmitted { continuation.resume() }
        }
    }

    func leave(_ pixels: Int) {
        let admitted = state.withLock { state in
            state.photos -= 1
            state.pixels -= weight(pixels)
            var admitted: [Waiting] = []
            while let next = state.waiting.first, fits(next.pixels, in: state) {
                take(next.pixels, in: &state)
                admitted.append(state.waiting.removeFirst())
            }
            return admitted
        }
        for photo in admitted { photo.resume.resume() }
    }

    /// What a header claims may be anything.
    private func weight(_ pixels: Int) -> Int { min(max(pixels, 0), capacity) }

    private func fits(_ pixels: Int, in state: State) -> Bool {
        state.photos == 0 || pixels <= capacity - state.pixels
    }

    private func take(_ pixels: Int, in state: inout State) {
        state.photos += 1
        state.pixels += pixels
    }
}
