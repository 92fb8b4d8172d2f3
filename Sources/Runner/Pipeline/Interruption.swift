internal import Dispatch
internal import Foundation
internal import Synchronization

/// Turns Ctrl-C, SIGTERM and the loss of the terminal into a request to end: the photos in hand are finished, but no
/// more are begun. A second one ends the program at once, and so does a first one when none of these is there any more
/// to be asked; what is on disk is intact in either case.
final class Interruption: Sendable {
    private struct State {
        var isRequested = false
        var action: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    init() {
        Signals.shared.tell(self)
    }

    deinit { Signals.shared.forget(self) }

    var isRequested: Bool { state.withLock(\.isRequested) }

    /// Sets what the first request does; done at once when it has already come.
    func onFirst(_ action: @escaping @Sendable () -> Void) {
        let isLate = state.withLock { state in
            state.action = action
            return state.isRequested
        }
        if isLate { action() }
    }

    /// Ends the program as a second request does.
    static func endAtOnce() -> Never { Signals.endAtOnce() }

    fileprivate func request() {
        let (isSecond, action) = state.withLock { state in
            defer { state.isRequested = true }
            return (state.isRequested, state.action)
        }
        if isSecond { Signals.endAtOnce() }
        action?()
    }
}

/// Watches for signals from the first interruption on, and never stops: a source that is made while another one for its
/// signal goes away would hear nothing.
private final class Signals: Sendable {
    static let shared = Signals()

    private let listeners = Mutex<[ObjectIdentifier: @Sendable () -> Void]>([:])
    // Set once and only kept alive; Dispatch doesn't declare its sources as shareable, although they are.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

    private init() {
        // The parent may want the program to live on: nohup, or a shell that puts it into the background.
        let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
        unsafe sources = numbers.map { number in
            DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
        }
        for (number, source) in unsafe zip(numbers, sources) {
            // The source only watches; the default action would still kill.
            signal(number, SIG_IGN)
            source.setEventHandler { [weak self] in
                let asked = self?.listeners.withLock { Array($0.values) } ?? []
                if asked.isEmpty { Signals.endAtOnce() }
                for request in asked { request() }
            }
            source.resume()
        }
    }

    /// Without the libraries' own clearing up, since other threads are still using them.
    static func endAtOnce() -> Never { _exit(ExitCode.interrupted.rawValue) }

    func tell(_ interruption: Interruption) {
        listeners.withLock { $0[ObjectIdentifier(interruption)] = { [weak interruption] in interruption?.request() } }
    }

    func forget(_ interruption: Interruption) {
        listeners.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(interruption)) }
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var present = sigaction()
        guard unsafe sigaction(signal, nil, &present) == 0 else { return false }
        // Handlers can't be compared, but the one that ignores is the number 1.
        return unsafe unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
