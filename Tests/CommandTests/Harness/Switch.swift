import Synchronization

/// Something that a test turns on or off while a server's script looks at it.
final class Switch: Sendable {
    private let state: Mutex<Bool>

    init(_ isOn: Bool) {
        state = Mutex(isOn)
    }

    var isOn: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
