internal import Foundation
internal import Synchronization

/// Where the system keeps a person's secrets.
///
/// Each call may wait for a long time; `KeyringWatch` gives up on it.
protocol Keyring: Sendable {
    func key(_ id: String) -> KeyringAnswer
    /// False when the key wasn't stored.
    func keep(_ key: SecretKey, _ id: String) -> Bool
    /// False when it may still be there.
    func forget(_ id: String) -> Bool
    /// Cancels what is under way, as far as possible.
    func cancel()
}

enum KeyringAnswer: Sendable, Hashable {
    case key(SecretKey)
    case absent
    /// It can't be reached, is locked, or doesn't answer.
    case silent
}

/// Asks a keyring on a thread of its own and waits for a limited time: a keyring that hangs, or asks a person who isn't
/// there, must not hang the program.
struct KeyringWatch: Sendable {
    let keyring: any Keyring
    /// How long to wait for an answer, which is long enough for a person to type the keyring's password.
    var patience: Duration = .seconds(20)

    func key(_ id: String) -> KeyringAnswer { answer { $0.key(id) } ?? .silent }
    func keep(_ key: SecretKey, _ id: String) -> Bool { answer { $0.keep(key, id) } ?? false }
    func forget(_ id: String) -> Bool { answer { $0.forget(id) } ?? false }

    private func answer<Value: Sendable>(_ ask: @escaping @Sendable (any Keyring) -> Value) -> Value? {
        let box = AnswerBox<Value>()
        let keyring = keyring
        Thread.detachNewThread { box.put(ask(keyring)) }
        let answer = box.take(within: patience)
        if answer == nil { keyring.cancel() }
        return answer
    }
}

/// Passes one answer from one thread to another.
private final class AnswerBox<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func put(_ answer: Value) {
        value.withLock { $0 = answer }
        isThere.signal()
    }

    /// Nil when the answer didn't come in time.
    func take(within patience: Duration) -> Value? {
        let milliseconds =
            Int(clamping: patience.components.seconds) * 1000
            + Int(patience.components.attoseconds / 1_000_000_000_000_000)
        _ = isThere.wait(timeout: .now() + .milliseconds(milliseconds))
        return value.withLock { $0 }
    }
}
